"""The studio: editions while somebody draws them. Checked, tried out by bots, printed; nothing of it is kept here."""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import AsyncGenerator
from contextlib import aclosing, asynccontextmanager
from functools import partial
from importlib.util import find_spec
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field
from starlette.types import Receive, Scope, Send

from benben.engine.edition import edition_names
from benben.engine.errors import BadOption, EditionError, Finding
from benben.engine.game import Game
from benben.engine.language import ENGLISH, Language
from benben.engine.option import resolve_options
from benben.engine.registry import find_game
from benben.server.http.asking import REFUSALS, AskedServer, Form, Known, Server, aside, per_address, per_guest
from benben.server.http.refusal import Refusal
from benben.server.limits import Full
from benben.server.workshop import Busy, Failed
from benben.studio.draft import MOST_NAME, Draft, read_draft, write_draft

router = APIRouter(prefix="/api/studio", tags=["studio"], responses=REFUSALS)

MOST_TEXT = 256 * 1024
MOST_MATCHES = 2000
TRIAL_TIME = 180.0  # seconds, of which compiling takes the most where it is the first time
PRINT_TIME = 60.0
MOST_COMPONENTS = 200  # names at the top of components
NDJSON = "application/x-ndjson"
UNBUFFERED = {"X-Accel-Buffering": "no"}  # proxies are to hand on lines as they come

Text = Annotated[str, Field(max_length=MOST_TEXT, description="A whole edition, as its file.")]
Options = Annotated[dict[str, bool | int | str | None], Field(default_factory=dict, max_length=50)]


class FindingTold(BaseModel):
    """One thing that is wrong with a draft, or remarkable."""

    line: int = Field(description="Of the text; 0 is the whole.")
    where: str
    rule: str = Field(description='The rule that it breaks; "format" is how a file is written.')
    text: str
    refused: bool = Field(description="False for a remark, which keeps nobody from playing.")

    @classmethod
    def of(cls, finding: Finding) -> FindingTold:
        return cls(**vars(finding))


class DraftTold(BaseModel):
    """A draft as text and as components, and what the checker says."""

    game: str
    name: str
    text: str
    components: dict[str, Any] = Field(description="As far as the text can be read.")
    findings: list[FindingTold]
    playable: bool
    digest: str | None = Field(description="Equal for equal components; null while the draft is not playable.")

    @classmethod
    def of(cls, draft: Draft) -> DraftTold:
        return cls(
            game=draft.game.id,
            name=draft.name,
            text=draft.text,
            components=draft.components,
            findings=[FindingTold.of(finding) for finding in draft.findings],
            playable=draft.playable,
            digest=draft.edition.digest if draft.playable else None,
        )


class TextForm(Form):
    """A draft as it was written."""

    text: Text


class DrawingForm(Form):
    """A draft as it was drawn."""

    components: dict[str, Any] = Field(max_length=MOST_COMPONENTS)
    name: str = Field(default="", max_length=2 * MOST_NAME)


class TrialForm(TextForm):
    """Matches of bots."""

    seats: int | None = Field(default=None, ge=1, le=20, description="As few as the game takes, if it is left out.")
    matches: int = Field(default=500, ge=1, le=MOST_MATCHES)
    options: Options
    seed: int | None = Field(default=None, ge=0, lt=2**31, description="Decides all matches; by chance, if left out.")


class PrintForm(TextForm):
    """Pages to print."""

    paper: Literal["a4", "letter"] = "a4"
    language: Language = ENGLISH


# --- drafts -----------------------------------------------------------------------------------------------------------


@router.get("/{game}/{edition}", dependencies=[per_address("drafts")])
async def read_shipped(game: str, edition: str) -> DraftTold:
    """An edition that ships, to begin with."""
    found = find_game(game)
    if edition not in edition_names(found):  # never a file of this machine
        names = ", ".join(edition_names(found))
        raise Refusal(404, "unknown_edition", f"no edition {edition[:60]!r}; {found.id} ships {names}")
    text = (found.folder / "editions" / f"{edition}.txt").read_text("utf-8")
    return DraftTold.of(await aside(partial(read_draft, found, text)))


@router.post("/{game}/check", dependencies=[per_address("drafts")])
async def check_text(game: str, form: TextForm) -> DraftTold:
    """A draft from its text, with everything that is wrong with it."""
    return DraftTold.of(await aside(partial(read_draft, find_game(game), form.text)))


@router.post("/{game}/draw", dependencies=[per_address("drafts")])
async def check_drawing(game: str, form: DrawingForm) -> DraftTold:
    """A draft from components, written as text, with everything that is wrong with it."""
    return DraftTold.of(await aside(partial(write_draft, find_game(game), form.components, form.name)))


