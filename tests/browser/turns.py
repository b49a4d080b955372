"""One turn of each game, as somebody without great plans plays it: by what can be seen and is offered on the page."""

from __future__ import annotations

from collections.abc import Callable

from player import Player

Turn = Callable[[Player], None]


def pyramids(player: Player) -> None:
    """Keep, mark or take: what lies lowest, because the tomb is there."""
    if player.sees("[data-point=dealt]"):
        for place in (1, 2):
            player.touch(f"[data-point=dealt] li:nth-child({place}) .choice")
        player.touch("[data-point=go] .strong")
    elif player.sees(".rail .choice"):
        player.touch(".rail .choice")
        player.confirm(".rail .go .strong")
    elif player.sees("[data-cell][aria-disabled=false]"):
        cell = player.look(LOWEST)
        player.touch(f"[data-cell={cell[1]}][data-card='{cell[0]}']")
        player.confirm("[data-point=go] .strong")
    else:
        player.touch(".hand button.strong")


LOWEST = """() => [...document.querySelectorAll('[data-cell][aria-disabled=false]')].map(one => one.dataset)
    .map(({card, cell}) => [card, cell]).sort((a, b) => b[1][1] - a[1][1])[0]"""


def anubix(player: Player) -> None:
    """Up to two stones: paid by dice where that can be, the keystone before the arch, that before all others."""
    for _ in range(2):
        field = player.look(STONE)
        if field is None:
            break
        player.touch(f"[data-point={field}]")
    if player.sees("[data-point=build][aria-disabled=false]"):
        player.touch("[data-point=build]")
        return
    asks_again = not player.sees("[data-point=pass].sure")  # where something could be built
    player.touch("[data-point=pass]")
    if asks_again:
        player.touch("[data-point=pass].sure")


STONE = """() => {
    const rank = point => 'klrpg'.indexOf(point[6])
    const found = [...document.querySelectorAll('[data-point^="field-"][aria-pressed=false]')].map(one => ({
        point: one.dataset.point, free: /can be built with a die/.test(one.getAttribute('aria-label')),
        dear: /can be built from the quarry/.test(one.getAttribute('aria-label')) }))
    const order = (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)
    const of = kind => found.filter(one => one[kind]).map(one => one.point).sort(order)[0]
    return of('free') ?? of('dear') ?? null
}"""


def stregati(player: Player) -> None:
    """On where that can be; else a card, the one that fits best; else what is offered, the most of it."""
    card = player.look(CARD)
    if player.sees("[data-choice=move]"):
        player.touch("[data-choice=move]")
    elif player.sees(".own .laid.can"):
        player.touch(".own .laid.can")
        player.confirm(PICKED)
    elif card is not None:
        player.touch(f".hand .can[data-card='{card}']")
        player.confirm(PICKED)
    elif player.sees(OFFERED):
        player.touch(f"[data-choice='{player.look(CHOICE)}']")
    else:
        for target in ("[data-choice=swap]", ".hand li:first-child button", "[data-choice=done]"):
            player.touch(target)


PICKED = "[data-choice]:is([data-choice^=play], [data-choice^=drop], [data-choice^=back])"
OFFERED = "[data-choice]:not([data-choice=swap], [data-choice=pay])"
CHOICE = f"""() => [...document.querySelectorAll('{OFFERED}')].map(one => one.dataset.choice)
    .sort((a, b) => (b > a && /^draw/.test(a) && /^draw/.test(b) ? 1 : 0))[0]"""
CARD = """() => {
    const found = [...document.querySelectorAll('.hand .can')].filter(one => one.querySelector('.beyond') === null)
    const fits = one => one.querySelector('.exact') ? 9 : one.querySelector('.enough') ? 8 : Number(one.dataset.card[1])
    return found.sort((a, b) => (fits(b) || 0) - (fits(a) || 0))[0]?.dataset.card ?? null
}"""

TURNS: dict[str, Turn] = {"anubix": anubix, "pyramids": pyramids, "stregati": stregati}
