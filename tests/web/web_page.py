# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the web page of a run in headless Chromium with real keys and clicks, beside what the program itself says.

web_page.py APP_TESTS CHROMEDRIVER FOLDER [SCREENS]: app_tests writes run.html and what it must show into FOLDER; SCREENS gets
pictures of the page.
"""

import csv
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

from browser import Browser

failures = []


def check(what, ok, *seen):
    if not ok:
        failures.append(what)
        print("FAILED:", what, *seen, flush=True)


def equal(what, seen, wanted):
    check(what, seen == wanted, "\n  seen   ", repr(seen)[:400], "\n  wanted ", repr(wanted)[:400])


def plain(text):
    return text.replace("\u00a0", " ")


class Player:
    """The page, and what the program says of each view and step."""

    def __init__(self, browser, address, wanted):
        self.browser = browser
        self.address = address
        self.wanted = wanted
        self.views = {view["id"]: view for view in wanted["views"]}
        self.last = len(wanted["sentences"]) - 1

    def open(self, address=""):
        self.browser.open("about:blank")
        self.browser.open(self.address + address)
        self.browser.focus_nothing()

    def step(self):
        return int(self.browser.run("return document.getElementById('slider').value"))

    def view(self):
        return self.browser.run("return document.querySelector('[role=tab][aria-selected=true]').id").removeprefix("tab-")

    def shapes(self):
        return self.browser.run("return document.querySelectorAll('#picture > g > *').length")


def test_sentences(p):
    """Every step by its key; the sentence, the picture's words and the place in numbers are the program's."""
    b = p.browser
    first = next(v for v in p.wanted["views"] if v["plays"])
    p.open("#" + first["id"])
    for step in range(p.last + 1):
        if step:
            b.press("Right")
        seen = b.run("""const e = document.getElementById('reference');
            return [document.getElementById('sentence').textContent, e.hidden ? '' : e.textContent,
                    document.getElementById('picture').getAttribute('aria-label'),
                    document.getElementById('slider').value, document.getElementById('place').textContent,
                    document.querySelectorAll('#picture > g > *').length,
                    document.querySelector('[role=tab][aria-selected=true]').id]""")
        view = p.views[seen[6].removeprefix("tab-")]
        equal(f"step {step}: sentence", plain(seen[0]), p.wanted["sentences"][step])
        equal(f"step {step}: reference", plain(seen[1]), p.wanted["references"][step])
        equal(f"step {step}: the picture's words", seen[2], view["alts"][step])
        equal(f"step {step}: slider", seen[3], str(step))
        check(f"step {step}: place", str(step) in seen[4] and str(p.last) in seen[4], seen[4])
        check(f"step {step}: a picture", seen[5] > 10, seen[5])
        check(f"step {step}: the view shows it", view["first"] <= step <= view["last"], view["id"])
    b.press("Right")
    equal("no step after the last", p.step(), p.last)


def test_moves(p):
    b = p.browser
    p.open("#tournament/3")
    equal("the address opens a view", p.view(), "tournament")
    equal("and a step", p.step(), 3)
    b.press("End")
    equal("End", p.step(), p.last)
    b.press("Home")
    equal("Home", p.step(), 0)
    b.press("Right", held="Shift")
    equal("Shift and arrow", p.step(), p.wanted["landmarks"][1])
    b.press("Left")
    equal("Left", p.step(), p.wanted["landmarks"][1] - 1)
    b.click("#next")
    equal("the button Next", p.step(), p.wanted["landmarks"][1])
    b.click("#first")
    equal("the button First", p.step(), 0)
    b.focus_nothing()
    b.press("+", "+", "+")
    b.press("Space")
    equal("Space plays", b.attribute("#play", "aria-label"), "Pause")
    until = time.monotonic() + 10
    while p.step() < 2 and time.monotonic() < until:
        time.sleep(0.05)
    b.press("Space")
    there = p.step()
    check("the play went on", there >= 2, there)
    equal("Space pauses", b.attribute("#play", "aria-label"), "Play")
    time.sleep(0.5)
    equal("and it stands", p.step(), there)


def test_slider(p):
    b = p.browser
    p.open("#tournament/0")
    b.press_mouse_at("#slider", 0.5)
    middle = p.step()
    check("a press on the slider's middle", abs(middle - p.last / 2) <= 1, middle)
    b.press("Right")
    equal("an arrow on the slider is one step", p.step(), middle + 1)
    equal("the sentence follows", plain(b.text("#sentence")), p.wanted["sentences"][middle + 1])
    check("the slider says its step", plain(b.attribute("#slider", "aria-valuetext")).endswith(p.wanted["sentences"][middle + 1]))
    b.press_mouse_at("#slider", 0.999)
    equal("the slider's end", p.step(), p.last)


def test_tabs(p):
    b = p.browser
    p.open()
    equal("it opens at the first view", p.view(), p.wanted["views"][0]["id"])
    for i, view in enumerate(p.wanted["views"][:9]):
        b.focus_nothing()
        b.press(str(i + 1))
        equal(f"key {i + 1}", p.view(), view["id"])
        check(f"{view['id']}: a picture", p.shapes() > 10, p.shapes())
        equal(f"{view['id']}: its panel is named", b.attribute("#panel", "aria-labelledby"), "tab-" + view["id"])
    b.click("#tab-tournament")
    equal("a click on a tab", p.view(), "tournament")
    names = [v["id"] for v in p.wanted["views"]]
    b.press("Right")
    equal("an arrow among tabs", p.view(), names[names.index("tournament") + 1])
    equal("takes the focus along", b.run("return document.activeElement.id"), "tab-" + p.view())


def downloaded(path, seconds=10):
    """The text of a file that the browser saves, or None where none came in time.

    The browser first makes an empty file of that name, to hold its place, and moves the whole download over it."""
    until = time.monotonic() + seconds
    while not (path.exists() and path.stat().st_size > 0):
        if time.monotonic() >= until:
            return None
        time.sleep(0.05)
    return path.read_bytes().decode()


def test_table(p, downloads):
    b = p.browser
    for name, step in [(v["id"], s) for v in p.wanted["views"] for s in sorted(v["tables"], key=int)]:
        p.open(f"#{name}/{step}")
        b.press("t")
        check(f"{name}: the table is shown", b.shown("#sheet table") and not b.shown("#picture"))
        # Read by Python's own reader: quotes and commas are not those of the page.
        text = p.views[name]["tables"][step]
        wanted = list(csv.reader(text.splitlines()))
        rows = b.run("return [...document.querySelectorAll('#sheet tbody tr')].map(r => [...r.cells].map(c => c.textContent))")
        equal(f"{name}, step {step}: rows", len(rows), len(wanted) - 1)
        equal(f"{name}, step {step}: cells as the program shows them", rows, p.views[name]["shown"][step])
        equal(f"{name}, step {step}: columns", b.run("return document.querySelectorAll('#sheet thead th[scope=col]').length"),
              len(wanted[0]))
        for button, saved_text in [("#save-csv", text), ("#save-sheet", p.views[name]["sheets"][step])]:
            saved = downloads / f"{name}.csv"
            saved.unlink(missing_ok=True)
            b.click(button)
            equal(f"{name}, step {step}: the file of {button}", downloaded(saved), saved_text)
        b.focus_nothing()
        b.press("t")
        check(f"{name}: the picture is back", b.shown("#picture") and not b.shown("#sheet"))


def test_themes(p):
    b = p.browser
    ground = "return getComputedStyle(document.querySelector('.stage')).backgroundColor"
    fills = "return [...document.querySelectorAll('#picture path')].map(e => e.getAttribute('fill')).join()"
    p.open("#tournament/3")
    light, light_fills = b.run(ground), b.run(fills)
    equal("light by itself", light, "rgb(255, 255, 255)")
    b.press("d")
    dark, dark_fills = b.run(ground), b.run(fills)
    check("D is dark", dark != light and dark_fills != light_fills, dark)
    b.press("d")
    equal("D again is light", (b.run(ground), b.run(fills)), (light, light_fills))
    b.press("c")
    equal("C is high contrast", b.run(ground), "rgb(0, 0, 0)")
    b.click("label[for=theme-dark]")
    equal("a click on Dark", b.run(ground), dark)
    b.media(prefers_color_scheme="dark")
    p.open("#tournament/3")
    equal("dark where the reader's system is", (b.run(ground), b.run(fills)), (dark, dark_fills))
    b.media(prefers_color_scheme="light", prefers_reduced_motion="reduce")
    p.open("#tournament/3")
    b.press("Right")
    equal("nothing moves where motion is not wanted",
          b.run("return document.getAnimations().length"), 0)
    b.media()


def test_embed(p):
    b = p.browser
    p.open("#embed/histogram/" + str(p.views["histogram"]["first"]))
    equal("embedded at its view", p.view(), "histogram")
    for hidden in ("header", ".tabs", "aside"):
        check(f"embedded without {hidden}", not b.shown(hidden))
    check("embedded with picture and slider", b.shown("#picture") and b.shown("#slider"))
    before = p.step()
    b.press("Right")
    equal("keys work there too", p.step(), before + 1)
    p.open("#%")
    check("an address that stands for nothing opens the page", p.shapes() > 0)
    p.open("?embed")
    check("?embed too", not b.shown("header"))
    p.open("#histogram")
    snippet = b.run("return document.querySelector('details code').textContent")
    check("the snippet", snippet.startswith('<iframe src="run.html#embed/histogram/'), snippet)


def test_accessibility(p):
    """Everything that takes the focus has a role and a name; the step is told."""
    b = p.browser
    p.open("#tournament/3")
    nodes = b.devtools("Accessibility.getFullAXTree")["nodes"]
    said = lambda node, part: node.get(part, {}).get("value", "")
    for node in nodes:
        focusable = any(x["name"] == "focusable" and x["value"].get("value") for x in node.get("properties", []))
        if focusable and not node.get("ignored") and said(node, "role") != "RootWebArea":
            check(f"a {said(node, 'role')} has a name", said(node, "name") != "")
    roles = {said(node, "role") for node in nodes if not node.get("ignored")}
    for role in ("tablist", "tab", "tabpanel", "slider", "button", "heading", "radio", "image"):
        check(f"there is a {role}", role in roles or (role == "image" and "img" in roles), sorted(roles))
    equal("sentences are told", b.attribute("#sentence", "aria-live"), "polite")
    equal("one language", b.attribute("html", "lang"), "en")
    b.run("document.body.tabIndex = -1; document.body.focus()")
    seen = []
    for _ in range(40):
        b.press("Tab")
        seen.append(b.run("return document.activeElement.id || document.activeElement.tagName"))
    for wanted in ("tab-tournament", "table-button", "slider", "play", "next"):
        check(f"Tab reaches {wanted}", wanted in seen, seen)


def test_sizes(p):
    b = p.browser
    for width, height in ((390, 760), (768, 900), (1280, 760), (1920, 1080)):
        b.size(width, height)
        p.open("#tournament/9")
        wide, room, tall = b.run("const e = document.documentElement; return [e.scrollWidth, e.clientWidth, e.scrollHeight]")
        check(f"{width} px: nothing is cut at the side", wide <= room, wide, room)
        if width >= 1280:
            check(f"{width} × {height}: all is on one screen", tall <= height, tall)
    b.size(1280, 800)


def test_print(p):
    b = p.browser
    p.open("#tournament/9")
    b.press("d")
    pages = b.call("POST", "/print", {})
    check("it prints", len(pages) > 1000)
    equal("and is dark again", b.attribute("html", "data-theme"), "dark")


def test_network(p):
    """Nothing was loaded but the file, nothing was complained of, and the policy forbids that anything could be."""
    b = p.browser
    for entry in b.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] != "Network.requestWillBeSent":
            continue
        url = message["params"]["request"]["url"]
        check("only the file itself is loaded", url.startswith(("file://", "data:", "about:", "blob:")), url)
    for entry in b.log("browser"):
        check("no word in the console", False, entry["message"])
    p.open()
    refused = b.run_async("""const done = arguments[0];
        addEventListener('securitypolicyviolation', e => done(e.effectiveDirective));
        fetch('http://127.0.0.1:9/').catch(() => setTimeout(() => done('no policy'), 1000))""")
    equal("the policy refuses a request", refused, "connect-src")


def test_right_to_left(p, address):
    b = p.browser
    hebrew = Player(b, address, p.wanted)
    hebrew.open("#tournament/3")
    equal("Hebrew runs from the right", b.run("return getComputedStyle(document.body).direction"), "rtl")
    b.press("Left")
    equal("and so do its arrows", hebrew.step(), 4)
    b.run("document.getElementById('slider').focus()")
    b.press("Left")
    equal("and its slider", hebrew.step(), 5)
    check("mathematics does not", b.run("return document.getElementById('picture').getAttribute('direction')") == "ltr")


def test_names(p, downloads):
    """Names that look like HTML, scripts and formulas are texts: nothing of them runs, and the tables are as wanted."""
    b = p.browser
    p.open("#class")
    title = "</script><script>document.title='owned'</script>"
    equal("the title is a text", b.run("return document.title"), title)
    equal("and so is the heading", b.run("return document.querySelector('h1').textContent"), title)
    equal("a lesson loads no picture", b.run("return document.querySelectorAll('img').length"), 0)
    equal("scripts", b.run("return document.querySelectorAll('script').length"), 3)
    test_table(p, downloads)


def take_screens(p, hebrew, folder):
    b = p.browser
    folder.mkdir(parents=True, exist_ok=True)
    for view in p.wanted["views"]:
        p.open(f"#{view['id']}/{view['last']}")
        b.shot(folder / f"{view['id']}.png")
    for name, keys, address, size in (("dark", "d", "#tournament/9", (1280, 760)), ("contrast", "c", "#tournament/9", (1280, 800)),
                                      ("table", "t", "#tournament/9", (1280, 800)), ("keys", "?", "#tournament/9", (1280, 800)),
                                      ("phone", "", "#tournament/9", (390, 844)), ("embed", "", "#embed/tournament/9", (800, 500)),
                                      ("wide", "", "#tournament/9", (1920, 1080))):
        b.size(*size)
        p.open(address)
        if keys:
            b.press(keys)
        b.shot(folder / f"{name}.png")
    b.size(1280, 800)
    if hebrew:
        b.open("about:blank")
        b.open(hebrew + "#tournament/9")
        b.shot(folder / "hebrew.png")


def main():
    app_tests, chromedriver, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    downloads = folder / "downloads"
    downloads.mkdir(parents=True)
    subprocess.run([app_tests, "[.browser]"], check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LITTLESTONE_WEB": str(folder)})
    wanted = json.loads((folder / "wanted.json").read_text())
    browser = Browser(chromedriver, str(downloads))
    try:
        browser.size(1280, 800)
        p = Player(browser, (folder / "run.html").as_uri(), wanted)
        hebrew = (folder / "hebrew.html").as_uri()
        for test in (test_sentences, test_moves, test_slider, test_tabs, test_themes, test_embed, test_accessibility,
                     test_sizes, test_print):
            began = time.monotonic()
            test(p)
            print(f"{test.__name__}: {time.monotonic() - began:.1f} s", flush=True)
        test_table(p, downloads)
        test_right_to_left(p, hebrew)
        test_names(Player(browser, (folder / "names.html").as_uri(), json.loads((folder / "wanted-names.json").read_text())),
                   downloads)
        test_network(p)
        if len(sys.argv) > 4:
            take_screens(p, hebrew, pathlib.Path(sys.argv[4]))
    finally:
        browser.close()
    print(f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
