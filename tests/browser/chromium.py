"""Finds a Chromium to test with, and installs one where there is none: no test is skipped for want of a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

VARIABLE = "BENBEN_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
]


def find_chromium(playwright: Playwright) -> str:
    """The path of a Chromium: the one that is named, one on PATH, or Playwright's own."""
    given = os.environ.get(VARIABLE)
    if given:
        return given
    return _on_path() or _playwrights_own(playwright) or _install(playwright)


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _playwrights_own(playwright: Playwright) -> str | None:
    path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def _install(playwright: Playwright) -> str:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], env=environ, check=True)
        subprocess.run(["apt-get", "install", "-yq", "chromium"], env=environ, check=True)
        found = _on_path()
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
        found = _playwrights_own(playwright)
    if found is None:
        raise RuntimeError(f"no Chromium was found or could be installed; name one by {VARIABLE}")
    return found


def launch(playwright: Playwright) -> Browser:
    """A browser without a window. As root it runs without its sandbox, or not at all."""
    root = os.name == "posix" and os.geteuid() == 0
    flags = FLAGS + (["--no-sandbox"] if root else [])
    return playwright.chromium.launch(executable_path=find_chromium(playwright), args=flags)
