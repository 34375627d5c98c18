# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the window from outside, as a screen reader does: through AT-SPI, over a bus and on a display of its own.

at_spi.py PROGRAM: walks the gallery and every page of every chapter by the actions that the window offers, and then leads the play a
few steps. Needs Xvfb, dbus-run-session, at-spi2-core and gi with Atspi.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import typing

INSIDE = "LITTLESTONE_AT_SPI_FOLDER"  # set where the bus and the display are there
PATIENCE_S = 20
QUIET_S = 0.05  # without an event: the window has done what it was asked
BUSY_S = 0.5  # is waited at most where something is computed

failures = []


def check(what, ok, *seen):
    if not ok:
        failures.append(what)
        print("FAILED:", what, *seen, flush=True)


# --- The display and the bus ------------------------------------------------------------------------------------------


def surroundings(folder, display):
    """An environment in which nothing of the user's is read or written."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "PYTHONDONTWRITEBYTECODE") if name in os.environ}
    folders = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state",
               "XDG_RUNTIME_DIR": "runtime"}
    for name, inside in folders.items():
        kept[name] = str(folder / inside)
        (folder / inside).mkdir(mode=0o700, exist_ok=True)
    return kept | {"DISPLAY": display, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", INSIDE: str(folder)}


def start_display():
    """A server of its own, and its name. It stays as it is when its last client leaves: one that starts again refuses who comes then."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        return server, ":" + number.readline().strip()


