"""A server is told how to run by options and variables; what is wrong is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.server.config import BadConfig, Config, load_config
from benben.server.forms import FORMS

MANY = {"workers": "4", "database": "postgresql://benben@db/benben", "bus": "redis://bus"}


def test_nothing_has_to_be_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENBEN_DATA", str(tmp_path / "data"))
    config = load_config({}, {})
    assert config.database == f"sqlite:///{tmp_path}/data/benben.db"
    assert (config.host, config.port, config.workers, config.bus, config.lan) == ("localhost", 8000, 1, None, False)


def test_options_go_before_variables_and_empty_ones_say_nothing() -> None:
    environ = {"BENBEN_PORT": "81", "BENBEN_DATABASE": "sqlite:////a", "BENBEN_BOT_PAUSE": "", "BENBEN_LAN": "yes"}
    config = load_config({"port": "82", "host": None, "lan": None}, environ)
    assert (config.port, config.database, config.lan) == (82, "sqlite:////a", True)
    assert config.bot_pause == Config(database="").bot_pause
    assert load_config({"lan": False, "database": "sqlite:////a"}, environ).lan is False


def test_every_field_can_be_written(tmp_path: Path) -> None:
    written = {
        "database": "postgresql://benben@db/benben",
        "bus": "rediss://bus:6379/0",
        "host": "::1",
        "port": "0",
        "lan": "off",
        "public_url": "https://Benben.example:8443/",
        "workers": "2",
        "bot_processes": "3",
        "bot_pause": "0.25",
        "site": str(tmp_path),
        "behind_proxy": "TRUE",
        "proxies": "127.0.0.1, 10.0.0.0/8,::1",
        "metrics_token": "a token long enough",
        "log_format": "json",
    }
    assert written.keys() == FORMS.keys() == Config.__dataclass_fields__.keys()
    config = load_config({}, {f"BENBEN_{name.upper()}": text for name, text in written.items()})
    assert config == Config(
        database="postgresql://benben@db/benben",
        bus="rediss://bus:6379/0",
        host="::1",
        port=0,
        lan=False,
        public_url="https://benben.example:8443",
        workers=2,
        bot_processes=3,
        bot_pause=0.25,
        site=tmp_path,
        behind_proxy=True,
        proxies="127.0.0.1/32,10.0.0.0/8,::1/128",
        metrics_token="a token long enough",
        log_format="json",
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("database", "mysql://db"),
        ("database", "/home/me/benben.db"),
        ("bus", "localhost:6379"),
        ("host", "a b"),
        ("port", "http"),
        ("port", "65536"),
        ("port", "-1"),
        ("port", "٣"),
        ("lan", "maybe"),
        ("public_url", "benben.example"),
        ("public_url", "https://benben.example/games"),
        ("public_url", "https://me:word@benben.example"),
        ("public_url", "https://benben.example?x=1"),
        ("public_url", "https://benben.example:port"),
        ("public_url", "ftp://benben.example"),
        ("workers", "0"),
        ("workers", "1000"),
        ("workers", "two"),
        ("bot_processes", "0"),
        ("bot_pause", "61"),
        ("bot_pause", "nan"),
        ("bot_pause", "-1"),
        ("site", "/no/such/folder"),
        ("behind_proxy", "2"),
        ("proxies", "10.0.0.0/99"),
        ("proxies", "everybody"),
        ("metrics_token", "short"),
        ("log_format", "xml"),
    ],
)
def test_a_wrong_value_is_a_sentence(name: str, text: str) -> None:
    with pytest.raises(BadConfig) as error:
        load_config({name: text}, {})
    said = str(error.value)
    assert said.startswith(f"--{name.replace('_', '-')} (or BENBEN_{name.upper()}) is ")
    assert "\n" not in said
    assert (text in said) == (name not in ("database", "bus", "metrics_token"))


@pytest.mark.parametrize(
    ("without", "told"), [("database", "need PostgreSQL"), ("bus", "need Redis"), (None, "")], ids=str
)
def test_several_workers_need_postgresql_and_redis(without: str | None, told: str) -> None:
    given = (
        MANY | ({without: None} if without else {}) | ({"database": "sqlite:////a"} if without == "database" else {})
    )
    if without is None:
        assert load_config(given, {}).workers == 4
    else:
        with pytest.raises(BadConfig, match=told):
            load_config(given, {})


def test_lan_and_host_are_not_given_together() -> None:
    with pytest.raises(BadConfig, match="give one of them"):
        load_config({"lan": True, "host": "10.0.0.1"}, {})


def test_a_configuration_does_not_show_its_secrets() -> None:
    config = Config(database="postgresql://me:word@db/x", bus="redis://:word@bus", metrics_token="word" * 4)
    assert "word" not in repr(config)
