# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the lesson's web page through in headless Chromium with real keys and clicks, beside what the program itself says.

lesson_page.py APP_TESTS CHROMEDRIVER FOLDER [SCREENS]: app_tests writes lesson.html and what it must show into FOLDER;
SCREENS gets pictures of the page.
"""

import json
import os
import pathlib
import re
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
    check(what, seen == wanted, "\n  seen   ", repr(seen)[:500], "\n  wanted ", repr(wanted)[:500])


# Isolates and marks of direction are for the eye alone; a subscript or superscript is a sign of its own or a small one.
def plain(text):
    text = re.sub("[\u2066-\u2069\u200e\u200f\u061c]", "", text).replace("\u00a0", " ").replace("_", "")
    text = text.translate(str.maketrans("₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "01234567890123456789−"))
    return " ".join(text.split())


class Lesson:
    def __init__(self, browser, address, wanted):
        self.browser = browser
        self.address = address
        self.languages = wanted["languages"]
        self.wanted = wanted

    def open(self, place="", language="en"):
        b = self.browser
        b.open("about:blank")
        b.open(self.address + place)
        for _ in range(400):
            if b.run("return document.getElementById('on') !== null && document.getElementById('on').textContent !== ''"):
                break
            time.sleep(0.05)
        number = [one["code"] for one in self.languages].index(language)
        b.run("""const e = document.getElementById('language'); e.value = arguments[0];
              e.dispatchEvent(new Event('change'))""", number)

    def go(self, place):
        self.browser.run("location.hash = arguments[0]", place)
        for _ in range(100):
            if self.browser.run("return document.getElementById('picture').getAttribute('aria-label')"):
                break
        self.browser.focus_nothing()

    def seen(self):
        words = self.browser.run("""const text = (id) => document.getElementById(id).textContent;
            const second = document.querySelector('#answer .second');
            const answer = document.getElementById('answer');
            return {name: text('name'), question: text('question'),
                    cards: [...document.querySelectorAll('#cards label > span')].map((e) => e.textContent),
                    answer: [...answer.childNodes].filter((e) => e !== second).map((e) => e.textContent).join(''),
                    second: second ? second.textContent : '',
                    button: document.querySelector('#on span').textContent,
                    says: document.getElementById('picture').getAttribute('aria-label'),
                    shapes: document.querySelectorAll('#picture > g:first-of-type > *').length}""")
        return words

    def table(self):
        self.browser.press("t")
        rows = self.browser.run("""return [...document.querySelectorAll('#sheet tbody tr')].map((row) =>
            [...row.children].map((e) => e.textContent))""")
        self.browser.press("t")
        return rows

    def guesses(self):
        return self.browser.run("return document.getElementById('guesses').value")

    def place(self):
        return self.browser.run("return location.hash")

    def expect(self, what, wanted, seen=None):
        seen = seen or self.seen()
        for key in ("question", "answer", "second", "says"):
            equal(f"{what}: {key}", plain(seen[key]), plain(wanted[key]))
        equal(f"{what}: cards", [plain(c) for c in seen["cards"]], [plain(c) for c in wanted["cards"]])
        check(f"{what}: a picture", seen["shapes"] > 3, seen["shapes"])


def test_every_beat(p, language):
    """All presses of Space, one language; no station tells its line before it answers."""
    p.open("", language)
    stations = next(one for one in p.languages if one["code"] == language)["stations"]
    for s, station in enumerate(stations):
        answered = False
        for k, beat in enumerate(station["beats"]):
            what = f"{language} {station['id']} {k}"
            equal(f"{what}: the place", p.place(), f"#{s}/{k}")
            seen = p.seen()
            p.expect(what, beat, seen)
            answered = answered or bool(beat["answer"])
            if s + 1 < len(stations):
                equal(f"{what}: its name", plain(seen["name"]), plain(station["line"] if answered else station["name"]))
                equal(f"{what}: the button", plain(seen["button"]), plain(beat["button"]))
            equal(f"{what}: the table", [[plain(c) for c in row] for row in p.table()],
                  [[plain(c) for c in row] for row in beat["table"]])
            if (s, k) != (len(stations) - 1, len(station["beats"]) - 1):
                p.browser.press("Space")
    equal(f"{language}: nothing was guessed", p.guesses(), p.wanted["none"])


def test_every_click(p):
    """What a click on a place of the picture shows is what the station shows after it."""
    b = p.browser
    clicks = 0
    p.open()
    for s, station in enumerate(p.languages[0]["stations"]):
        for k, beat in enumerate(station["beats"]):
            p.go(f"#{s}/{k}")
            for place, wanted in beat["clicks"]:
                b.click(f"#place-{place}")
                what = f"{station['id']} {k}, place {place}"
                p.expect(what, wanted)
                equal(f"{what}: the table", [[plain(c) for c in row] for row in p.table()],
                      [[plain(c) for c in row] for row in wanted["table"]])
                if wanted["told"] and k in station["questions"]:
                    line = dict(word.split("=") for word in p.guesses().split()[2:-1])
                    told = line[str(s)].split(",")[station["questions"].index(k)]
                    equal(f"{what}: the guess", told, str(wanted["told"]))
                b.focus_nothing()
                b.press("Home")
                p.expect(f"{what}, as it was", beat)
                clicks += 1
    check("there was much to click", clicks > 60, clicks)


def test_guesses(p):
    """By keys and by hand; the line is the one that the program writes."""
    b = p.browser
    p.open("")
    b.press("1")
    b.press("Space", "Space")
    equal("Space goes on twice", p.place(), "#1/0")
    b.click("#place-3")
    for _ in range(200):
        if p.place() == "#9/0":
            break
        b.press("Space")
    b.press("2", "Space", "Space", "Space", "Space", "3")
    equal("the line of guesses", p.guesses(), p.wanted["line"])
    check("a card stays chosen", b.run("return document.querySelectorAll('.chosen').length") == 1)
    b.press("3")
    check("a second press takes it back", b.run("return document.querySelectorAll('.chosen').length") == 0)
    check("and it is no guess any more", "9=2,-,-" in p.guesses(), p.guesses())


def test_mistake_game(p):
    """Three mistakes at 4, 2 and 1, forced by clicks; one row is left; R begins again."""
    b = p.browser
    p.open("#2/0")
    for point in (4, 2, 1):
        for _ in range(1):
            labels = b.run("return [...document.querySelectorAll('.place')].map((e) => e.getAttribute('aria-label'))")
        b.click(f"#place-{point - 1}")
        rows = p.table()
        said = rows[-1][2]
        places = b.run("return document.querySelectorAll('.place').length")
        # The two labels are the last places; the one that the learner did not say makes a mistake.
        before = int(rows[-1][4])
        for answer in (places - 1, places - 2):
            b.click(f"#place-{answer}")
            if int(p.table()[-1][4]) == before + 1:
                break
            b.press("z", held="Control")
        rows = p.table()
        equal(f"the point that was asked, after {said}, {labels[:1]}", rows[-1][1], str(point))
    equal("three mistakes", rows[-1][4], "3")
    equal("one row is left", rows[-1][5], "1")
    check("the game's end is the guess: three", "2=2" in p.guesses(), p.guesses())
    b.focus_nothing()
    b.press("r")
    equal("R begins again", len(p.table()), 1)


def test_drags(p):
    b = p.browser
    p.open("#12/0")
    b.press_mouse_at("#picture", 0.6)
    check("no line: the pointer must take its handle", "12=" not in p.guesses(), p.guesses())
    b.run("document.getElementById('picture').focus()")
    b.press("Right", "Enter", "Right", "Right")
    first = p.table()
    check("arrows move what Enter took hold of", len(first) == 1, first)
    b.press("Left")
    check("and back", p.table() != first)
    b.press("Enter")
    b.press("z", held="Control")
    equal("undo", p.table(), first)
    box = b.call("GET", f"/element/{b.find('#place-0')}/rect")
    middle, top = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
    moves = [{"type": "pointerMove", "x": middle, "y": top, "duration": 0}, {"type": "pointerDown", "button": 0}]
    moves += [{"type": "pointerMove", "x": middle + 20 * i, "y": top, "duration": 20} for i in range(1, 8)]
    moves += [{"type": "pointerUp", "button": 0}]
    b.call("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                                             "actions": moves}]})
    dragged = p.table()
    check("the line follows the pointer", dragged != first and len(dragged) == 1, first, dragged)
    check("and is the guess", f"12={dragged[0][0].replace(' ', '').replace(chr(0x202f), '')}" in p.guesses(), p.guesses())
    b.focus_nothing()
    b.press("z", held="Control")
    equal("a drag is one change", p.table(), first)
    b.press("y", held="Control")
    equal("redo", p.table(), dragged)
    b.press("Home")
    equal("as it was", p.table(), [])
    p.open("#9/4")
    b.run("document.getElementById('picture').focus()")
    for _ in range(40):
        b.press("Right")
        if b.run("return document.querySelector('.ring')?.getAttribute('role')") == "slider":
            break
    drawn = "return document.querySelector('#picture > g').innerHTML.length + ' ' + document.querySelector('.ring').outerHTML"
    before = b.run(drawn)
    b.press("Enter", "Right", "Right", "Right")
    check("the threshold moves", b.run(drawn) != before, before)


def test_motion(p):
    """Space during a motion shows its end and is no further step."""
    b = p.browser
    b.media(prefers_reduced_motion="no-preference")
    p.open("#7/0")
    b.press("Space")
    frames = set()
    until = time.monotonic() + 1.5
    while time.monotonic() < until:
        frames.add(b.run("return document.querySelector('#picture > g').innerHTML"))
    check("the picture moves", len(frames) > 4, len(frames))
    b.press("Space")
    equal("and Space ends that", p.place(), "#7/1")
    end = b.run("return document.querySelectorAll('.place').length")
    check("what it ends with can be touched", end > 0, end)
    b.press("Space")
    equal("then it goes on", p.place(), "#7/2")
    b.press("Left", "Left")
    equal("back", p.place(), "#7/0")
    b.press("Right", held="Shift")
    equal("the station after", p.place(), "#8/0")
    b.media(prefers_reduced_motion="reduce")


def test_hands_stay(p):
    """Going on, back and to other stations loses nothing that was set by hand."""
    b = p.browser
    p.open("#1/0")
    b.click("#place-1")
    clicked = p.seen()
    b.focus_nothing()
    b.press("Right", held="Shift")
    b.press("Left", held="Shift")
    equal("it is there", p.seen()["says"], clicked["says"])
    check("and its guess", "1=2" in p.guesses(), p.guesses())


def test_accessibility(p):
    b = p.browser
    for place in ("#0/0", "#1/0", "#7/1", "#9/4", "#10/2", "#13/0"):
        p.open(place)
        tree = b.devtools("Accessibility.getFullAXTree")["nodes"]
        roles = {}
        for node in tree:
            if node.get("ignored"):
                continue
            role = node["role"]["value"]
            roles.setdefault(role, []).append(node.get("name", {}).get("value", ""))
            focusable = any(p["name"] == "focusable" and p["value"]["value"] for p in node.get("properties", []))
            if focusable and role != "RootWebArea":
                check(f"{place}: what has the focus has a name", node.get("name", {}).get("value"), role)
        check(f"{place}: the message", b.run("return document.getElementById('news').textContent.length") > 20)
        for wanted in ("button", "heading", "group", "main", "list"):
            check(f"{place}: a {wanted}", wanted in roles, sorted(roles))
        if place == "#0/0":
            check("the cards are radio buttons", len(roles.get("radio", [])) == 3, roles.get("radio"))
    p.open("#1/0")
    b.focus_nothing()
    seen = []
    for _ in range(30):
        b.press("Tab")
        seen.append(b.run("return document.activeElement.id || document.activeElement.tagName"))
    for wanted in ("picture", "on", "table-button", "language", "theme"):
        check(f"Tab reaches {wanted}", wanted in seen, seen)
    b.focus_nothing()
    while b.run("return document.activeElement.id") != "table-button":
        b.press("Tab")
    b.press("Space")
    equal("Space goes on, whatever has the focus", p.place(), "#1/1")


def test_sizes(p):
    b = p.browser
    for width, height in ((390, 760), (800, 600), (1280, 760), (1920, 1080)):
        b.size(width, height)
        for place in ("#0/0", "#5/1", "#9/5", "#10/3"):
            p.open(place)
            wide, room, tall = b.run(
                "const e = document.documentElement; return [e.scrollWidth, e.clientWidth, e.scrollHeight]")
            check(f"{width} px, {place}: nothing is cut at the side", wide <= room, wide, room)
            if width >= 1280:
                low = b.run("return document.getElementById('on').getBoundingClientRect().bottom")
                check(f"{width} × {height}, {place}: the button is on the screen", low <= height, low)
                check(f"{width} × {height}, {place}: all is on one screen", tall <= height, tall)
    b.size(1280, 800)


def test_themes_and_print(p):
    b = p.browser
    p.open("#13/0")
    light = b.run("return getComputedStyle(document.body).backgroundColor")
    b.press("d")
    check("dark", b.run("return getComputedStyle(document.body).backgroundColor") != light)
    equal("dark", b.attribute("html", "data-theme"), "dark")
    b.press("c")
    equal("contrast", b.attribute("html", "data-theme"), "contrast")
    check("it prints", len(b.call("POST", "/print", {})) > 1000)
    b.click("#place-0")
    check("a number of the last picture leads to its station", p.place() != "#13/0", p.place())


def test_languages(p):
    b = p.browser
    p.open("#3/0", "he")
    equal("Hebrew runs from the right", b.run("return getComputedStyle(document.body).direction"), "rtl")
    equal("its language", b.attribute("html", "lang"), "he")
    p.open("#3/0", "de")
    equal("German does not", b.run("return getComputedStyle(document.body).direction"), "ltr")


def test_network(p):
    """Nothing was loaded but the file, nothing was complained of, and the policy forbids that anything could be."""
    b = p.browser
    for entry in b.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            check("only the file itself is loaded", url.startswith(("file://", "data:", "about:", "blob:")), url)
    for entry in b.log("browser"):
        check("no word in the console", False, entry["message"])
    p.open()
    refused = b.run_async("""const done = arguments[0];
        addEventListener('securitypolicyviolation', e => done(e.effectiveDirective));
        fetch('http://127.0.0.1:9/').catch(() => setTimeout(() => done('no policy'), 1000))""")
    equal("the policy refuses a request", refused, "connect-src")


def take_screens(p, folder):
    b = p.browser
    folder.mkdir(parents=True, exist_ok=True)
    for s, station in enumerate(p.languages[0]["stations"]):
        for k in range(len(station["beats"])):
            p.open(f"#{s}/{k}")
            b.shot(folder / f"{s:02}-{k}.png")
    for name, language, place, keys, size in (("dark", "en", "#9/5", "d", (1280, 760)), ("contrast", "en", "#5/1", "c", (1280, 800)),
                                              ("table", "en", "#9/5", "t", (1280, 800)), ("hebrew", "he", "#5/0", "", (1280, 800)),
                                              ("german", "de", "#10/3", "", (1280, 760)), ("phone", "en", "#5/0", "", (390, 844)),
                                              ("small", "en", "#9/4", "", (800, 600)), ("wide", "en", "#10/3", "", (1920, 1080))):
        b.size(*size)
        p.open(place, language)
        if keys:
            b.press(keys)
        b.shot(folder / f"{name}.png")
    b.size(1280, 800)


def main():
    app_tests, chromedriver, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
    if app_tests != "-":  # else they are there
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        subprocess.run([app_tests, "[.lesson-browser]"], check=True, stdout=subprocess.DEVNULL,
                       env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LITTLESTONE_WEB": str(folder)})
    wanted = json.loads((folder / "wanted.json").read_text())
    browser = Browser(chromedriver, str(folder))
    try:
        browser.size(1280, 800)
        browser.media(prefers_reduced_motion="reduce")
        p = Lesson(browser, (folder / "lesson.html").as_uri(), wanted)
        for language in p.languages:
            test_every_beat(p, language["code"])
        for test in (test_every_click, test_guesses, test_mistake_game, test_drags, test_motion, test_hands_stay,
                     test_accessibility, test_sizes, test_themes_and_print, test_languages, test_network):
            began = time.monotonic()
            test(p)
            print(f"{test.__name__}: {time.monotonic() - began:.1f} s", flush=True)
        if len(sys.argv) > 4:
            take_screens(p, pathlib.Path(sys.argv[4]))
    finally:
        browser.close()
    print(f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
