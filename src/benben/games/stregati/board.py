"""The table of Stregati for the terminal, in rich's markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from benben.games.stregati.kinds import TOOL_LETTERS, TOOL_NAMES

COLOURS = {
    "L": "yellow",
    "P": "cyan",
    "R": "green",
    "T": "red",
    "magic": "magenta",
    "mummy": "bold white",
    "hex": "bold magenta",
    "guardian": "bold blue",
    "scarab": "bold yellow",
}
WIDTH = 96
PLACE = 11  # columns for one adventure of the row


def format_view(view: dict[str, Any]) -> str:
    """The table as a seat sees it, for the terminal."""
    lines = [_headline(view), "", *_row_lines(view), "", _storeroom(view), *_pile_lines(view), ""]
    for player in view["players"]:
        lines += [*_player_lines(view, player), ""]
    if view["seat"] is not None:
        lines += _listed("Your hand", _cards(view["hand"]) or "no cards")
    return "\n".join(lines)


def _headline(view: dict[str, Any]) -> str:
    game = view["match"]
    several = game["games"] or game["limit"]
    number = f"Game {game['game']}{' of ' + str(game['games']) if game['games'] else ''}, round" if several else "Round"
    last = f" of {game['max_rounds']}" if game["max_rounds"] else ""
    turn = "over" if view["over"] else f"{'extra ' if view['extra'] else ''}turn of seat {view['turn']}"
    return f"[bold]{number} {view['round']}{last}[/]   {turn}"


# --- the row ----------------------------------------------------------------------------------------------------------


def _row_lines(view: dict[str, Any]) -> list[str]:
    """The adventures, the chamber, and who stands beside them."""
    titles = [f"( {points} )" for points in view["row"]] + ["( ? )"] * (4 - len(view["row"]))
    titles += [f"[ chamber {view['chamber']} ]".replace("[", "\\[")]
    beside = [_seats_at(view, place) for place in range(5)]
    inside = _seats_at(view, 5)
    lines = [
        "".join(f"{title:<{PLACE}}" for title in titles),
        "".join(f"{seats:<{PLACE}}" for seats in beside).rstrip(),
    ]
    return lines + ([f"inside: {inside}"] if inside else [])


def _seats_at(view: dict[str, Any], place: int) -> str:
    return " ".join(str(player["seat"]) for player in view["players"] if player["place"] == place)


def _storeroom(view: dict[str, Any]) -> str:
    tools = []
    for letter, name in zip(TOOL_LETTERS, TOOL_NAMES, strict=True):
        text = f"[{COLOURS[letter]}]{letter} {name}[/]"
        tools.append(f"[bold reverse]▶ {text}[/]" if letter == view["arrow"] else text)
    return "Storeroom: " + "   ".join(tools)


def _pile_lines(view: dict[str, Any]) -> Iterator[str]:
    pile = view["discard"]
    hidden = f", {pile['hidden']} face down" if pile["hidden"] else ""
    yield f"Draw pile {view['draw']}, discard pile {pile['count']}{hidden}"
    if pile["known"]:
        yield from _listed("  discarded", _cards(pile["known"]))
    if pile["yours"]:
        yield from _listed("  put face down by you", _cards(pile["yours"]))


# --- players ----------------------------------------------------------------------------------------------------------


def _player_lines(view: dict[str, Any], player: dict[str, Any]) -> Iterator[str]:
    you = " (you)" if player["seat"] == view["seat"] else ""
    mark = "▶ " if player["seat"] in view["acting"] else "  "
    mummy = f"   [{COLOURS['mummy']}]mummy: 3 more needed[/]" if player["mummy"] else ""
    yield f"{mark}[bold]Seat {player['seat']}{you}[/]   {_standing(player)}{mummy}"
    yield f"    {_needs(player)}   penalty {player['total']}   hand {player['cards']}"
    if player["played"]:
        yield from _listed("    before them", _cards(player["played"]))
    if player["known"]:
        yield from _listed("    seen going to the hand", _cards(player["known"]))
    if player["either"]:
        yield from _listed("    in the hand or put face down", _cards(player["either"]))


def _standing(player: dict[str, Any]) -> str:
    if player["inside"]:
        return "[bold]inside the chamber[/]"
    return "beside the chamber" if player["beside_chamber"] else f"beside adventure {player['place'] + 1} of 4"


def _needs(player: dict[str, Any]) -> str:
    if player["need"] is None:
        return f"sum {player['have']}"
    if player["exact"]:
        return f"sum {player['have']} of {player['need']}: exact"
    if player["beyond"]:
        return f"sum {player['have']} of {player['need']}: too much for the chamber"
    return f"sum {player['have']} of {player['need']}, {player['missing']} missing"


def _cards(cards: Sequence[str]) -> list[str]:
    """Cards with their letters and colours, equal ones counted."""
    return [
        f"[{COLOURS[name if name in COLOURS else name[0]]}]{name}[/]" + (f"×{count}" if count > 1 else "")
        for name, count in Counter(cards).items()
    ]


def _listed(title: str, cards: Sequence[str] | str) -> Iterator[str]:
    """A title and cards, in as many lines as they need."""
    line, used = f"{title}:", len(title) + 1
    for text in [cards] if isinstance(cards, str) else cards:
        size = len(text.partition("]")[2].replace("[/]", "")) + 1 if text.startswith("[") else len(text) + 1
        if used + size > WIDTH:
            yield line
            line, used = "     ", 5
        line, used = f"{line} {text}", used + size
    yield line
