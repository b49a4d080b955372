"""A program that takes a seat and plays at random: bot_client.py http://localhost:8000 CODE-OF-A-TABLE"""

import json
import random
import sys
import time
import urllib.request
import uuid

SERVER, CODE = sys.argv[1].rstrip("/"), sys.argv[2]
TOKEN = ""


def ask(method, path, but=(), **body):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {TOKEN}"}
    data = json.dumps(body).encode() if method == "POST" else None
    request = urllib.request.Request(f"{SERVER}/api{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return None if error.code in but else sys.exit(json.load(error)["text"])


TOKEN = ask("POST", "/programs", name="Random client")["token"]
table = ask("POST", f"/tables/{CODE}/sit")
seat = next(place["seat"] for place in table["places"] if place["yours"])
table = ask("POST", f"/tables/{CODE}/ready", ready=True)
while table["match"] is None:  # until all are ready
    time.sleep(1)
    table = ask("GET", f"/tables/{CODE}")

at, seen, mark, view = f"/matches/{table['match']}/seats/{seat}", 0, "", {"over": False}
while not view["over"]:
    news = ask("GET", f"{at}?seen={seen}&mark={mark}&wait=25")  # answers as soon as there is something new
    seen, mark, view = news["first"] + len(news["events"]) - 1, news["mark"], news["view"]
    if view["legal"]:
        act = {"cid": uuid.uuid4().hex, "n": seen + 1, "do": random.choice(view["legal"])["do"]}
        ask("POST", f"{at}/act", but=(409, 422, 429, 503), **act)  # somebody was quicker, or not now: look again
print(json.dumps(ask("GET", f"/matches/{table['match']}")["scores"]))