def run_inside(arguments):
    """This script again, under a session bus that ends with it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="at-spi-"))  # short: a socket's path has 107 bytes at most
    server, display = start_display()
    try:
        return subprocess.run(["dbus-run-session", "--", sys.executable, __file__, *arguments], env=surroundings(folder, display)).returncode
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


# --- What a screen reader sees ----------------------------------------------------------------------------------------


class Node(typing.NamedTuple):
    node: object
    role: object
    name: str
    states: object
    within: tuple  # the Nodes that it lies in


class Window:
    """The program's only window, once it is there."""

    def __init__(self, atspi, glib, process):
        self.atspi = atspi
        self.gone = glib.GError  # what a node that was taken away answers
        self.context = glib.MainContext.default()
        self.process = process
        self.heard = 0  # events
        self.listening = False
        self.told = []  # while listening, what a screen reader was told to say
        self.listener = atspi.EventListener.new(self.hear)
        for kind in ("object:property-change:accessible-name", "object:state-changed:showing"):
            self.listener.register(kind)
        self.frame = self.until(self.find_frame, "the window to be in the accessibility tree")

    def hear(self, event):
        self.heard += 1
        if not self.listening or event.type != "object:state-changed:showing" or not event.detail1:
            return
        try:
            if event.source.get_role() == self.atspi.Role.NOTIFICATION:
                self.told.append(event.source.get_name())
        except self.gone:
            pass

    def turn(self, seconds):
        """Takes what was sent."""
        end = time.monotonic() + seconds
        while True:
            while self.context.pending():
                self.context.iteration(False)
            if time.monotonic() >= end:
                return
            time.sleep(0.005)

    def until(self, found, what):
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit(f"the program ended with {self.process.returncode}")
            result = found()
            if result:
                return result
            self.turn(0.05)
        raise SystemExit("waited in vain for " + what)

    def settle(self):
        """Until nothing was heard for a while."""
        end = time.monotonic() + BUSY_S
        before = -1
        while before != self.heard and time.monotonic() < end:
            before = self.heard
            self.turn(QUIET_S)

    def find_frame(self):
        desktop = self.atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application is not None and application.get_process_id() == self.process.pid and application.get_child_count():
                return application.get_child_at_index(0)
        return None

    def nodes(self, node=None, hidden=False, within=()):
        """What there is, from the top: of a table's or list's cells the first ones stand for all."""
        node = node or self.frame
        try:
            states = node.get_state_set()
            if not hidden and not states.contains(self.atspi.StateType.VISIBLE):
                return
            here = Node(node, node.get_role(), node.get_name(), states, within)
            most = 24 if here.role in (self.atspi.Role.TABLE, self.atspi.Role.LIST, self.atspi.Role.TREE_TABLE) else 1000
            children = [node.get_child_at_index(i) for i in range(min(node.get_child_count(), most))]
        except self.gone:
            return
        yield here
        for child in children:
            if child is not None:
                yield from self.nodes(child, hidden, within + (here,))

    def named(self, name, role=None):
        return next((there.node for there in self.nodes() if there.name == name and role in (None, there.role)), None)

    def dialog(self):
        """What stands beside the frame, and is shown: a dialog that came up."""
        application = self.frame.get_application()
        try:
            others = [application.get_child_at_index(i) for i in range(1, application.get_child_count())]
            return next((other for other in reversed(others) if other is not None and other.get_state_set().contains(self.atspi.StateType.VISIBLE)), None)
        except self.gone:
            return None

    def menu_bar(self):
        """Which need not be shown."""
        beside = [self.frame.get_child_at_index(i) for i in range(self.frame.get_child_count())]
        bars = [child.get_child_at_index(i) for child in beside for i in range(child.get_child_count())]
        return next(node for node in bars if node.get_role() == self.atspi.Role.MENU_BAR)

    def menu_item(self, begins):
        """Of a menu that need not be open."""
        return next((there.node for there in self.nodes(self.menu_bar(), hidden=True) if there.name.startswith(begins)), None)

    def help_item(self, begins):
        """Of the last menu: pages of the help are called as chapters are."""
        found = [there.node for there in self.nodes(self.menu_bar(), hidden=True) if there.name.startswith(begins)]
        return found[-1] if found else None

    def label_of(self, node):
        try:
            labels = [relation.get_target(0).get_name() for relation in node.get_relation_set()
                      if relation.get_relation_type() == self.atspi.RelationType.LABELLED_BY]
        except self.gone:
            return "no more"
        return "".join(labels).strip()

    def chooser(self):
        return next(there.node for there in self.nodes() if there.name.startswith("Chapter "))

    def tabs(self):
        """Of the pages: they stand beside the chapter's name."""
        row = self.chooser().get_parent()
        children = [row.get_child_at_index(i) for i in range(row.get_child_count())]
        return [child for child in children if child.get_role() == self.atspi.Role.RADIO_BUTTON
                and child.get_state_set().contains(self.atspi.StateType.VISIBLE)]

    def press(self, node):
        """By the action that a screen reader would take."""
        if node is None or node.get_n_actions() == 0:
            raise SystemExit(f"nothing to press: {node and node.get_name()}")
        node.do_action(0)
        self.settle()


# --- The walk ---------------------------------------------------------------------------------------------------------


def faults_of(window, where, all_there):
    """What can have the focus must say what it is, and of what kind."""
    roles = window.atspi.Role
    found = set()
    for there in all_there:
        if not there.states.contains(window.atspi.StateType.FOCUSABLE):
            continue
        it = f"{where}: {there.role.value_nick} '{there.name}' in " + " / ".join(around.name or "?" for around in there.within[-4:])
        if not there.name.strip():
            found.add(it + ": no name")
        if there.role in (roles.FILLER, roles.PANEL, roles.UNKNOWN, roles.INVALID):
            found.add(it + ": of no kind")
        # A box is called as what is chosen in it; what is chosen there, its label says.
        if there.role == roles.COMBO_BOX and not window.label_of(there.node):
            found.add(it + ": no label")
    return found


def read(window, where, faults, below=None):
    """Adds what is said wrongly to the faults. Returns all that is there, or is below a node.

    A table that was computed meanwhile is filled anew between two questions, and its old cells then answer with no name: a fault is
    one that a second reading finds too.
    """
    all_there = list(window.nodes(below))
    found = faults_of(window, where, all_there)
    if found:
        window.settle()
        all_there = list(window.nodes(below))
        found &= faults_of(window, where, all_there)
    faults |= found
    return all_there


