"""Games: what can be chosen, by which rules, with which components."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from benben.engine.language import LANGUAGES, Language
from benben.engine.option import resolve_options
from benben.engine.registry import find_game, games
from benben.engine.rulebook import language_of_rules, read_rules
from server.http.people import Person

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(plain: FastAPI) -> FastAPI:
    """Nothing here asks much of a database."""
    return plain


async def test_all_games_are_listed_with_what_a_match_needs(app: FastAPI) -> None:
    told = await Person(app).get("/games")
    assert [game["id"] for game in told["games"]] == list(games())
    for game in told["games"]:
        found = find_game(game["id"])
        assert game["seats"] == list(found.seats)
        assert game["credits"] == found.credits
        assert game["editions"][0] == "benben"
        assert {"greedy", "random"} <= set(game["bots"])
        assert await Person(app).get(f"/games/{game['id']}") == game


@pytest.mark.parametrize("game", games())
async def test_the_defaults_that_are_told_are_those_of_a_match(app: FastAPI, game: str) -> None:
    told = await Person(app).get(f"/games/{game}")
    for seats in told["seats"]:
        by_name = {option["name"]: option["defaults"][str(seats)] for option in told["options"]}
        on = {name: value for name, value in by_name.items() if value is not None}
        assert on == resolve_options(find_game(game).options, seats, {})


@pytest.mark.parametrize("game", games())
async def test_rules_are_told_whole_and_by_their_ids(app: FastAPI, game: str) -> None:
    told = await Person(app).get(f"/games/{game}/rules")
    assert told["markdown"].startswith("# ")
    assert len(told["rules"]) > 30
    for rule in told["rules"]:
        assert f"**{rule['id']}**" in rule["text"]
        assert rule["text"] in told["markdown"]


@pytest.mark.parametrize("game", games())
async def test_editions_are_told_with_their_components(app: FastAPI, game: str) -> None:
    names = await Person(app).get(f"/games/{game}/editions")
    for name in names:
        told = await Person(app).get(f"/games/{game}/editions/{name}")
        assert told["components"]
        assert len(told["digest"]) == 16


async def test_what_there_is_not_is_said_with_what_there_is(app: FastAPI) -> None:
    person = Person(app)
    assert "pyramids" in (await person.get("/games/chess", 404))["text"]
    assert (await person.get("/games/chess/rules", 404))["error"] == "unknown_game"
    assert (await person.get("/games/chess/editions", 404))["error"] == "unknown_game"
    assert "benben" in (await person.get("/games/anubix/editions/gold", 404))["text"]


async def test_no_file_of_the_machine_is_read_as_an_edition(app: FastAPI) -> None:
    for name in ("%2Fetc%2Fpasswd", "..%2Feditions%2Fbenben.txt", "benben.txt"):
        await Person(app).get(f"/games/anubix/editions/{name}", 404)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_are_told_in_the_language_that_is_asked_for(app: FastAPI, game: str, language: Language) -> None:
    person = Person(app)
    told, law = await person.get(f"/games/{game}/rules?language={language}"), await person.get(f"/games/{game}/rules")
    assert told["language"] == language_of_rules(find_game(game), language)
    assert told["markdown"] == read_rules(find_game(game), language)
    assert [rule["id"] for rule in told["rules"]] == [rule["id"] for rule in law["rules"]]
    assert law["language"] == "en"


async def test_a_language_that_benben_does_not_speak_is_refused(app: FastAPI) -> None:
    told = await Person(app).get("/games/anubix/rules?language=fr", 422)
    assert "language" in told["text"]
    assert "'en', 'pt', 'es', 'it' or 'de'" in told["text"]
