"""The site's own checks, which run in Node: types, accessibility of the markup, and the tests in web/tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"


@pytest.fixture(scope="module")
def node() -> Path:
    """Node, with the packages of the site installed."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    hatch_build.install_packages(development=True)
    return hatch_build.node()


def run(node: Path, script: str, *words: str) -> None:
    environ = {**os.environ, "BENBEN_PYTHON": sys.executable, "CI": "1", "NO_COLOR": "1"}
    command = [str(node), str(WEB / "node_modules" / script), *words]
    done = subprocess.run(command, cwd=WEB, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout


def test_types_and_markup_of_the_site_have_no_error_and_no_warning(node: Path) -> None:
    run(node, "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def test_the_socket_the_proof_the_rules_and_the_words_of_the_site(node: Path) -> None:
    run(node, "vitest/vitest.mjs", "run")
