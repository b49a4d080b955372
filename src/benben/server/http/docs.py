"""A page that lists all there is, made from the OpenAPI description; it needs nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
h3 { margin: 2rem 0 .25rem; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 4.5em; }
table { border-collapse: collapse; margin: .5rem 0; }
td { padding: .1rem 1rem .1rem 0; vertical-align: top; }
td:first-child, code, a { font-family: ui-monospace, monospace; font-size: .9em; }
"""

INTRODUCTION = """<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a>. Every refusal is
<code>{"error": word, "text": sentence, "rule": id}</code>. A program sends
<code>Authorization: Bearer TOKEN</code> with the token of <code>POST /api/programs</code>.</p>"""


@router.get("/api/docs")
async def show_docs(request: Request) -> HTMLResponse:
    """The page."""
    return HTMLResponse(format_docs(request.app.openapi()))


@router.get("/api/docs.css")
async def show_style() -> Response:
    """Its style, in a file: the content policy takes none inside a page."""
    return Response(STYLE, media_type="text/css")


def format_page(title: str, body: str) -> str:
    """A plain page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    link = '<link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="data:,">'
    return f'<!doctype html><html lang="en"><head>{head}{link}</head><body>{body}</body></html>'


def format_docs(api: dict[str, Any]) -> str:
    """An OpenAPI description as a page."""
    body = [f"<h1>{escape(api['info']['title'])}: what can be asked of this server</h1>", INTRODUCTION]
    tag = ""
    for path, method, route in _routes(api):
        if route["tags"][0] != tag:
            tag = route["tags"][0]
            body.append(f"<h2>{escape(tag)}</h2>")
        body.append(f"<h3><b>{method.upper()}</b> {escape(path)}</h3>")
        body.append(f"<p>{escape(route.get('description') or route['summary'])}</p>")
        body += _fields("In the address", _parameters(route))
        body += _fields("Send", _properties(api, route.get("requestBody")))
        body += _fields("Get", _properties(api, _success(route)))
    return format_page(api["info"]["title"], "\n".join(body))


def _routes(api: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    found = [(path, method, route) for path, methods in api["paths"].items() for method, route in methods.items()]
    order = list(dict.fromkeys(route["tags"][0] for _, _, route in found))
    yield from sorted(found, key=lambda one: order.index(one[2]["tags"][0]))


def _fields(title: str, fields: list[tuple[str, str, str]]) -> list[str]:
    if not fields:
        return []
    rows = [f"<tr><td>{escape(a)}</td><td>{escape(b)}</td><td>{escape(c)}</td></tr>" for a, b, c in fields]
    return [f"<p>{title}</p><table>", *rows, "</table>"]


def _parameters(route: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(one["name"], _kind(one["schema"]), one.get("description", "")) for one in route.get("parameters", [])]


def _success(route: dict[str, Any]) -> dict[str, Any] | None:
    return next((said for status, said in sorted(route["responses"].items()) if status.startswith("2")), None)


def _properties(api: dict[str, Any], said: dict[str, Any] | None) -> list[tuple[str, str, str]]:
    content: dict[str, Any] = (said or {}).get("content", {})
    schema = content.get("application/json", {}).get("schema", {})
    name = schema.get("$ref", "").rpartition("/")[2]
    found = api["components"]["schemas"][name].get("properties", {}) if name else {}
    told = [(field, _kind(kind), kind.get("description", "")) for field, kind in found.items()]
    return told or [(media, "", "") for media in content]


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return " or ".join(f'"{word}"' for word in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
