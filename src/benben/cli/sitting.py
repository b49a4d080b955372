"""A match at the terminal: people at some seats, bots at the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from benben.bots.bot import choose
from benben.cli.choice import TOGETHER, begun, groups, normalise
from benben.cli.log_file import format_event, format_seats, write_log
from benben.cli.prompt import Prompt
from benben.engine.errors import BadNotation, BenbenError, MatchError
from benben.match.log import OVER
from benben.match.match import Match

if TYPE_CHECKING:
    from rich.console import Console

HELP = """Type an action, its number in this list, or a beginning that only one action has. Besides:
  [bold]undo[/]       take back your last action, as long as it has revealed nothing
  [bold]board[/]      the table again            [bold]log[/]   all that happened so far
  [bold]rules ID[/]   what a rule says           [bold]?[/]     this list; ? TEXT: what begins so
  [bold]save FILE[/]  keep the log in a file     [bold]quit[/]  leave"""
COMMANDS = ("board", "log", "quit", "rules ", "save ", "undo")
MANY, FEW = 120, 6  # where more may be done, only so many actions of a group are listed
SHOWN = 6  # of the actions that begin alike
LEAVING = ("quit", "q", "exit")


class Sitting:
    """Asks people, lets bots choose, and shows each person only what their seat may know."""

    def __init__(
        self, match: Match, people: set[int], bot: str, seed: int, file: Path | None, prompt: Prompt, out: Console
    ) -> None:
        self.match, self.people, self.bot, self.seed, self.file = match, people, bot, seed, file
        self.prompt, self.out = prompt, out
        self._told = dict.fromkeys(people, 0)  # how many events each person has been told of
        self._last: int | None = None  # who typed last
        self._commands: dict[str, Callable[[int, str], object]] = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "save": self._save_as,
            "undo": self._undo,
        }

    def run(self) -> bool:
        """Play until the match is over; False when somebody left before."""
        while not self.match.is_over:
            bots = [seat for seat in self.match.acting if seat not in self.people]
            if bots:
                self.match.submit(bots[0], choose(self.match, bots[0], self.bot, self.seed))
            elif not self._turn(self.match.acting[0]):
                return False
        self._save()  # bots may have had the last action
        alone = min(self.people) if len(self.people) == 1 else None
        if alone is not None:
            self._tell(alone)
        self._show(alone)
        return True

    def name(self, seat: int) -> str:
        """What a seat is called at this table."""
        if seat not in self.people:
            return self.bot
        return "you" if len(self.people) == 1 else "a person"

    # --- one turn -----------------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> bool:
        """Ask a person until the match has changed; False when they leave."""
        self._save()  # bots may have acted since
        if not self._hand_over(seat):
            return False
        self._tell(seat)
        self._show(seat)
        while True:
            typed = self.prompt.ask(f"seat {seat}", self.match.legal(seat), COMMANDS)
            if typed is None or normalise(typed).lower() in LEAVING:
                return False
            if self._answer(seat, normalise(typed)):
                return True

    def _hand_over(self, seat: int) -> bool:
        """Where people share the screen, nobody sees what another one holds."""
        if not self.prompt.live or len(self.people) == 1 or self._last in (None, seat):
            return True
        self.out.clear()
        return self.prompt.ask(f"It is the turn of seat {seat}. Press Enter when nobody else looks", (), ()) is not None

    def _tell(self, seat: int) -> None:
        """What happened since a person was last told."""
        shown = self.match.redacted(seat)
        news = shown[min(self._told[seat], len(shown)) :]
        self._told[seat] = len(shown)
        for event in news:
            if event.who != seat and event.do != OVER:
                self.out.print(f"  {format_event(event)}", style="cyan", markup=False)

    def _answer(self, seat: int, text: str) -> bool:
        """Carry out what was typed; whether it has changed the match."""
        word, _, rest = text.partition(" ")
        if word.lower() in self._commands:
            return self._commands[word.lower()](seat, rest) is True
        return text != "" and self._submit(seat, text)

    def _submit(self, seat: int, text: str) -> bool:
        try:
            chosen = self._chosen(seat, text)
            self.match.submit(seat, chosen)
        except MatchError as error:
            return self._sorry(str(error))
        if chosen != text:
            self.out.print(f"  {chosen}", style="cyan", markup=False)
        self._last = seat
        self._save()
        return True

    def _chosen(self, seat: int, text: str) -> str:
        """The action that is meant. What can be read as an action is never taken for the beginning of another one."""
        legal = self.match.legal(seat)
        if text.isascii() and text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            raise MatchError(f"there is no action {text}; ? lists them, 1 to {len(legal)}")
        try:
            self.match.game.notation.parse_action(self.match.box, self.match.state, seat, text)
        except BadNotation:
            found = begun(text, legal)
            if len(found) > 1:
                more = ", …" if len(found) > SHOWN else ""
                raise MatchError(f"{len(found)} actions begin so: {', '.join(found[:SHOWN])}{more}") from None
            return found[0] if found else text
        return text

    def _sorry(self, text: str) -> bool:
        """Say why nothing has changed."""
        self.out.print(f"  {text}", style="red", markup=False)
        return False

    # --- commands -----------------------------------------------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> None:
        """The commands, and what may be done, in groups; with a beginning all that begins so."""
        legal = self.match.legal(seat)
        if rest:
            wanted = set(begun(rest, legal))
            if wanted:
                self._list([(number, text) for number, text in enumerate(legal, start=1) if text in wanted])
            else:
                self._sorry("no action begins so")
            return
        self.out.print(HELP)
        most = TOGETHER if len(legal) <= MANY else FEW
        for title, actions in groups(legal).items():
            self.out.print(f"\n[bold]{title}[/]")
            self._list(actions[:most])
            if len(actions) > most:
                self.out.print(f"  and {len(actions) - most} more; [bold]? {title}[/] lists them all")
        self.out.print()

    def _list(self, actions: list[tuple[int, str]]) -> None:
        """Numbered actions in columns."""
        from rich.columns import Columns

        width = max((len(text) for _, text in actions), default=0) + 6
        self.out.print(Columns([f"[dim]{number:>3}[/]  {text}" for number, text in actions], width=width))

    def _board(self, seat: int, rest: str) -> None:
        self._show(seat)

    def _show(self, seat: int | None) -> None:
        self.out.print()
        self.out.print(self.match.game.notation.format_view(self.match.view(seat)))
        self.out.print()

    def _log(self, seat: int, rest: str) -> None:
        for event in self.match.redacted(seat):
            self.out.print(f"{event.n:>4}  {format_event(event, seat)}", markup=False)

    def _rules(self, seat: int, rest: str) -> None:
        from benben.cli.screen import print_markdown
        from benben.engine.rulebook import find_rules, markdown

        if not rest:
            self._sorry(f"which one? Such as: rules {self.match.breakdown()[seat][0]['rule']}")
            return
        try:
            print_markdown(self.out, markdown(find_rules(self.match.game, rest)))
        except BenbenError as error:
            self._sorry(str(error))

    def _undo(self, seat: int, rest: str) -> bool:
        """Of people who share the screen the one who typed last may want it, though another one is asked now."""
        able = [other for other in (seat, self._last) if other is not None and self.match.can_undo(other)]
        if not able:
            return self._sorry("your last action cannot be taken back: there is none, or it has revealed something")
        taken = self.match.undo(able[0])
        self._told = {other: min(told, len(self.match.redacted(other))) for other, told in self._told.items()}
        self.out.print(f"  taken back: {taken}", style="cyan", markup=False)
        self._save()
        return True

    # --- saving -------------------------------------------------------------------------------------------------------

    def _save_as(self, seat: int, rest: str) -> None:
        if not rest:
            self._sorry("into which file? Such as: save match.jsonl")
            return
        file = Path(rest).expanduser()
        if file.exists() and file != self.file:
            self._sorry(f"{file} exists already; choose another name")
            return
        try:
            write_log(file, self.match)
        except OSError as error:
            self._sorry(f"{file}: {error.strerror}")
            return
        self.file = file
        self.out.print(f"  from now on the log is kept in {file}", style="cyan", markup=False)

    def _save(self) -> None:
        """After every action, so that nothing is lost; a full disk does not end the match."""
        try:
            self.save()
        except OSError as error:
            self._sorry(f"the log could not be kept: {error}")

    def save(self) -> None:
        """Write the log, where it is kept in a file."""
        if self.file is not None:
            write_log(self.file, self.match)

    def leave(self) -> str:
        """What becomes of a match that was left: how to go on with it."""
        if self.file is None:
            return "The match was not kept; --log FILE or the command save FILE keeps one."
        self._save()
        seats = "" if self.people == {0} else f" --humans {','.join(map(str, sorted(self.people)))}"
        bot = "" if self.bot == "greedy" else f" --bot {self.bot}"
        return f"The match is kept; go on with: benben play --resume {self.file}{seats}{bot}"


def introduce(sitting: Sitting) -> str:
    """Who sits where."""
    match = sitting.match
    bots = [seat for seat in range(match.seats) if seat not in sitting.people]
    against = {0: "", 1: f", {format_seats(bots)} is a {sitting.bot} bot"}
    others = against.get(len(bots), f", {format_seats(bots)} are {sitting.bot} bots")
    return f"{match.game.title}: you are {format_seats(sorted(sitting.people))}{others}.  ? shows what you can do."
