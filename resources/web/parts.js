"use strict";
// What the page is made with: elements, words with mathematics, files to save, and the pictures.

const svgSpace = "http://www.w3.org/2000/svg";

const fill = (text, ...values) => values.reduce((t, value, i) => t.replace("%" + (i + 1), value), text);

// What %-signs stand for in a part of an address; the part itself where they stand for nothing ("#%").
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function element(tag, attributes = {}, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) e.addEventListener(name.slice(2), value);
    else if (value === true) e.setAttribute(name, "");
    else if (value !== false && value !== null) e.setAttribute(name, value);
  }
  e.append(...children);
  return e;
}

function icon(d) {
  const s = document.createElementNS(svgSpace, "svg");
  s.setAttribute("viewBox", "0 0 18 18");
  s.setAttribute("aria-hidden", "true");
  const p = document.createElementNS(svgSpace, "path");
  p.setAttribute("d", d);
  s.append(p);
  return s;
}
const icons = {
  first: "M3 3h2v12H3zM15 3v12L6 9z",
  previous: "M13 3v12L4 9z",
  play: "M5 2.5v13L16 9z",
  pause: "M4 3h3.6v12H4zM10.400 3H14v12h-3.600z",
  next: "M5 3v12l9-6z",
  last: "M13 3h2v12h-2zM3 3v12l9-6z",
};

// Words with mathematics between dollar signs: a letter in it is italic, "_{0}" and "_k" are subscripts, "^{−1}" is a
// superscript.
function setMarkup(target, markup) {
  const pieces = markup.split("$");
  const lowered = (digits) => digits.replace(/[0-9]/g, (d) => String.fromCharCode(0x2080 + Number(d)));
  target.replaceChildren();
  pieces.forEach((piece, i) => {
    if (i % 2 === 0) return target.append(piece);
    const text = piece.replace(/_\{([^}]*)\}/g, (_, digits) => lowered(digits));
    for (const part of text.split(/(\^\{[^}]*\}|_?\p{L}\p{M}*)/u)) {
      if (!part) continue;
      if (part.startsWith("^{")) {
        target.append(element("sup", {}, part.slice(2, -1)));
        continue;
      }
      if (part[0] === "_") {
        target.append(element("span", {class: "hidden-text"}, "_"), element("sub", {}, element("i", {}, part.slice(1))));
      } else {
        target.append(/^\p{L}/u.test(part) ? element("i", {}, part) : part);
      }
    }
  });
}

// The rows of a table as its cells, which are texts, or [what is read, what a CSV file has].
function rowsOf(tables, id) {
  return tables.tables[id].rows.map((row) => tables.rows[row].map((cell) => tables.cells[cell]));
}

function makeTable(tables, id, ...caption) {
  return element("table", {}, ...caption,
    element("thead", {}, element("tr", {}, ...tables.tables[id].columns.map((name) => element("th", {scope: "col"}, name)))),
    element("tbody", {}, ...rowsOf(tables, id).map((row) => element("tr", {}, ...row.map((cell) =>
      element("td", {}, typeof cell === "string" ? cell : cell[0]))))));
}

// Of rows [names of keys, what they do].
function keyList(rows) {
  return element("dl", {}, ...rows.flatMap(([names, words]) =>
    [element("dt", {}, ...names.flatMap((name, i) => [i ? " " : "", element("kbd", {}, name)])), element("dd", {}, words)]));
}

