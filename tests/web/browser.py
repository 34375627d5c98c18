# SPDX-License-Identifier: GPL-3.0-or-later
"""A headless Chromium driven over WebDriver: HTTP and JSON of the standard library, nothing else."""

import base64
import json
import socket
import subprocess
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element's reference [WebDriver, 12.2]
KEYS = {"Space": " ", "Left": "\ue012", "Right": "\ue014", "Home": "\ue011", "End": "\ue010", "Tab": "\ue004",
        "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009"}


class Browser:
    def __init__(self, chromedriver, downloads):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.driver = subprocess.Popen([chromedriver, f"--port={self.port}"], stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        self.session = None
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                            "--window-size=1280,800", "--force-device-scale-factor=1", "--no-first-run",
                            "--disable-background-networking", "--disable-component-update", "--disable-sync"],
                   "prefs": {"download.default_directory": downloads, "download.prompt_for_download": False}}
        wanted = {"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options,
                                                   "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}}
        for attempt in range(200):
            try:
                self.session = self.call("POST", "/session", wanted, whole=True)["sessionId"]
                return
            except (ConnectionError, urllib.error.URLError):
                if attempt == 199 or self.driver.poll() is not None:
                    raise
                time.sleep(0.1)

    def call(self, method, path, body=None, whole=False):
        place = path if whole else f"/session/{self.session}{path}"
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{place}", data, {"Content-Type": "application/json"},
                                         method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()[:600]}") from None

    def close(self):
        try:
            if self.session:
                self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait(10)

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_async(self, script, *arguments):
        return self.call("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def find_all(self, selector):
        return [e[ELEMENT] for e in self.call("POST", "/elements", {"using": "css selector", "value": selector})]

    def click(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/click")

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def attribute(self, selector, name):
        return self.run("return document.querySelector(arguments[0]).getAttribute(arguments[1])", selector, name)

    def shown(self, selector):
        return self.call("GET", f"/element/{self.find(selector)}/displayed")

    def press(self, *keys, held=None):
        """Real key presses, where the focus is."""
        strokes = [{"type": "keyDown", "value": KEYS[held]}] if held else []
        for key in keys:
            value = KEYS.get(key, key)
            strokes += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        if held:
            strokes.append({"type": "keyUp", "value": KEYS[held]})
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": strokes}]})

    def press_mouse_at(self, selector, share):
        """Presses and lets go at this share of the element's width."""
        box = self.call("GET", f"/element/{self.find(selector)}/rect")
        x = round(box["x"] + share * box["width"])
        y = round(box["y"] + box["height"] / 2)
        moves = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}, {"type": "pointerDown", "button": 0},
                 {"type": "pointerUp", "button": 0}]
        self.call("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse",
                                                    "parameters": {"pointerType": "mouse"}, "actions": moves}]})

    def focus_nothing(self):
        self.run("document.activeElement.blur()")

    def size(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, **features):
        self.devtools("Emulation.setEmulatedMedia",
                      features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def log(self, kind):
        return self.call("POST", "/se/log", {"type": kind})

    def shot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))