def walk_page(window, where, faults):
    """Its picture and its table. Returns the names and kinds of what was there with the picture."""
    all_there = read(window, where, faults)
    check(f"{where}: there is something to do",
          sum(there.states.contains(window.atspi.StateType.FOCUSABLE) for there in all_there) > 12)
    ways = {there.name: there for there in all_there if there.role == window.atspi.Role.CHECK_BOX and there.name in ("Table", "Picture")}
    if "Table" in ways:
        window.press(ways["Table"].node)
        read(window, where + ", table", faults, ways["Table"].within[-3].node)  # the page: the choice stands in its head
        window.press(ways["Picture"].node)
    return [(there.role, there.name) for there in all_there]


def walk_chapters(window, faults):
    """Every page of every chapter, by the menu and the tabs. Returns how many there are."""
    pages = 0
    for numeral in ("I", "II", "III", "IV", "V", "VI"):
        window.press(window.menu_item(numeral + "  "))
        window.until(lambda: window.chooser().get_name().startswith(f"Chapter {numeral}:"), f"chapter {numeral}")
        before = None
        for tab in window.tabs():
            where = f"{numeral} {tab.get_name()}"
            window.press(tab)
            check(f"{where}: its tab is marked", tab.get_state_set().contains(window.atspi.StateType.CHECKED))
            there = walk_page(window, where, faults)
            check(f"{where}: another page is there", there != before)
            before = there
            pages += 1
    return pages


def sentence_node(window):
    """The step's sentence, as it stands in the tree."""
    return next((there.node for there in window.nodes() if there.role == window.atspi.Role.NOTIFICATION and there.name), None)


def walk_steps(window, where, press_next, steps):
    """Each step's sentence stands in the tree, and is said when it comes."""
    node = sentence_node(window)
    check(f"{where}: a sentence", node)
    if not node:
        return
    before = node.get_name()
    window.listening = True
    for step in range(steps):
        window.told.clear()
        press_next()
        window.until(lambda: node.get_name() != before, f"another sentence after '{before}'")
        window.settle()
        now = node.get_name()
        check(f"{where}, step {step + 1}: the new sentence is said", now in window.told, f"\n  sentence {now}\n  said     {window.told}")
        before = now
    window.listening = False


# How each dialog is opened, what it is called, what closes it, and how many controls it has at least.
DIALOGS = (
    ("Export…", "Export", "Cancel", 12),
    ("Keys", "Keys", "OK", 2),
    ("About Littlestone Lab", "About Littlestone Lab", "OK", 1),
    ("I  Learn privately", "Help — Littlestone Lab", "Close", 5),
    ("Lecture plan", "Lecture plan", "Close", 3),
)
# Dialogs of Qt: they are there, have a name and can be left.
FILE_DIALOGS = ("Open scenario…", "Open class table…", "Open data…", "Save scenario as…", "Export animation…", "Export as web page…", "With a file…")


def opened_by(window, opener, what):
    window.press(opener)
    return window.until(window.dialog, what)


def leave(window, dialog, button):
    """By its button."""
    found = next((there for there in window.nodes(dialog) if there.role == window.atspi.Role.PUSH_BUTTON and there.name == button), None)
    check(f"{dialog.get_name()}: a button {button}", found)
    if found:
        window.press(found.node)
    window.until(lambda: window.dialog() is None, f"{button} to close what it stands in")


def walk_dialogs(window, faults):
    """Every dialog of the program, and those of Qt that it opens."""
    roles = window.atspi.Role
    for opener, title, button, controls in DIALOGS:
        help_menu = opener.startswith("I  ")
        item = window.help_item(opener) if help_menu else window.named(opener) if opener == "Lecture plan" else window.menu_item(opener)
        dialog = opened_by(window, item, f"the dialog of {opener}")
        check(f"{opener}: it is called {title}", dialog.get_name() == title, dialog.get_name())
        check(f"{opener}: it is a dialog", dialog.get_role() in (roles.DIALOG, roles.ALERT), dialog.get_role().value_nick)
        there = read(window, f"dialog {title}", faults, dialog)
        focusable = sum(one.states.contains(window.atspi.StateType.FOCUSABLE) for one in there)
        check(f"{opener}: its controls", focusable >= controls, focusable)
        leave(window, dialog, button)
    for opener in FILE_DIALOGS:
        dialog = opened_by(window, window.menu_item(opener), f"the dialog of {opener}")
        check(f"{opener}: it has a name", dialog.get_name().strip())
        check(f"{opener}: a file is named in it", any(one.role == roles.TEXT for one in window.nodes(dialog)))
        leave(window, dialog, "Cancel")


