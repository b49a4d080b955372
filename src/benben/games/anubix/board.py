"""The sheets of Anubix for the terminal, in rich's markup: colours, and a letter for each, so that none is needed."""

from __future__ import annotations

from typing import Any

from benben.games.anubix.layout import HEIGHT, LEVELS

STYLES = {
    "red": "red",
    "yellow": "yellow",
    "blue": "blue",
    "orange": "dark_orange",
    "green": "green",
    "purple": "magenta",
}


def format_view(view: dict[str, Any]) -> str:
    """The table as a seat sees it: a built stone in brackets, a symbol's field with a star."""
    lines = [_headline(view), "", _dice(view), *_symbols(view)]
    starred = {field for symbol in view["symbols"] if symbol["open"] for field in symbol["fields"]}
    for player in view["players"]:
        lines += ["", *_player(view, player, starred)]
    return "\n".join(lines)


def _headline(view: dict[str, Any]) -> str:
    limit = f" of at most {view['max_rounds']}" if view["max_rounds"] else ""
    state = "over" if view["over"] else "the last round" if view["last_round"] else view["phase"]
    return f"[bold]Anubix[/]  round {view['round']}{limit}, {state}"


def _dice(view: dict[str, Any]) -> str:
    if not view["dice"]:
        return "Dice: not rolled yet"
    dice = [
        f"[{STYLES[die['colour']]}]{die['colour']}[/]" if die["free"] else f"[dim](used: {die['colour']})[/]"
        for die in view["dice"]
    ]
    return "Dice: " + "  ".join(dice)


def _symbols(view: dict[str, Any]) -> list[str]:
    """The bonuses, four in a line."""
    told = []
    for symbol in view["symbols"]:
        seats = " ".join(str(seat) for seat in symbol["seats"])
        state = "open" if symbol["open"] and not seats else f"seat {seats}" if seats else "closed"
        told.append(f"{symbol['name']} {'+'.join(symbol['fields'])}: {state}")
    rows = ["; ".join(told[at : at + 3]) for at in range(0, len(told), 3)]
    return [("Bonuses: " if at == 0 else "         ") + row for at, row in enumerate(rows)]


def _player(view: dict[str, Any], player: dict[str, Any], starred: set[str]) -> list[str]:
    seat = player["seat"]
    marks = [name for name, on in (("you", seat == view["seat"]), ("active", seat == view["active"])) if on]
    marks += ["to act"] if seat in view["acting"] else ["decided"] if player["decided"] else []
    sheet = f", sheet {player['sheet']}" if player["sheet"] else ""
    title = f"[bold]Seat {seat}[/]{sheet}{' (' + ', '.join(marks) + ')' if marks else ''}: {player['total']} points"
    if not player["sheet"]:
        return [title]
    score = "  ".join(f"{line['source']} {line['points']}" for line in player["score"])
    pictures = zip(_pyramid(player, starred), _arch(player, starred), _relief(player, starred), strict=True)
    lines = [title, "  " + score, *(f"  {pyramid}   {arch}   {relief}" for pyramid, arch, relief in pictures)]
    lines.append(f"  quarry {_quarry(player)}   gems {'◆' * player['gems'] or '-'}")
    if player["decision"]:
        lines.append(f"  decided: {player['decision']}")
    return lines


def _stone(player: dict[str, Any], field: str, starred: set[str]) -> str:
    """A field in three characters: [r] is built, r* bears the symbol of an open bonus, bold can be built."""
    colour = player["colours"][field]
    letter = colour[0]
    if field in player["marked"]:
        return f"[reverse {STYLES[colour]}]\\[{letter}][/]"
    weight = "bold " if field in player["open"] else ""
    return f"[{weight}{STYLES[colour]}] {letter}{'*' if field in starred else ' '}[/]"


def _pyramid(player: dict[str, Any], starred: set[str]) -> list[str]:
    rows = []
    for level in range(LEVELS, 0, -1):
        stones = [_stone(player, f"p{level}{place}", starred) for place in range(1, LEVELS + 2 - level)]
        margin = " " * (2 * (level - 1))
        rows.append(margin + " ".join(stones) + margin)
    return rows


def _arch(player: dict[str, Any], starred: set[str]) -> list[str]:
    rows = [f"  {_stone(player, 'k', starred)}  "]
    for height in range(HEIGHT, 0, -1):
        rows.append(f"{_stone(player, f'l{height}', starred)} {_stone(player, f'r{height}', starred)}")
    return rows


def _relief(player: dict[str, Any], starred: set[str]) -> list[str]:
    rows = [" ".join(_stone(player, f"g{row}{column}", starred) for column in range(1, 5)) for row in range(1, 4)]
    return ["", "", *rows]


def _quarry(player: dict[str, Any]) -> str:
    told = []
    for stone in player["quarry"]:
        letter = stone["colour"][0]
        text = {"used": "x", "lost": "-", "open": letter}[stone["state"]]
        told.append(f"[{STYLES[stone['colour']]}]{text}[/]" if stone["state"] == "open" else f"[dim]{text}[/]")
    return " ".join(told)
