"""The files in deploy and their description say what the server understands."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from benben.server.config import load_config, option, variable
from benben.server.forms import FORMS
from benben.server.supervisor import STOP_TIME
from server.running.running import ROOT

DEPLOY = ROOT / "deploy"
SAID = {"BENBEN_PASSWORD": "word", "BENBEN_PUBLIC_URL": "https://benben.example"}
ELSEWHERE = {"BENBEN_DATA", "BENBEN_CACHE"}  # read by others than the server's configuration
HARDENING = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "DynamicUser": "yes",
    "CapabilityBoundingSet": "",
    "RestrictNamespaces": "yes",
    "LockPersonality": "yes",
    "UMask": "0077",
    "StateDirectoryMode": "0700",
}


@pytest.fixture
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    return found


def filled_in(text: str) -> str:
    """A value with variables put in as compose does it."""
    return re.sub(r"\$\{(\w+):([-?])[^}]*\}", lambda found: SAID.get(found[1], ""), text)


def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "benben.service", "utf-8")
    return parser["Service"]


def test_the_composed_server_is_one_that_runs(services: dict[str, Any]) -> None:
    server = services["benben"]
    environ = {name: filled_in(value) for name, value in server["environment"].items()}
    assert environ.keys() <= {variable(name) for name in FORMS}
    assert server["command"][:3] == ["benben", "serve", "--workers"]
    config = load_config({"workers": server["command"][3]}, environ)
    assert config.workers == 4
    assert config.database == "postgresql://benben:word@database/benben"
    assert config.bus == "redis://bus"
    assert config.behind_proxy
    assert config.metrics_token is None


def test_the_composed_server_waits_for_what_it_needs_and_is_shut_in(services: dict[str, Any]) -> None:
    server = services["benben"]
    assert server["depends_on"] == {name: {"condition": "service_healthy"} for name in services if name != "benben"}
    assert all("healthcheck" in services[name] for name in server["depends_on"])
    assert server["ports"] == ["127.0.0.1:8000:8000"]
    assert [name for name in services if "ports" in services[name]] == ["benben"]
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    assert int(server["stop_grace_period"].removesuffix("s")) > STOP_TIME
    assert (ROOT / "deploy" / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).is_file()


def test_the_image_is_made_of_files_that_there_are() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert copied == [["requirements.lock"], ["."]]
    wanted = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    names = [line[1:] for line in wanted if line.startswith("!")]
    assert set(names) >= {
        "src",
        "web",
        "hatch_build.py",
        "pyproject.toml",
        "requirements.lock",
        "README.md",
        "LICENSE",
        "NOTICE",
    }
    assert [name for name in names if not (ROOT / name).exists()] == []
    assert lines[-1] == 'CMD ["benben", "serve"]'
    assert "USER benben" in lines
    known = {variable(name) for name in FORMS} | ELSEWHERE
    assert set(re.findall(r"\b(BENBEN_\w+)=", "\n".join(lines))) <= known


def test_the_unit_is_shut_in_and_gives_time_to_end() -> None:
    service = unit()
    assert {name: service[name] for name in HARDENING} == HARDENING
    assert service["ExecStart"].endswith("/.venv/bin/benben serve")
    assert service["KillMode"] == "mixed"
    assert int(service["TimeoutStopSec"]) > STOP_TIME
    assert "MemoryDenyWriteExecute" not in service
    environ = dict(word.split("=") for word in service["Environment"].split())
    assert environ.keys() <= {variable(name) for name in FORMS} | ELSEWHERE
    assert load_config({"database": "sqlite:////a"}, environ).log_format == "json"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "benben.service").read_text("utf-8")
    copy = tmp_path / "benben.service"
    copy.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text), "utf-8")
    assert text.count("[Service]") == text.count("[Install]") == 1
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        done = subprocess.run([verify, "verify", "--man=no", copy], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_every_setting_is_described() -> None:
    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| (?:`(--[a-z-]+)` )?\| `(BENBEN_\w+)` \|", text, re.M))
    told = {(name, found) for found, name in rows.items()}
    wanted = {(variable(name), option(name)) for name in FORMS if name != "metrics_token"}
    assert wanted <= told
    described = set(re.findall(r"BENBEN_\w+", text))
    assert described == {variable(name) for name in FORMS} | ELSEWHERE | {"BENBEN_PASSWORD"}


def test_every_metric_is_described() -> None:
    from benben.server.metrics import REGISTRY

    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    for metric in REGISTRY.collect():
        name = f"{metric.name}_total" if metric.type == "counter" else metric.name
        assert f"`{name}`" in text