def walk_chooser(window):
    """The list of chapters that the chooser opens: each is an item, one is marked, and one is taken."""
    roles = window.atspi.Role
    states = window.atspi.StateType
    window.press(window.chooser())
    popup = window.until(lambda: window.chooser().get_child_at_index(0), "the list of chapters")
    check("chapters: it is a menu with a name", popup.get_role() in (roles.POPUP_MENU, roles.MENU) and popup.get_name() == "Chapter",
          popup.get_role().value_nick, popup.get_name())
    items = [there for there in window.nodes(popup) if there.role in (roles.MENU_ITEM, roles.CHECK_MENU_ITEM, roles.RADIO_MENU_ITEM)]
    check("chapters: six", [there.name.split("  ")[0] for there in items] == ["I", "II", "III", "IV", "V", "VI"], [there.name for there in items])
    check("chapters: the one that is open is marked", [there.states.contains(states.CHECKED) for there in items].count(True) == 1)
    window.press(items[1].node)
    window.until(lambda: window.chooser().get_name().startswith("Chapter II:"), "the chapter that was taken")
    check("chapters: the list is gone", window.chooser().get_child_count() == 0)


def check_menus(window):
    """Every item of every menu is called by its words alone."""
    items = [there for there in window.nodes(window.menu_bar(), hidden=True) if there.role in (window.atspi.Role.MENU_ITEM, window.atspi.Role.CHECK_MENU_ITEM,
                                                                                          window.atspi.Role.MENU, window.atspi.Role.POPUP_MENU)]
    check("menus: items", len(items) > 60, len(items))
    for there in items:
        check(f"menu {there.name}: its words alone", "&" not in there.name and "\t" not in there.name)


def walk_window(window):
    faults = set()
    check("gallery: cards and stations", len(read(window, "gallery", faults)) > 50)
    window.press(window.named("Thresholds on 8 points"))
    check_menus(window)
    check("every page of every chapter", walk_chapters(window, faults) == 27)
    window.press(window.menu_item("I  "))
    walk_chooser(window)
    window.press(window.menu_item("I  "))
    window.press(window.menu_item("Tournament"))
    window.press(window.menu_item("To the start"))
    walk_steps(window, "Tournament", lambda: window.press(window.named("Next step (→)")), 5)
    window.press(window.menu_item("Points: one mistake is enough"))
    window.until(lambda: window.named("Two scenarios side by side"), "the comparison")
    read(window, "comparison", faults)
    window.press(window.menu_item("End comparison"))
    window.press(window.menu_item("Presentation"))
    read(window, "presentation", faults)
    walk_steps(window, "presentation", lambda: window.press(window.menu_item("Next step")), 3)
    window.press(window.menu_item("Presentation"))
    window.press(window.menu_item("Gallery"))
    read(window, "gallery, again", faults)
    walk_dialogs(window, faults)
    for fault in sorted(faults):
        check(fault, False)


def walk(program):
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    Atspi.init()
    Atspi.set_timeout(1000 * PATIENCE_S, 1000 * PATIENCE_S)  # a busy machine is no fault
    process = subprocess.Popen([program], stdout=subprocess.DEVNULL)
    began = time.monotonic()
    try:
        window = Window(Atspi, GLib, process)
        window.settle()
        walk_window(window)
        check("the program is still there", process.poll() is None)
    finally:
        process.terminate()
        process.wait()
    print(f"{len(failures)} failures, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(run_inside(sys.argv[1:]) if INSIDE not in os.environ else walk(sys.argv[1]))
