"""What every seat has been told of a match so far, as text, event by event: its information, nothing forgotten.

The lines of a seat are those of the log as it may see it (`Match.redacted`). While seats act together, the others'
lines stay away and follow when the phase is over, one's own before them; so two states have equal texts for a seat
exactly where nothing that it was told differs.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from benben.engine.game import CHANCE
from benben.engine.record import values
from benben.match.log import OVER
from benben.research.stage import Stage


class Memory:
    """Follows a match by plain rules. `update` is given all (actor, action) so far and takes in what is new."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.state: Any = stage.game.layout.State()
        stage.game.rules.setup(stage.box, self.state)
        self.taken = 0  # how much of the history is in here
        self.texts = [f"seat {seat} of {stage.seats}" for seat in range(stage.seats)]
        self.whole = f"all of {stage.seats}"  # what nobody at the table is told: everything
        self._event: list[int] = []  # what the event under way consists of so far
        self._before: Any = None  # the state before it
        self._actor = CHANCE
        self._hidden: list[tuple[int, str]] = []  # (seat, text): events of a phase in which seats act together
        self._guessed = False  # others' events of this phase were drawn by a resampling, which does not tell them
        self._torn = False  # so was the beginning of the event under way

    def copy(self) -> Memory:
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.texts, twin._event, twin._hidden = self.texts[:], self._event[:], self._hidden[:]
        return twin

    def without_stage(self) -> Memory:
        """A copy to be stored, which is given a stage again when it is read."""
        twin = self.copy()
        twin.stage = None  # type: ignore[assignment]
        return twin

    # --- following ----------------------------------------------------------------------------------------------------

    def update(self, history: list[tuple[int, int]]) -> Memory:
        """The memory after a longer history; this one stays as it is."""
        if len(history) == self.taken:
            return self
        after = self.copy()
        for actor, action in history[self.taken :]:
            after._take(actor, action)
        return after

    def _take(self, actor: int, action: int) -> None:
        rules, box = self.stage.game.rules, self.stage.box
        if not self._event:
            self._before = self.state.copy()
            self._actor = actor
        self._event.append(action)
        rules.apply(box, self.state, actor, action)
        self.taken += 1
        if not rules.midway(box, self.state, actor):
            self._tell(actor, self._words(actor) if self._torn else self._sentence(actor))
            self._event, self._torn = [], False

    def _sentence(self, actor: int) -> str:
        notation, box = self.stage.game.notation, self.stage.box
        if actor == CHANCE:
            return notation.format_chance(box, self._before, self._event)
        return notation.format_action(box, self._before, actor, self._event)

    def _words(self, actor: int) -> str:
        """The same for a part of an event, which need not have words of its own."""
        try:
            return self._sentence(actor)
        except (IndexError, KeyError, ValueError):
            return f"actions {' '.join(map(str, self._event))}"

    def _tell(self, actor: int, text: str) -> None:
        rules, box = self.stage.game.rules, self.stage.box
        self.whole += f"\n{_name(actor)} {text}"
        if not self._hidden and not rules.together(box, self._before):
            for seat in range(self.stage.seats):
                self._add(seat, actor, text)
        else:
            self._hidden.append((actor, text))
            if actor != CHANCE:
                self._add(actor, actor, text)
            if not rules.together(box, self.state):
                self._disclose()
        if rules.acting(box, self.state) == 0:
            scores = [0] * self.stage.seats
            rules.scores(box, self.state, scores)
            for seat in range(self.stage.seats):
                self.texts[seat] += f"\n- {OVER} {scores}"

    def _add(self, seat: int, actor: int, text: str) -> None:
        self.texts[seat] += f"\n{_name(actor)} {self._redacted(seat, actor, text)}"

    def _redacted(self, seat: int, actor: int, text: str) -> str:
        who = None if actor == CHANCE else actor
        return self.stage.game.knowledge.redact({"n": 0, "who": who, "do": text}, seat)

    def _disclose(self) -> None:
        """The phase is over: everybody is told what the others did in it."""
        for seat in range(self.stage.seats):
            if self._guessed:
                self.texts[seat] += f"\n= {self._sight(seat)}"
            else:
                others = sorted((event for event in self._hidden if event[0] != seat), key=lambda event: event[0])
                for actor, text in others:
                    self._add(seat, actor, text)
        self._hidden, self._guessed = [], False

    def _sight(self, seat: int) -> str:
        view = self.stage.game.knowledge.view(self.stage.box, self.state, seat)
        return json.dumps(view, sort_keys=True, separators=(",", ":"))

    # --- what can be asked --------------------------------------------------------------------------------------------

    def text(self, seat: int) -> str:
        """All that a seat has been told, its own event under way included."""
        under_way = " ".join(map(str, self._event)) if self._event and self._actor == seat else ""
        return f"{self.texts[seat]}\n> {under_way}" if under_way else self.texts[seat]

    def sight(self, seat: int) -> str:
        """What a seat sees now, as JSON, its own event under way included."""
        under_way = " ".join(map(str, self._event)) if self._event and self._actor == seat else ""
        return f"{self._sight(seat)} > {under_way}" if under_way else self._sight(seat)

    def sentence_of(self, actor: int, action: int) -> str:
        """The event that an action begins or goes on with, as far as it is known; `...` where it would go on."""
        twin, rules, box = self.copy(), self.stage.game.rules, self.stage.box
        if not twin._event:
            twin._before = twin.state.copy()
        twin._event.append(action)
        rules.apply(box, twin.state, actor, action)
        return f"{twin._words(actor)} ..." if rules.midway(box, twin.state, actor) else twin._words(actor)

    def redrawn(self, seat: int, state: Any) -> Memory:
        """The same for a state in which all that `seat` cannot know was drawn anew.

        To `seat` nothing has changed. Of the others' pasts only what both were told is left; instead they are told
        what they see now, so that whatever they know in the new state tells their texts apart.
        """
        twin = self.copy()
        twin.state = state
        twin._torn = bool(self._event) and self._actor != seat
        if twin._torn:
            twin._event = []
        twin._guessed = bool(self.stage.game.rules.together(self.stage.box, state))
        for other in range(self.stage.seats):
            if other != seat:
                twin.texts[other] = (
                    f"seat {other} of {self.stage.seats}{self._shared(seat, other)}\n= {twin._sight(other)}"
                )
        twin.whole = f"{self._shared(seat, None)}\n= {' '.join(map(str, values(state)))}"
        return twin

    def _shared(self, seat: int, other: int | None) -> str:
        """What a seat was told that another one (None: anybody) was told too."""
        lines = self.texts[seat].split("\n")[1:]
        unseen = sum(actor == seat for actor, _ in self._hidden)
        found = ""
        for line in lines[: len(lines) - unseen]:
            who, _, text = line.partition(" ")
            if who.lstrip("-").isdigit() or who == "-":
                shown = self.stage.game.knowledge.redact(
                    {"n": 0, "who": None if who == "-" else int(who), "do": text}, other
                )
                found += f"\n{who} {shown}"
        return found


def _name(actor: int) -> str:
    return "-" if actor == CHANCE else str(actor)
