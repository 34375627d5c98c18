(async () => {
  const app = document.getElementById("app");
  if (!("DecompressionStream" in window)) {
    app.textContent = app.dataset.old;
    return;
  }
  const packed = Uint8Array.from(atob(document.getElementById("lesson").textContent), (c) => c.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const lesson = JSON.parse(await new Response(unpacked).text());
  const {graph, languages, margin} = lesson;
  const pictures = makePictures(lesson.drawings);
  const {svg} = pictures;
  const themes = ["light", "dark", "contrast"];

  // --- State --------------------------------------------------------------------------------------------------------

  // `hands`: what was set by hand in each station, by field. `cards`: the chosen card of each question. `told`: the guess
  // of each question. `past` and `future`: what undo and redo bring back.
  const state = {language: 0, theme: null, station: 0, beat: 0, hands: graph.map(() => ({})), cards: {}, told: {},
                 done: new Set(), past: [], future: [], table: false, pointed: -1, held: false, motion: null};
  const language = () => languages[state.language];
  const station = () => language().stations[state.station];
  const beats = () => graph[state.station].beats;
  const last = () => state.station === graph.length - 1;
  const question = () => state.station + "." + state.beat;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let printing = false;
  const themeNow = () => (printing ? 0 : state.theme !== null ? state.theme : contrast.matches ? 2 : dark.matches ? 1 : 0);

  // The states of a beat by what is set in them.
  const indices = new Map();
  const keyOf = (fields, hand) => fields.map((field) => hand[field] ?? "").join("|");
  function handOf(beat, i) {
    const set = beat.states[i][0];
    const hand = {};
    for (let at = 0; at < set.length; at += 2) hand[beat.fields[set[at]]] = set[at + 1];
    return hand;
  }
  function find(beat, hand) {
    if (!indices.has(beat)) indices.set(beat, new Map(beat.states.map((_, i) => [keyOf(beat.fields, handOf(beat, i)), i])));
    return indices.get(beat).get(keyOf(beat.fields, hand));
  }
  // The state of a beat that fits what is set; where there is none, nothing is set there.
  function stateAt(stationIndex, beatIndex) {
    const beat = graph[stationIndex].beats[beatIndex];
    return find(beat, state.hands[stationIndex]) ?? 0;
  }
  function withState(beat, i) {
    const hand = {...state.hands[state.station]};
    for (const field of beat.fields) delete hand[field];
    return Object.assign(hand, handOf(beat, i));
  }
  const here = () => stateAt(state.station, state.beat);
  const shownOf = (beatIndex, i) => station().beats[beatIndex].states[i];
  const wordsOf = (beatIndex) => language().words[shownOf(beatIndex, stateAt(state.station, beatIndex))[2]];

  // --- The page -----------------------------------------------------------------------------------------------------

  const heading = element("h1", {id: "name"});
  const dots = graph.map((_, i) => element("button", {type: "button", onclick: () => open(i)}, element("span")));
  const dotList = element("ol", {class: "dots"}, ...dots.map((dot) => element("li", {}, dot)));
  const asked = element("p", {class: "question", id: "question"});
  const sheet = element("div", {class: "sheet", id: "sheet", role: "region", tabindex: "0", hidden: true});
  const cards = element("fieldset", {class: "cards", id: "cards"});
  const answer = element("p", {class: "answer", id: "answer"});
  const onWords = element("span");
  const onKey = element("kbd");
  const on = element("button", {type: "button", class: "on", id: "on", onclick: () => goOn()}, onWords, onKey);
  const news = element("div", {class: "hidden-text", id: "news", "aria-live": "polite", "aria-atomic": "true"});
  const keyed = (id, key, does) => {
    const words = element("span");
    const button = element("button", {type: "button", class: "plain", id, onclick: does}, words, element("kbd", {}, key));
    return {button, words};
  };
  const back = keyed("back", "←", () => goBack());
  const home = keyed("home", "Home", () => asItWas());
  const again = keyed("again", "R", () => onceMore());
  const tableButton = keyed("table-button", "T", () => setTable(!state.table));
  const synthetic = element("span", {id: "synthetic"});
  const languageChoice = element("select", {id: "language", onchange: () => setLanguage(Number(languageChoice.value))},
    ...languages.map((one, i) => element("option", {value: i, lang: one.code}, one.name)));
  const themeChoice = element("select", {id: "theme", onchange: () => setTheme(Number(themeChoice.value))},
    ...themes.map((_, i) => element("option", {value: i})));
  const guessSummary = element("summary");
  const guessWords = element("p");
  const guessLine = element("input", {id: "guesses", readonly: true, onfocus: () => guessLine.select()});
  const copy = element("button", {type: "button", id: "copy", onclick: copyGuesses});
  const guesses = element("details", {}, guessSummary, guessWords, element("div", {class: "line"}, guessLine, copy));
  const keySummary = element("summary");
  const keyRows = element("div");
  const keys = element("details", {}, keySummary, keyRows);
  const main = element("main", {}, asked, element("div", {class: "stage"}, svg, sheet),
                       element("div", {class: "below"}, cards, answer, on));
  app.append(element("header", {}, heading), main, element("nav", {}, dotList), news,
             element("footer", {}, back.button, home.button, again.button, tableButton.button, synthetic,
                     element("span", {class: "end"}, languageChoice, themeChoice)), guesses, keys);

  svg.setAttribute("viewBox", `0 0 ${lesson.room[0]} ${lesson.room[1]}`);
  svg.setAttribute("role", "group");
  svg.setAttribute("tabindex", "0");
  const places = document.createElementNS(svgSpace, "g");
  svg.append(places);

  // --- Showing ------------------------------------------------------------------------------------------------------

  function showLanguage() {
    const {texts, code, dir} = language();
    document.documentElement.lang = code;
    document.documentElement.dir = dir;
    document.title = texts.title;
    dotList.setAttribute("aria-label", texts.stations);
    languageChoice.setAttribute("aria-label", texts.language);
    languageChoice.value = state.language;
    themeChoice.setAttribute("aria-label", texts.theme);
    themes.forEach((name, i) => { themeChoice.options[i].textContent = texts[name]; });
    for (const [one, words] of [[back, texts.back], [home, texts.asItWas], [again, texts.again], [tableButton, texts.table]])
      one.words.textContent = words;
    synthetic.textContent = texts.synthetic;
    guessSummary.textContent = texts.guesses;
    guessWords.textContent = texts.send;
    guessLine.setAttribute("aria-label", texts.guesses);
    copy.textContent = texts.copy;
    keySummary.textContent = texts.keys;
    const rows = [[[texts.space], texts.keyOn], [["←"], texts.keyBack], [["1", "2", "3"], texts.keyGuess],
      [["Tab", "↑", "↓", "←", "→", "Enter"], texts.keyTouch], [["Home"], texts.keyHome], [["R"], texts.keyAgain],
      [["⇧ ←", "⇧ →"], texts.keyStation], [["Ctrl Z", "Ctrl Y"], texts.keyUndo], [["T"], texts.keyTable],
      [["D"], texts.keyDark], [["C"], texts.keyContrast]];
    keyRows.replaceChildren(keyList(rows));
  }

  function showWords() {
    const {texts} = language();
    const words = wordsOf(state.beat);
    const asks = !words.answer;
    let answered = false;
    for (let beat = 0; beat <= state.beat; ++beat) answered ||= Boolean(wordsOf(beat).answer);
    setMarkup(heading, last() ? "" : answered ? station().line : station().name);
    main.classList.toggle("answered", !asks);
    setMarkup(asked, words.question);
    answer.hidden = asks;
    setMarkup(answer, words.answer);
    if (words.second) {
      const second = element("span", {class: "second"});
      setMarkup(second, words.second);
      answer.append(second);
    }
    const told = beats()[state.beat].states[here()][3];
    const chosen = told !== null ? told - 1 : state.cards[question()];
    cards.hidden = !asks || !words.cards.length;
    cards.setAttribute("aria-label", asked.textContent);
    const focused = document.activeElement?.name === "card";
    cards.replaceChildren(...(asks ? words.cards : []).map((card, i) => {
      const name = element("span");
      setMarkup(name, card);
      return element("label", {class: chosen === i ? "chosen" : ""},
        element("input", {type: "radio", name: "card", value: i, checked: chosen === i, onchange: () => choose(i)}), name,
        element("kbd", {"aria-hidden": "true"}, i + 1));
    }));
    if (focused) cards.querySelector("input:checked")?.focus();
    setMarkup(onWords, last() ? texts.print : words.button);
    onKey.textContent = last() ? "P" : texts.space;
    home.button.hidden = !Object.keys(state.hands[state.station]).length;
    back.button.disabled = state.station === 0 && state.beat === 0;
    synthetic.hidden = state.station < 8 || last();
    dots.forEach((dot, i) => {
      const name = element("span");
      setMarkup(name, language().stations[i][state.done.has(i) ? "line" : "name"]);
      dot.setAttribute("aria-label", fill(texts.station, i, name.textContent));
      dot.title = dot.getAttribute("aria-label");
      dot.classList.toggle("done", state.done.has(i));
      if (i === state.station) dot.setAttribute("aria-current", "step");
      else dot.removeAttribute("aria-current");
    });
    guessLine.value = lineOfGuesses();
  }

  // One message for each press: the words, then what the picture shows.
  function tellNews() {
    const spoken = [heading, asked, answer].filter((e) => !e.hidden).map((e) => e.textContent);
    spoken.push(...[...cards.querySelectorAll("label > span")].map((e) => e.textContent));
    news.textContent = [...spoken, svg.getAttribute("aria-label")].filter(Boolean).join(" ");
  }

  const touchesHere = () => language().touches[shownOf(state.beat, here())[4]];

  function showPicture(frame, isNext) {
    const theme = themeNow();
    document.documentElement.dataset.theme = themes[theme];
    themeChoice.value = theme;
    const shown = shownOf(state.beat, here());
    pictures.show(frame ?? shown[0], theme, isNext);
    svg.setAttribute("aria-label", language().says[shown[1]]);
    const list = frame === undefined ? touchesHere() : [];
    if (state.pointed >= list.length) state.pointed = -1;
    places.replaceChildren(...list.map(([x, y, width, height, radius, what, words], i) => {
      const rect = document.createElementNS(svgSpace, "rect");
      const set = (name, value) => rect.setAttribute(name, value);
      for (const [name, value] of Object.entries({x: x + margin, y: y + margin, width, height, rx: radius})) set(name, value);
      set("id", "place-" + i);
      set("class", "place" + (i === state.pointed ? " ring" : ""));
      set("role", what ? "slider" : "button");
      set("aria-label", words || fill(language().texts.place, i + 1, list.length));
      if (what) {
        const stops = stopsOf(i);
        set("aria-valuemin", 0);
        set("aria-valuemax", stops.length / 2 - 1);
        set("aria-valuenow", stopOf(stops));
        set("aria-valuetext", svg.getAttribute("aria-label"));
      }
      return rect;
    }));
    if (state.pointed >= 0) svg.setAttribute("aria-activedescendant", "place-" + state.pointed);
    else svg.removeAttribute("aria-activedescendant");
  }

  function showTable() {
    sheet.hidden = !state.table;
    svg.style.display = state.table ? "none" : "";
    tableButton.button.setAttribute("aria-pressed", String(state.table));
    if (!state.table) return;
    const {tables, texts} = language();
    sheet.setAttribute("aria-label", texts.table);
    sheet.replaceChildren(makeTable(tables, shownOf(state.beat, here())[3]));
  }

  function show(isNext = false) {
    clearTimeout(state.motion);
    state.motion = null;
    keepGuess();
    showWords();
    showPicture(undefined, isNext);
    showTable();
    tellNews();
    const hash = `#${state.station}/${state.beat}`;
    if (location.hash !== hash) {
      try { history.replaceState(null, "", hash); } catch { /* a page inside another may not */ }
    }
  }

  // Shows the motion that leads to the beat, then the beat.
  function showMoving() {
    show();
    const motion = station().beats[state.beat].motions[here()];
    if (!motion || still.matches || state.table) return;
    let at = 0;
    const step = () => {
      if (at >= motion.length) {
        state.motion = null;
        return showPicture();
      }
      showPicture(motion[at + 1]);
      state.motion = setTimeout(step, motion[at]);
      at += 2;
    };
    step();
  }

  // --- Guesses ------------------------------------------------------------------------------------------------------

  function keepGuess() {
    if (!lesson.questions[state.station].includes(state.beat)) return;
    const byHand = beats()[state.beat].states[here()][3];
    const card = state.cards[question()];
    const told = byHand !== null ? byHand : card !== undefined ? card + 1 : undefined;
    if (told === undefined) delete state.told[question()];
    else state.told[question()] = told;
  }

  // See ui/lesson/guesses.hpp.
  function lineOfGuesses() {
    const words = ["LL1", lesson.seed];
    lesson.questions.forEach((asking, i) => {
      const told = asking.map((beat) => state.told[i + "." + beat] ?? "-");
      if (told.some((guess) => guess !== "-")) words.push(i + "=" + told.join(","));
    });
    const line = words.join(" ");
    let check = 0;
    for (const c of line) {
      check ^= c.charCodeAt(0);
      for (let bit = 0; bit < 8; ++bit) check = ((check << 1) ^ (check & 128 ? 7 : 0)) & 255;
    }
    return line + " " + check.toString(16).padStart(2, "0");
  }

  async function copyGuesses() {
    const {texts} = language();
    try {
      await navigator.clipboard.writeText(guessLine.value);
      copy.textContent = texts.copied;
    } catch {
      guessLine.select();
      copy.textContent = document.execCommand("copy") ? texts.copied : texts.notCopied;
    }
    setTimeout(() => { copy.textContent = language().texts.copy; }, 2000);
  }

  function choose(card) {
    const words = wordsOf(state.beat);
    if (words.answer || card >= words.cards.length) return;
    if (state.cards[question()] === card) delete state.cards[question()];
    else state.cards[question()] = card;
    show();
  }

  // --- Going --------------------------------------------------------------------------------------------------------

  function enter(stationIndex, beatIndex) {
    state.station = stationIndex;
    state.beat = beatIndex;
    state.pointed = -1;
    state.held = false;
  }
  function open(stationIndex) {
    enter(stationIndex, 0);
    showMoving();
  }
  function goOn() {
    if (state.motion !== null) return show();  // its end, and no further step
    if (state.beat + 1 < beats().length) {
      enter(state.station, state.beat + 1);
    } else {
      state.done.add(state.station);
      if (last()) return print();
      enter(state.station + 1, 0);
    }
    showMoving();
    if (last()) guesses.open = true;
  }
  function goBack() {
    if (state.beat > 0) enter(state.station, state.beat - 1);
    else if (state.station > 0) enter(state.station - 1, graph[state.station - 1].beats.length - 1);
    show();
  }

  // --- The hand -----------------------------------------------------------------------------------------------------

  function setHand(hand) {
    state.past.push({station: state.station, beat: state.beat, before: state.hands[state.station], after: hand});
    state.future = [];
    state.hands[state.station] = hand;
    show(true);
  }
  function toState(i) {
    if (i >= 0 && i !== here()) setHand(withState(beats()[state.beat], i));
  }
  function asItWas() {
    if (Object.keys(state.hands[state.station]).length) setHand({});
  }
  function moveInTime(from, to, what) {
    const change = from.pop();
    if (!change) return;
    to.push(change);
    enter(change.station, change.beat);
    state.hands[change.station] = change[what];
    show(true);
  }
  const undo = () => moveInTime(state.past, state.future, "before");
  const redo = () => moveInTime(state.future, state.past, "after");
  function onceMore() {
    const to = beats()[state.beat].states[here()][2];
    if (to >= 0) toState(to);
    else showMoving();
  }

  // Where a drag leads: [px, state, px, state, …].
  function stopsOf(i) {
    const lead = beats()[state.beat].states[here()][1][i];
    if (lead.drag === undefined) return lead;
    const beat = beats()[state.beat];
    const [field, ...stops] = graph[state.station].drags[lead.drag];
    return stops.map((value, at) => (at % 2 === 0 ? value
      : find(beat, {...handOf(beat, here()), [field]: value}) ?? find(beat, {[field]: value})));
  }
  // The stop where its handle stands.
  function stopOf(stops) {
    for (let i = 1; i < stops.length; i += 2) if (stops[i] === here()) return (i - 1) / 2;
    return 0;
  }
  function nearest(stops, at) {
    let best = 0;
    for (let i = 0; i < stops.length; i += 2) if (Math.abs(stops[i] - at) < Math.abs(stops[best] - at)) best = i;
    return stops[best + 1];
  }
  function touch(i) {
    const lead = beats()[state.beat].states[here()][1][i];
    if (typeof lead === "number") toState(lead);
    else if (lead?.open !== undefined) open(lead.open);
  }

  function pointIn(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [point.x - margin, point.y - margin];
  }
  function touchAt([x, y]) {
    const list = state.motion === null ? touchesHere() : [];
    for (let i = list.length - 1; i >= 0; --i) {
      const [left, top, width, height] = list[i];
      if (x >= left && x <= left + width && y >= top && y <= top + height) return i;
    }
    return -1;
  }

  let drag = null;  // of the handle that the pointer holds
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (state.motion !== null) return show();
    const i = touchAt(pointIn(event));
    if (i < 0) return;
    const what = touchesHere()[i][5];
    if (!what) return touch(i);
    drag = {axis: what - 1, stops: stopsOf(i), before: state.past.length};
    svg.setPointerCapture(event.pointerId);
    moveDrag(event);
    event.preventDefault();
  });
  function moveDrag(event) {
    toState(nearest(drag.stops, pointIn(event)[drag.axis]));
    // All of a drag is one change.
    if (state.past.length > drag.before + 1) {
      const change = state.past.pop();
      state.past[state.past.length - 1].after = change.after;
    }
  }
  svg.addEventListener("pointermove", (event) => {
    if (drag) return moveDrag(event);
    const i = touchAt(pointIn(event));
    svg.style.cursor = i < 0 ? "" : ["pointer", "ew-resize", "ns-resize"][touchesHere()[i][5]];
  });
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => { drag = null; });

  // --- Keys ---------------------------------------------------------------------------------------------------------

  // Arrows go from place to place, or move the handle that Enter took hold of.
  function pictureKey(key) {
    const list = touchesHere();
    if (document.activeElement !== svg || !list.length || state.motion !== null) return false;
    if (key === "Enter") {
      if (state.pointed < 0) return false;
      if (list[state.pointed][5]) state.held = !state.held;
      else touch(state.pointed);
      return true;
    }
    const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[key];
    if (!by) return false;
    if (state.held && state.pointed >= 0) {
      const stops = stopsOf(state.pointed);
      const to = Math.max(0, Math.min(stops.length / 2 - 1, stopOf(stops) + by));
      toState(stops[2 * to + 1]);
      return true;
    }
    state.pointed = state.pointed < 0 ? (by > 0 ? 0 : list.length - 1) : (state.pointed + by + list.length) % list.length;
    showPicture();
    return true;
  }

  document.addEventListener("keydown", (event) => {
    const {key} = event;
    const control = event.ctrlKey || event.metaKey;
    const focus = document.activeElement;
    if (focus === guessLine || event.altKey) return;
    if (focus?.tagName === "SELECT" && key !== " ") return;
    const handled = () => {
      if (control) {
        if (key.toLowerCase() === "z") event.shiftKey ? redo() : undo();
        else if (key.toLowerCase() === "y") redo();
        else return false;
        return true;
      }
      if (event.shiftKey && (key === "ArrowRight" || key === "ArrowLeft")) {
        const to = state.station + (key === "ArrowRight" ? 1 : -1);
        if (to >= 0 && to < graph.length) open(to);
        return true;
      }
      if (focus?.name === "card" && key.startsWith("Arrow")) return false;
      if (focus === sheet && key.startsWith("Arrow")) return false;
      if (pictureKey(key)) return true;
      switch (key) {
        case " ": case "PageDown": case "ArrowRight": goOn(); return true;
        case "PageUp": case "ArrowLeft": goBack(); return true;
        case "Home": asItWas(); return true;
        case "1": case "2": case "3": choose(Number(key) - 1); return true;
        case "r": case "R": onceMore(); return true;
        case "t": case "T": setTable(!state.table); return true;
        case "d": case "D": setTheme(themeNow() === 1 ? 0 : 1); return true;
        case "c": case "C": setTheme(themeNow() === 2 ? 0 : 2); return true;
        case "p": case "P": if (!last()) return false; print(); return true;
        default: return false;
      }
    };
    if (handled()) event.preventDefault();
  });
  // Space on a button would press it when the key is let go.
  document.addEventListener("keyup", (event) => { if (event.key === " " && document.activeElement !== guessLine) event.preventDefault(); });

  function setTable(table) {
    state.table = table;
    show();
    (table ? sheet : svg).focus();
  }
  function setTheme(theme) {
    state.theme = theme;
    showPicture();
  }
  function setLanguage(i) {
    state.language = i;
    showLanguage();
    show();
  }
  for (const query of [dark, contrast]) query.addEventListener("change", () => showPicture());
  addEventListener("beforeprint", () => { printing = true; showPicture(); });
  addEventListener("afterprint", () => { printing = false; showPicture(); });

  // --- Opening ------------------------------------------------------------------------------------------------------

  function openAddress() {
    const [at, beat] = location.hash.slice(1).split("/").map(Number);
    if (Number.isInteger(at) && at >= 0 && at < graph.length)
      enter(at, Number.isInteger(beat) && beat >= 0 && beat < graph[at].beats.length ? beat : 0);
  }
  addEventListener("hashchange", () => { openAddress(); show(); });
  const wanted = navigator.languages.map((code) => languages.findIndex((one) => one.code === code.slice(0, 2)));
  state.language = Math.max(0, wanted.find((i) => i >= 0) ?? 0);
  openAddress();
  showLanguage();
  show();
  on.focus({focusVisible: false});
})();
