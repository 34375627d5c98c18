(() => {
  const run = JSON.parse(document.getElementById("run").textContent);
  const scenario = JSON.parse(document.getElementById("scenario").textContent);
  const {texts, views, plays, tables, words} = run;
  const pictures = makePictures(run.drawings);
  const {svg} = pictures;
  const rtl = document.documentElement.dir === "rtl";
  const themes = ["light", "dark", "contrast"];

  // --- State --------------------------------------------------------------------------------------------------------

  const state = {view: 0, steps: plays.map(() => 0), theme: run.theme, table: false, playing: false, speed: 1, embed: false};
  let printing = false;
  let timer = 0;
  const view = () => views[state.view];
  // The play that the transport moves: the view's own, else that of the first view that plays.
  const firstPlaying = views.find((v) => v.play >= 0);
  const playOf = () => (view().play >= 0 ? view().play : firstPlaying ? firstPlaying.play : -1);
  const stepOf = () => (playOf() < 0 ? 0 : state.steps[playOf()]);
  const sizeOf = (play) => (play < 0 ? 1 : plays[play].sentences.length);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const themeNow = () => {
    if (printing) return 0;
    if (state.theme !== null) return state.theme;
    return contrast.matches ? 2 : dark.matches ? 1 : 0;
  };

  // --- The page -----------------------------------------------------------------------------------------------------

  const tabs = views.map((v, i) => element("button", {
    type: "button", role: "tab", id: "tab-" + v.id, "aria-controls": "panel", onclick: () => openView(i)}, v.title));
  const tabRow = element("div", {class: "tabs", role: "tablist", "aria-label": texts.views, hidden: views.length < 2,
                                 onkeydown: tabKey}, ...tabs);
  const themeInputs = themes.map((name, i) => element("input", {
    type: "radio", name: "theme", id: "theme-" + name, onchange: () => setTheme(i)}));
  const themeChoice = element("fieldset", {class: "segments"}, element("legend", {class: "hidden-text"}, texts.theme),
    ...themes.flatMap((name, i) => [themeInputs[i], element("label", {for: "theme-" + name}, texts[name])]));
  const tableButton = element("button", {type: "button", class: "plain", id: "table-button", "aria-pressed": "false",
    title: texts.table + " (T)", onclick: () => setTable(!state.table)}, texts.table);
  const sheet = element("div", {class: "sheet", id: "sheet", role: "region", tabindex: "0", hidden: true});
  const stage = element("section", {class: "stage", id: "panel"}, svg, sheet);
  if (views.length > 1) stage.setAttribute("role", "tabpanel");
  const sentence = element("p", {class: "sentence", id: "sentence", "aria-live": "polite", "aria-atomic": "true"});
  const reference = element("p", {class: "reference", id: "reference"});
  const before = element("p", {class: "before", id: "before"}, texts.before);

  const iframe = element("code");
  const details = (heading, ...children) => element("details", {}, element("summary", {}, heading), ...children);
  const copyButton = (id, name, text) => {
    const button = element("button", {type: "button", class: "plain", id, onclick: async () => {
      try {
        await navigator.clipboard.writeText(text());
        button.textContent = texts.copied;
      } catch {
        button.textContent = texts.notCopied;
      }
      setTimeout(() => { button.textContent = name; }, 2000);
    }}, name);
    return button;
  };
  const flat = (json) => Object.entries(json).flatMap(([name, value]) =>
    value !== null && typeof value === "object" && !Array.isArray(value) ? flat(value)
      : [[name, Array.isArray(value) ? value.join(", ") : String(value)]]);
  const parameters = element("dl", {}, ...flat(scenario).filter(([name, value]) =>
    value !== "" && !["format", "version", "title", "lesson", "source"].includes(name)).flatMap(([name, value]) =>
    [element("dt", {}, name), element("dd", {dir: "ltr"}, value)]));
  const made_by = details(texts.made, element("p", {}, run.program), element("p", {id: "licence"}, texts.licence),
    element("pre", {id: "command"}, run.command), parameters,
    element("button", {type: "button", class: "plain", id: "save-scenario", onclick: () =>
      save("scenario.json", "application/json", JSON.stringify(scenario, null, 2) + "\n")}, texts.saveScenario));
  const embedding = details(texts.embed, element("p", {}, texts.embedWords), element("pre", {}, iframe),
    copyButton("copy-embed", texts.copy, () => iframe.textContent));
  const keyRows = [[[texts.space], texts.keyPlay], [["←", "→"], texts.keyStep], [["⇧ ←", "⇧ →"], texts.keyRound],
    [["Home", "End"], texts.keyEnds], [["+", "−"], texts.keySpeed], [["T"], texts.keyTable], [["D"], texts.keyDark],
    [["C"], texts.keyContrast]];
  if (views.length > 1) keyRows.push([["1 … " + Math.min(9, views.length)], texts.keyViews]);
  const keys = details(texts.keys, keyList(keyRows));
  keys.id = "keys";

  const button = (id, name, does) => element("button", {type: "button", id, "aria-label": name, title: name, onclick: does}, icon(icons[id]));
  const buttons = {
    first: button("first", texts.first, () => moveTo(0)),
    previous: button("previous", texts.previous, () => moveBy(-1)),
    play: button("play", texts.play, toggle),
    next: button("next", texts.next, () => moveBy(1)),
    last: button("last", texts.last, () => moveTo(Infinity)),
  };
  buttons.play.className = "play";
  const slider = element("input", {type: "range", id: "slider", min: "0", step: "1", "aria-label": texts.step,
                                   oninput: () => moveTo(Number(slider.value))});
  const ruler = element("div", {class: "ruler", "aria-hidden": "true"});
  const place = element("div", {class: "place", id: "place"});
  const speeds = [0.25, 0.5, 1, 2, 4, 8];
  const speed = element("select", {id: "speed", onchange: () => setSpeed(Number(speed.value))},
    ...speeds.map((s) => element("option", {value: s}, s + "×")));
  const transport = element("footer", {class: "transport", role: "group", "aria-label": texts.transport, hidden: !firstPlaying},
    element("div", {class: "buttons"}, ...Object.values(buttons)),
    element("div", {class: "timeline"}, ruler, slider), place,
    element("label", {class: "speed"}, texts.speed, speed));

  document.getElementById("app").append(
    element("header", {},
      element("div", {class: "words"}, element("h1", {}, run.title), run.lesson ? element("p", {class: "lesson"}, run.lesson) : ""),
      element("div", {class: "tools"}, tableButton, themeChoice)),
    tabRow,
    element("main", {}, stage, element("aside", {"aria-label": texts.happening}, element("h2", {}, texts.happening), sentence,
      reference, before, keys, made_by, embedding)),
    transport);

  // --- Showing ------------------------------------------------------------------------------------------------------

  let shown = {};  // what stands on the page, so that only what is new is made
  function frameOf(v) {
    const i = v.play < 0 ? 0 : state.steps[v.play];
    return {frame: v.frames[i], alt: words[v.alts[i]], table: v.tables[i]};
  }

  function showPicture() {
    const v = view();
    const {frame, alt} = frameOf(v);
    const theme = themeNow();
    if (shown.frame === frame && shown.theme === theme && shown.view === state.view) return;
    const steps = shown.view === state.view && shown.theme === theme && stepOf() === shown.step + 1;
    pictures.show(frame, theme, steps);
    svg.setAttribute("viewBox", `0 0 ${v.width} ${v.height}`);
    svg.setAttribute("aria-label", alt);
    shown = {...shown, frame, theme, view: state.view};
  }

  // As csv_cell of the program: marked, an apostrophe stands before what a spreadsheet would read as a formula.
  function csvOf(id, marked) {
    const computed = (t) => /^[=+\-@\t\r]/.test(t) && !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(t);
    const quoted = (t) => (/[,"\n\r]/.test(t) ? '"' + t.replace(/"/g, '""') + '"' : t);
    const rows = rowsOf(tables, id).map((row) => row.map((c) => (typeof c === "string" ? c : c[1])));
    const cell = (t) => quoted((marked && computed(t) ? "'" : "") + t);
    return [tables.tables[id].fields, ...rows].map((row) => row.map(cell).join(",") + "\n").join("");
  }

  function showTable() {
    sheet.hidden = !state.table;
    svg.style.display = state.table ? "none" : "";
    tableButton.setAttribute("aria-pressed", String(state.table));
    if (!state.table) return;
    const v = view();
    const id = frameOf(v).table;
    sheet.setAttribute("aria-label", fill(texts.tableOf, v.title));
    const caption = v.play < 0 ? v.title : fill(texts.captionAt, v.title, stepOf(), sizeOf(v.play) - 1);
    if (shown.table === id && sheet.firstChild) {
      sheet.querySelector("caption").textContent = caption;
      return;
    }
    shown.table = id;
    const table = tables.tables[id];
    sheet.replaceChildren(makeTable(tables, id, element("caption", {}, caption)));
    if (table.left) sheet.append(element("p", {class: "left-out"}, table.left));
    sheet.append(element("p", {},
      element("button", {type: "button", class: "plain", id: "save-csv", onclick: () =>
        save(v.id + ".csv", "text/csv", csvOf(id, false))}, texts.saveCsv), " ",
      element("button", {type: "button", class: "plain", id: "save-sheet", title: texts.sheetHelp, onclick: () =>
        save(v.id + ".csv", "text/csv", csvOf(id, true))}, texts.saveSheet)));
  }

  function showWords() {
    const v = view();
    const play = v.play < 0 ? null : plays[v.play];
    const step = stepOf();
    const text = play ? play.sentences[step] : words[v.alts[0]].replaceAll("$", "");
    if (shown.words !== text) setMarkup(sentence, text);
    shown.words = text;
    const cited = play ? play.references[step] : "";
    reference.hidden = !cited;
    if (cited) setMarkup(reference, cited);
    before.hidden = !(play && play.before);
  }

  function showRuler(play) {
    if (shown.ruler === play) return;
    shown.ruler = play;
    const last = Math.max(1, sizeOf(play) - 1);
    const at = (step, e) => { e.style.insetInlineStart = (100 * step) / last + "%"; return e; };
    const p = plays[play];
    const marks = p.landmarks.map((step) => at(step, element("b")));
    const parts = p.parts.flatMap((part, i) => {
      const name = at(part.step, element("span", {}, part.name));
      if (i + 1 < p.parts.length) name.style.maxWidth = (100 * (p.parts[i + 1].step - part.step)) / last + "%";
      return [at(part.step, element("b", {class: "begin"})), name];
    });
    const bound = p.boundary === null ? [] : [at(p.boundary - 0.5, element("b", {class: "bound", title: texts.boundary}))];
    ruler.replaceChildren(...marks, ...parts, ...bound);
    fitNames();
  }

  // A name that would lie over the next one, or end outside, is left out, as in the program.
  function fitNames() {
    const box = ruler.getBoundingClientRect();
    for (const name of ruler.querySelectorAll("span")) {
      name.style.display = "";
      const own = name.getBoundingClientRect();
      const outside = own.right > box.right + 16 || own.left < box.left - 16;
      if (name.scrollWidth > name.clientWidth + 1 || outside) name.style.display = "none";
    }
  }

  function showTransport() {
    const play = playOf();
    document.body.classList.toggle("still", view().play < 0);
    if (play < 0) return;
    const step = stepOf();
    const last = sizeOf(play) - 1;
    slider.max = last;
    slider.value = step;
    slider.style.setProperty("--done", (last ? (100 * step) / last : 100) + "%");
    slider.style.setProperty("--side", rtl ? "to left" : "to right");
    slider.setAttribute("aria-valuetext", fill(texts.stepOf, step, last) + ". " + sentence.textContent);
    place.textContent = fill(texts.stepOf, step, last);
    buttons.first.disabled = buttons.previous.disabled = step === 0;
    buttons.next.disabled = buttons.last.disabled = step === last;
    buttons.play.replaceChildren(icon(state.playing ? icons.pause : icons.play));
    buttons.play.setAttribute("aria-label", state.playing ? texts.pause : texts.play);
    buttons.play.title = state.playing ? texts.pause : texts.play;
    speed.value = state.speed;
    showRuler(play);
  }

  function showChrome() {
    const theme = themeNow();
    document.documentElement.dataset.theme = themes[theme];
    themeInputs[theme].checked = true;
    tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", String(i === state.view));
      tab.tabIndex = i === state.view ? 0 : -1;
    });
    stage.setAttribute("aria-labelledby", tabs[state.view].id);
    document.body.classList.toggle("embed", state.embed);
    const file = decoded(location.pathname.split("/").pop()) || "run.html";
    const quote = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
    iframe.textContent = `<iframe src="${quote(encodeURIComponent(file))}#embed/${view().id}/${stepOf()}" title="${quote(run.title)}" ` +
      `width="${Math.round(view().width)}" height="${Math.round(view().height) + 52}" style="border:0"></iframe>`;
  }

  function show() {
    showChrome();
    showPicture();
    showTable();
    showWords();
    showTransport();
    shown.step = stepOf();
    const hash = "#" + (state.embed ? "embed/" : "") + view().id + (playOf() < 0 ? "" : "/" + stepOf());
    if (location.hash !== hash && !state.playing) {
      try { history.replaceState(null, "", hash); } catch { /* a page inside another may not */ }
    }
  }

  // --- Moving -------------------------------------------------------------------------------------------------------

  const covers = (v, play, step) => v.play === play && v.first <= step && step <= v.last;

  // Goes to a step; another view is opened only where the one that lies open does not show it.
  function go(step) {
    const play = playOf();
    if (play < 0) return;
    state.steps[play] = Math.max(0, Math.min(sizeOf(play) - 1, step));
    if (!covers(view(), play, state.steps[play])) {
      const other = views.findIndex((v) => covers(v, play, state.steps[play]));
      if (other >= 0) state.view = other;
      else if (view().play !== play) state.view = views.findIndex((v) => v.play === play);
    }
    show();
  }
  function moveTo(step) { pause(); go(step); }
  // The first move from a view that stands still opens the one that is played.
  function moveBy(by) { moveTo(view().play < 0 && by > 0 && stepOf() === 0 ? 0 : stepOf() + by); }
  function moveToRound(by) {
    if (playOf() < 0) return;
    const marks = [...plays[playOf()].landmarks].sort((a, b) => a - b);
    const step = stepOf();
    moveTo(by > 0 ? marks.find((m) => m > step) ?? sizeOf(playOf()) - 1 : marks.reverse().find((m) => m < step) ?? 0);
  }

  function openView(i) {
    state.view = i;
    const v = view();
    if (v.play >= 0 && !covers(v, v.play, state.steps[v.play])) {
      pause();
      state.steps[v.play] = v.first;
    }
    if (v.play < 0) pause();
    show();
    tabs[i].scrollIntoView({block: "nearest", inline: "nearest"});
  }

  function schedule() {
    clearTimeout(timer);
    if (!state.playing) return;
    timer = setTimeout(() => {
      const last = sizeOf(playOf()) - 1;
      if (stepOf() >= last) return pause(true);
      if (stepOf() + 1 >= last) state.playing = false;
      go(stepOf() + 1);
      schedule();
    }, plays[playOf()].dwell[stepOf()] / state.speed);
  }
  function pause(tell) {
    if (!state.playing) return;
    state.playing = false;
    clearTimeout(timer);
    if (tell) show();
  }
  function toggle() {
    if (playOf() < 0) return;
    if (state.playing) return pause(true);
    state.playing = true;
    go(stepOf() === sizeOf(playOf()) - 1 ? 0 : stepOf());
    schedule();
  }
  function setSpeed(s) {
    state.speed = s;
    schedule();
    showTransport();
  }
  function setTheme(i) { state.theme = i; show(); }
  function setTable(on) { state.table = on; show(); }

  // --- Keys ---------------------------------------------------------------------------------------------------------

  function tabKey(event) {
    const ahead = rtl ? "ArrowLeft" : "ArrowRight";
    const back = rtl ? "ArrowRight" : "ArrowLeft";
    const n = tabs.length;
    const to = {[ahead]: (state.view + 1) % n, [back]: (state.view + n - 1) % n, Home: 0, End: n - 1}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    openView(to);
    tabs[to].focus();
  }

  const ahead = rtl ? "ArrowLeft" : "ArrowRight";
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if (target instanceof HTMLSelectElement) return;
    const moving = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"].includes(event.key);
    if (target instanceof HTMLInputElement && moving && !event.shiftKey) return;  // the slider's own
    if (event.key === " " && target.closest("button, summary, input[type=radio], a")) return;
    if (target === sheet && ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].includes(event.key)) return;
    const faster = speeds[Math.min(speeds.indexOf(state.speed) + 1, speeds.length - 1)];
    const slower = speeds[Math.max(speeds.indexOf(state.speed) - 1, 0)];
    const does = {
      " ": toggle, [ahead]: () => (event.shiftKey ? moveToRound(1) : moveBy(1)),
      [back]: () => (event.shiftKey ? moveToRound(-1) : moveBy(-1)),
      Home: () => moveTo(0), End: () => moveTo(Infinity), PageDown: () => moveBy(1), PageUp: () => moveBy(-1),
      r: () => { moveTo(0); toggle(); }, t: () => setTable(!state.table), d: () => setTheme(themeNow() === 1 ? 0 : 1),
      c: () => setTheme(themeNow() === 2 ? 0 : 2), "+": () => setSpeed(faster), "-": () => setSpeed(slower),
      "?": () => { keys.open = !keys.open; keys.scrollIntoView({block: "nearest"}); },
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (number && number <= views.length && views.length > 1) openView(number - 1);
    else if (does) does();
    else return;
    event.preventDefault();
  });

  // --- Start --------------------------------------------------------------------------------------------------------

  // #tournament/12 opens a view at a step, #embed/tournament/12 without all but picture and slider; ?embed too.
  function readAddress() {
    const words = decoded(location.hash.slice(1)).split("/");
    state.embed = new URLSearchParams(location.search).has("embed") || words[0] === "embed";
    if (words[0] === "embed") words.shift();
    const found = views.findIndex((v) => v.id === words[0]);
    if (found >= 0) state.view = found;
    const play = playOf();
    if (play >= 0 && /^\d+$/.test(words[1] || "")) state.steps[play] = Math.min(Number(words[1]), sizeOf(play) - 1);
  }
  addEventListener("resize", fitNames);
  addEventListener("hashchange", () => { readAddress(); show(); });
  dark.addEventListener("change", show);
  contrast.addEventListener("change", show);
  addEventListener("beforeprint", () => { printing = true; show(); });
  addEventListener("afterprint", () => { printing = false; show(); });
  readAddress();
  show();
})();
