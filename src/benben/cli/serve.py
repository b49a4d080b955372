"""`benben serve`: the site, for browsers on this machine, in its network, or everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from benben.server.config import Config

Text = str | None
Flag = bool | None
Host = Annotated[Text, typer.Option("--host", metavar="ADDRESS", help="Where to listen; localhost when not given.")]
Port = Annotated[Text, typer.Option("--port", metavar="N", help="The port, 8000 when not given; 0 is any free one.")]
Lan = Annotated[Flag, typer.Option("--lan/--no-lan", help="Let other devices in the network in.", show_default=False)]
Workers = Annotated[Text, typer.Option("--workers", metavar="N", help="Processes that answer; 1 when not given.")]
Database = Annotated[
    Text, typer.Option("--database", metavar="URL", help="sqlite:////FILE or postgresql://HOST/NAME; else a file.")
]
Bus = Annotated[Text, typer.Option("--bus", metavar="URL", help="redis://HOST, needed by more than one worker.")]
PublicUrl = Annotated[
    Text, typer.Option("--public-url", metavar="URL", help="The address people know, if it is another one.")
]
BotProcesses = Annotated[
    Text, typer.Option("--bot-processes", metavar="N", help="Processes in which a worker's bots think.")
]
BotPause = Annotated[Text, typer.Option("--bot-pause", metavar="SECONDS", help="How long a bot takes at least.")]
Site = Annotated[Text, typer.Option("--site", metavar="FOLDER", help="The built site, if it is not the installed one.")]
BehindProxy = Annotated[
    Flag,
    typer.Option("--behind-proxy/--no-behind-proxy", help="Believe what the proxy before it says.", show_default=False),
]
Proxies = Annotated[
    Text, typer.Option("--proxies", metavar="ADDRESSES", help="Where that proxy is; this machine when not given.")
]
LogFormat = Annotated[Text, typer.Option("--log-format", metavar="FORM", help="text (what goes wrong) or json (all).")]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the site in a browser, if there is one.")]
Warm = Annotated[bool, typer.Option("--warm/--no-warm", help="Compile the rules in the background, for the bots.")]


def serve(
    host: Host = None,
    port: Port = None,
    lan: Lan = None,
    workers: Workers = None,
    database: Database = None,
    bus: Bus = None,
    public_url: PublicUrl = None,
    bot_processes: BotProcesses = None,
    bot_pause: BotPause = None,
    site: Site = None,
    behind_proxy: BehindProxy = None,
    proxies: Proxies = None,
    log_format: LogFormat = None,
    browser: Browser = False,
    warm: Warm = True,
) -> None:
    """Serve the games to browsers, until Ctrl-C.

    Every option is also a variable of the environment: BENBEN_PORT for --port, BENBEN_DATABASE for --database. A token
    that lets programs read /metrics from afar is only one: BENBEN_METRICS_TOKEN.
    """
    given = dict(locals())
    del given["browser"], given["warm"]
    from benben.cli import address
    from benben.cli.warm import warming
    from benben.server import serving
    from benben.server.config import load_config

    with warming() as begin_to_warm:

        def on_ready(config: Config) -> None:
            address.print_addresses(config)
            if browser:
                address.open_browser(config)
            if warm:
                begin_to_warm()

        code = serving.serve(load_config(given), on_ready)
    raise typer.Exit(code)