# --- what takes longer ------------------------------------------------------------------------------------------------


@router.post(
    "/{game}/trial",
    response_class=Response,
    responses={200: {"content": {NDJSON: {}}, "description": "Lines of JSON: how far it is, and at last the result."}},
    dependencies=[per_guest("trials", "trials")],
)
async def try_out(game: str, form: TrialForm, server: AskedServer, guest: Known) -> Response:
    """Let bots play an edition, one run at a time for each guest. It ends when nobody reads the answer any more.

    Lines are `{"waiting": true}` while others are before you, `{"done": 20, "of": 500}`, and the last one
    `{"result": ...}`, or `{"error": word, "text": sentence}`.
    """
    found = find_game(game)
    await _playable(found, form.text)
    seats = found.seats[0] if form.seats is None else form.seats
    if seats not in found.seats:
        raise BadOption(f"{found.id} is played by {found.seats[0]} to {found.seats[-1]}, not by {seats}")
    resolve_options(found.options, seats, form.options)  # an error is told now
    seed = secrets.randbits(31) if form.seed is None else form.seed
    job = {"kind": "trial", "game": game, "text": form.text, "seats": seats, "matches": form.matches}
    return Lines(server, guest.id, job | {"options": form.options, "seed": seed})


@router.post(
    "/{game}/pages",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "All pages to print."}},
    dependencies=[per_address("pages", "prints")],
)
async def set_pages(game: str, form: PrintForm, server: AskedServer) -> Response:
    """An edition to print and cut out."""
    found = find_game(game)
    if find_spec("typst") is None:
        raise Refusal(501, "no_typst", "this server cannot set pages: whoever runs it installs 'benben[print]'")
    draft = await _playable(found, form.text)
    job = {"kind": "pages", "game": game, "text": form.text, "paper": form.paper, "language": form.language}
    try:
        async with aclosing(server.printing.work(job, PRINT_TIME)) as lines:
            said = [line async for line in lines][-1]
    except (Busy, Failed, IndexError) as error:
        raise Refusal(503, "busy", "the pages could not be set now; try again in a moment", wait=2.0) from error
    if "pages" not in said:
        raise BadOption(said["error"])
    name = f"{found.id}-{draft.name or 'edition'}-{form.paper}-{form.language}.pdf"
    plain = "".join(sign if sign.isascii() and (sign.isalnum() or sign in ".-") else "-" for sign in name)
    headers = {"Content-Disposition": f'attachment; filename="{plain}"'}
    return Response(base64.b64decode(said["pages"]), media_type="application/pdf", headers=headers)


async def _playable(game: Game, text: str) -> Draft:
    """A draft that the checker does not refuse."""
    draft: Draft = await aside(partial(read_draft, game, text))
    if not draft.playable:
        raise EditionError("the edition", [finding for finding in draft.findings if finding.refused])
    return draft


class Lines(StreamingResponse):
    """A trial as it goes on. It is begun when the answer begins, and ended with it, whoever ends it."""

    def __init__(self, server: Server, guest: str, job: dict[str, Any]) -> None:
        self._server, self._guest, self._job = server, guest, job
        self._lines = self._say()
        super().__init__(self._lines, media_type=NDJSON, headers=UNBUFFERED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, unless this guest has a trial already, at this worker or another one."""
        async with _alone(self._server, self._guest), aclosing(self._lines):
            await super().__call__(scope, receive, send)

    async def _say(self) -> AsyncGenerator[bytes]:
        try:
            async with aclosing(self._server.trials.work(self._job, TRIAL_TIME)) as lines:
                async for line in lines:
                    yield _encode(line)
        except Busy:
            yield _encode({"error": "busy", "text": "too many editions are tried out at once; try again in a moment"})
        except Failed as error:
            yield _encode({"error": "failed", "text": f"the trial came to no end: {error}"})


def _encode(line: dict[str, Any]) -> bytes:
    if isinstance(line.get("error"), str) and "text" not in line:
        line = {"error": "bad_value", "text": line["error"]}
    return json.dumps(line).encode() + b"\n"


@asynccontextmanager
async def _alone(server: Server, guest: str) -> AsyncGenerator[None]:
    """One trial of a guest: the limit counts those of this worker, a lease on the bus those of all."""
    busy = Refusal(409, "trial_running", "bots try out another edition for you already: wait for it, or cancel it")
    name = f"trial-{guest}"
    try:
        with server.limits.staying("trials of a guest", guest):
            if not await server.house.bus.claim(name):
                raise busy
            try:
                yield
            finally:
                await server.house.bus.release(name)
    except Full:
        raise busy from None
