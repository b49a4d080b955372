"""Games: what can be played, by which rules, with which components."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from benben.bots.bot import BOTS
from benben.engine.edition import edition_names, find_edition
from benben.engine.game import Game
from benben.engine.language import ENGLISH, Language
from benben.engine.option import Option
from benben.engine.registry import find_game, games
from benben.engine.rulebook import language_of_rules, parse_rules, read_rules
from benben.server.http.asking import REFUSALS
from benben.server.http.figure import FIGURES
from benben.server.http.refusal import Refusal

router = APIRouter(prefix="/api", tags=["games"], responses=REFUSALS)

Asked = Annotated[Language, Query(description="In which language.")]


class OptionTold(BaseModel):
    """An option of a match."""

    name: str
    kind: Literal["flag", "choice", "number", "seat"]
    choices: list[str] = Field(description="Of a choice.")
    defaults: dict[str, bool | int | str | None] = Field(description="By number of seats; null is off.")
    rule: str
    about: str

    @classmethod
    def of(cls, option: Option, seats: tuple[int, ...]) -> OptionTold:
        return cls(
            name=option.name,
            kind=option.kind,  # type: ignore[arg-type]
            choices=list(option.choices),
            defaults={str(n): option.by_seats.get(str(n), option.default) for n in seats},
            rule=option.rule,
            about=option.about,
        )


class GameTold(BaseModel):
    """What has to be known to set up a match."""

    id: str
    title: str
    rules: int = Field(description="The version of the rules.")
    seats: list[int]
    options: list[OptionTold]
    editions: list[str] = Field(description="The first one is played if none is named.")
    bots: list[str]
    credits: str

    @classmethod
    def of(cls, game: Game) -> GameTold:
        return cls(
            id=game.id,
            title=game.title,
            rules=game.version,
            seats=list(game.seats),
            options=[OptionTold.of(option, game.seats) for option in game.options],
            editions=edition_names(game),
            bots=list(BOTS),
            credits=game.credits,
        )


class Games(BaseModel):
    """All there is to choose from."""

    games: list[GameTold]
    figures: list[str] = Field(description="What guests can have beside their name.")


class RuleTold(BaseModel):
    """One numbered rule."""

    id: str
    heading: str
    text: str = Field(description="As Markdown.")


class RulesTold(BaseModel):
    """The rules of a game."""

    game: str
    version: int
    language: Language = Field(description="English, where the game has no rules in the language that was asked for.")
    markdown: str
    rules: list[RuleTold]


class EditionTold(BaseModel):
    """A set of components."""

    game: str
    name: str
    digest: str = Field(description="Equal for equal components.")
    components: dict[str, Any]


@router.get("/games")
async def list_games() -> Games:
    """All games, with seats, options, editions and bots."""
    return Games(games=[GameTold.of(game) for game in games().values()], figures=list(FIGURES))


@router.get("/games/{game}")
async def read_game(game: str) -> GameTold:
    """One game."""
    return GameTold.of(find_game(game))


@router.get("/games/{game}/rules")
async def read_game_rules(game: str, language: Asked = ENGLISH) -> RulesTold:
    """The rules of a game, whole and one by one, in a language. The English ones are the law."""
    return _rules(find_game(game).id, language)


@router.get("/games/{game}/editions")
async def list_editions(game: str) -> list[str]:
    """The editions that ship with a game."""
    return edition_names(find_game(game))


@router.get("/games/{game}/editions/{edition}")
async def read_edition(game: str, edition: str) -> EditionTold:
    """The components of an edition."""
    found, names = find_game(game), edition_names(find_game(game))
    if edition not in names:  # never a file of this machine
        raise Refusal(404, "unknown_edition", f"no edition {edition[:60]!r}; {game} ships {', '.join(names)}")
    shipped = find_edition(found, edition)
    return EditionTold(game=game, name=edition, digest=shipped.digest, components=shipped.as_dict())


@cache
def _rules(game: str, language: Language) -> RulesTold:
    found = find_game(game)
    text = read_rules(found, language)
    rules = [RuleTold(id=rule.id, heading=rule.heading, text=rule.text) for rule in parse_rules(text)]
    read = language_of_rules(found, language)
    return RulesTold(game=game, version=found.version, language=read, markdown=text, rules=rules)