function save(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  element("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

// The pictures of a run as one SVG element that shows any of their frames.
function makePictures(drawings) {
  const known = new Map();
  function shapesIn(frame) {
    if (known.has(frame)) return known.get(frame);
    const text = drawings.frames[frame];
    const shapes = text[0] === "g" ? numbersIn(text.slice(1)).flatMap(shapesInGroup) : numbersIn(text);
    known.set(frame, shapes);
    return shapes;
  }
  const groups = new Map();
  function shapesInGroup(group) {
    if (!groups.has(group)) groups.set(group, numbersIn(drawings.groups[group]));
    return groups.get(group);
  }
  // Of runs "skip+count".
  function numbersIn(text) {
    const numbers = [];
    let at = 0;
    for (const run of text ? text.split(",") : []) {
      const [skip, count] = run.split("+");
      at += Number(skip);
      for (let i = 0; i < Number(count || 1); ++i) numbers.push(at++);
    }
    return numbers;
  }

  const lines = new Map();  // of glyphs, as one path
  function outline(id) {
    const path = drawings.paths[id];
    if (typeof path === "string") return path;
    if (!lines.has(id)) {
      let d = "";
      for (let i = 0; i < path.length; i += 2) {
        const [x, y] = [path[i + 1], 0].flat();  // [x, y] for one off the line
        d += `M${x} ${y}` + drawings.glyphs[path[i]];
      }
      lines.set(id, d);
    }
    return lines.get(id);
  }

  const names = {f: "fill", a: "fill-opacity", r: "fill-rule", s: "stroke", b: "stroke-opacity", w: "stroke-width",
                 d: "stroke-dasharray", p: "stroke-dashoffset", c: "stroke-linecap", j: "stroke-linejoin", o: "opacity"};
  const shapeOf = (id, theme) => {
    const shape = drawings.shapes[id];
    const form = shape.length === 2 ? shape[0] : shape[theme];
    return form < 0 ? null : {form: drawings.forms[form], style: drawings.styles[drawings.looks[shape[shape.length - 1]][theme]]};
  };

  function makeShape(id, theme) {
    const shape = shapeOf(id, theme);
    if (!shape) return null;
    const {form, style} = shape;
    const [path, x, y, ...matrix] = form;
    const what = drawings.paths[path];
    const image = typeof what === "string" && what.startsWith("data:");
    const e = document.createElementNS(svgSpace, image ? "image" : "path");
    if (image) {
      e.setAttribute("href", what);
      e.setAttribute("width", 1);
      e.setAttribute("height", 1);
      e.setAttribute("preserveAspectRatio", "none");
    } else {
      e.setAttribute("d", typeof what === "string" ? "M0 0" + what : outline(path));
    }
    if (matrix.length) e.setAttribute("transform", `matrix(${matrix.join(" ")} ${x} ${y})`);
    else if (x || y) e.setAttribute("transform", `translate(${x} ${y})`);
    for (const [key, value] of Object.entries(style)) {
      if (names[key]) e.setAttribute(names[key], value);
    }
    if (style.k === undefined) return e;
    // A clip is in the picture's own coordinates: it belongs to a group round the shape.
    const group = document.createElementNS(svgSpace, "g");
    group.setAttribute("clip-path", `url(#clip${style.k})`);
    group.append(e);
    return group;
  }

  const made = [0, 1, 2].map(() => new Map());
  function shapesOf(frame, theme) {
    const used = new Map();
    const elements = [];
    for (const id of shapesIn(frame)) {
      const again = used.get(id) || 0;
      used.set(id, again + 1);
      const key = id + ":" + again;
      if (!made[theme].has(key)) made[theme].set(key, makeShape(id, theme));
      const e = made[theme].get(key);
      if (e) elements.push(e);
    }
    return elements;
  }

  const svg = document.createElementNS(svgSpace, "svg");
  svg.id = "picture";
  svg.setAttribute("role", "img");
  svg.setAttribute("direction", "ltr");
  const definitions = document.createElementNS(svgSpace, "defs");
  for (const id of drawings.clips) {
    const clip = document.createElementNS(svgSpace, "clipPath");
    clip.id = "clip" + id;
    const p = document.createElementNS(svgSpace, "path");
    p.setAttribute("d", "M0 0" + drawings.paths[id]);
    clip.append(p);
    definitions.append(clip);
  }
  const layer = document.createElementNS(svgSpace, "g");
  layer.setAttribute("stroke-linejoin", "round");
  svg.append(definitions, layer);

  // Shows a frame; where it is the next step of what stood there, what is new appears.
  function show(frame, theme, isNext) {
    const elements = shapesOf(frame, theme);
    const old = new Set(isNext ? layer.childNodes : elements);
    for (const e of elements) e.classList.toggle("new", !old.has(e));
    layer.replaceChildren(...elements);
  }
  return {svg, show};
}
