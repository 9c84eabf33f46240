// The browser side of every hanalab widget: shows the tree of nodes that Python describes (the protocol is in
// hanalab/widgets/nodes.py), patches it in place, and sends back what is pressed. It knows no game.

const DOUBLE_PRESS_MS = 250;
const TAP_MS = 300; // the click of a finger comes at most so long after it is up
const DOUBLE_CLICK_MS = 500; // what browsers count as one, at most
const SAME_AIM_PX = 24; // a finger hits that near to where it hit before; browsers count a double tap much wider
const PATIENCE_MS = 4000;
const COPIED_MS = 1600;
const BUBBLE_LEAVE_MS = 160;
const NARROW_BELOW = 720;
const RAIL_BELOW = 900;
const WIDE_FROM = 960;
const EDGE = 8;

const TAGS = new Set(
  ("a article aside b br button caption code col colgroup dd details div dl dt em fieldset footer h2 h3 h4 h5 header hr i " +
    "img input kbd label legend li main mark meter nav ol optgroup option output p pre progress s section select small " +
    "span strong sub summary sup table tbody td textarea tfoot th thead tr u ul var").split(" "),
);
const FOCUSABLE = "button, input, select, textarea, summary, a[href], [tabindex]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Line drawings on a 20 x 20 field; "fill:" ones are solid.
const ICONS = {
  undo: "M7.5 4 3.8 7.6l3.7 3.7M4.2 7.6h7.6a4.3 4.3 0 0 1 0 8.6H8.6",
  redo: "M12.5 4l3.7 3.6-3.7 3.7M15.8 7.6H8.2a4.3 4.3 0 0 0 0 8.6h3.2",
  bulb: "M7.7 13.4c0-1.7-2.7-2.7-2.7-5.7a5 5 0 0 1 10 0c0 3-2.7 4-2.7 5.7zM8 16.6h4",
  deal: "M8 3.6h8.2v12.8H8zM8 5.4l-3.9 1 2.6 10L8 16",
  copy: "M7.2 7.2h9v9h-9zM12.8 7.2V3.8h-9v9h3.4",
  book: "M10 5.6C8.3 4.3 6 4 3 4.1v11.2c3-.1 5.3.2 7 1.5 1.7-1.3 4-1.6 7-1.5V4.1c-3-.1-5.3.2-7 1.5zM10 5.6v11.2",
  globe: "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM2.8 10h14.4M10 2.8c-4.4 4.6-4.4 9.8 0 14.4M10 2.8c4.4 4.6 4.4 9.8 0 14.4",
  more: "fill:M4 8.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM10 8.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM16 8.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z",
  left: "M12.4 4.4 6.8 10l5.6 5.6",
  right: "M7.6 4.4 13.2 10l-5.6 5.6",
  up: "M4.4 12.8 10 7.2l5.6 5.6",
  down: "M4.4 7.2 10 12.8l5.6-5.6",
  "arrow-down": "M10 4v11.4M5 10.6l5 5 5-5",
  check: "M4.2 10.6l4 4 7.6-8.8",
  cross: "M5 5l10 10M15 5 5 15",
  barred: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM5.2 5.2l9.6 9.6",
  bolt: "fill:M11.8 1.8 4.8 11h4.4L7.8 18.2 15.2 8.6h-4.6z",
  crown: "fill:M3.6 15.4h12.8l1.2-9-4.2 3.2L10 4 6.6 9.6 2.4 6.4z",
  swap: "M3.6 7h12M12.4 3.6 15.8 7l-3.4 3.4M16.4 13h-12M7.6 9.6 4.2 13l3.4 3.4",
  eye: "M2 10c3.4-5.4 12.6-5.4 16 0-3.4 5.4-12.6 5.4-16 0zM10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z",
  question: "M6.8 7.4a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1.1-1.4 2.3M10 15.4v.4",
  play: "fill:M5.6 3.4v13.2L16.4 10z",
  close: "M5 5l10 10M15 5 5 15",
  paste: "M7 4.4H4.6v12.2h10.8V4.4H13M7.2 3h5.6v3H7.2z",
  clear: "M4.4 6h11.2M8 6V3.8h4V6M5.8 6l.8 10.4h6.8L14.2 6",
  stop: "M5.4 5.4h9.2v9.2H5.4z",
  plus: "M10 4.4v11.2M4.4 10h11.2",
  minus: "M4.4 10h11.2",
  hand: "M6.2 10.4V5.2a1.2 1.2 0 0 1 2.4 0v3.6V3.6a1.2 1.2 0 0 1 2.4 0v5.2V4.4a1.2 1.2 0 0 1 2.4 0v5-2.4a1.2 1.2 0 0 1 2.4 0v5.2c0 3-1.8 5-4.8 5-2.6 0-3.8-1-5-3l-2-3.6c-.6-1.2 1-2 1.8-1z",
};
const DISC_ICONS = { check: "check", down: "arrow-down", barred: "barred", bolt: "bolt", crown: "crown" };
const SVG = "http://www.w3.org/2000/svg";

const specs = new WeakMap(); // element -> the node it shows
const given = new WeakMap(); // element -> the attributes it was given
const artOf = new WeakMap(); // model -> Map of art key -> address of the picture
const views = new Set(); // all that are open; those of one widget show the same tree

// --- nodes -> plain nodes ---------------------------------------------------------------------------------

const svgAddress = (svg) => "data:image/svg+xml," + encodeURIComponent(svg);
const classes = (...names) => names.filter(Boolean).join(" ");

function artAddress(model, key) {
  let known = artOf.get(model);
  if (!known) artOf.set(model, (known = new Map()));
  if (!known.has(key)) {
    const svg = (model.get("art") || {})[key];
    if (typeof svg !== "string") return null;
    known.set(key, svgAddress(svg));
  }
  return known.get(key);
}

function expandCard(node, model) {
  const w = typeof node.w === "number" ? node.w + "px" : node.w || "60px";
  const kids = [{ tag: "img", cls: "hl-art", attrs: { alt: node.alt || "", src: artAddress(model, node.art), draggable: "false" } }];
  for (const disc of (node.disc || "").split(" ").filter(Boolean))
    kids.push({ tag: "span", key: disc, cls: "hl-disc hl-disc-" + disc, kids: [{ tag: "icon", icon: DISC_ICONS[disc] }] });
  if (node.label) kids.push({ tag: "span", key: "label", cls: "hl-card-tag", kids: [node.label] });
  return {
    tag: "span",
    cls: classes("hl-card", node.veil && "hl-veil-" + node.veil, node.ring && "hl-ring-" + node.ring, node.cls),
    css: { ...node.css, "--hl-w": w },
    attrs: { ...node.attrs, "data-code": node.code },
    kids,
  };
}

function expandFelt(node) {
  const percent = (part, whole) => (100 * part) / whole + "%";
  const scene = node.svg
    ? { tag: "img", key: "scene", cls: "hl-scene", attrs: { alt: node.name || "", src: svgAddress(node.svg), draggable: "false" } }
    : { tag: "div", key: "slot", cls: "hl-slot", attrs: { role: "img", "aria-label": node.name || "", "data-canvas": node.canvas || "wide" } };
  const hots = (node.hots || []).map((hot) => ({
    tag: "button",
    key: hot.key || hot.act || hot.name,
    cls: "hl-hot",
    css: {
      left: percent(hot.x, node.w),
      top: percent(hot.y, node.h),
      width: percent(hot.w, node.w),
      height: percent(hot.h, node.h),
      "border-radius": (hot.round ?? 4) + "px",
    },
    attrs: { type: "button", "aria-label": hot.name, "aria-pressed": hot.pressed === undefined ? null : String(hot.pressed) },
    act: hot.act || undefined, value: hot.value, why: hot.why, rule: hot.rule, refused: hot.refused, copy: hot.copy, keys: hot.keys,
  }));
  return {
    tag: "div",
    cls: classes("hl-felt", node.cls),
    css: { ...node.css, "--hl-felt-w": node.w, "--hl-felt-h": node.h },
    attrs: node.attrs,
    kids: [scene, { tag: "div", key: "hots", cls: "hl-hots", region: node.region || "field", kids: hots }],
  };
}

function expandRule(node) {
  return {
    tag: "button",
    cls: classes("hl-rule", node.cls),
    attrs: { type: "button", "aria-label": node.tip ? node.rule + ": " + node.tip : node.rule },
    act: "rule " + node.rule,
    why: node.tip,
    kids: [node.rule],
  };
}

function expand(node, model) {
  switch (node.tag) {
    case "card": return expandCard(node, model);
    case "felt": return expandFelt(node);
    case "rule": return expandRule(node);
    default: return node;
  }
}

// --- the patcher ------------------------------------------------------------------------------------------

function makeIcon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  const shape = ICONS[name] || ICONS.question;
  const solid = shape.startsWith("fill:");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", solid ? shape.slice(5) : shape);
  svg.append(path);
  svg.dataset.icon = name;
  svg.dataset.solid = String(solid);
  return svg;
}

function make(tag, node) {
  if (tag === "icon") return makeIcon(node.icon);
  return document.createElement(TAGS.has(tag) ? tag : "span");
}

function allowed(name, value) {
  if (name.startsWith("on") || name === "style" || name === "srcdoc") return false;
  if (name === "src") return String(value).startsWith("data:image/");
  if (name === "href") return /^(https?:|#)/.test(String(value));
  return true;
}

function setAttributes(el, now, before) {
  for (const name of Object.keys(before)) if (!(name in now)) setAttribute(el, name, null, before[name]);
  for (const [name, value] of Object.entries(now)) if (value !== before[name]) setAttribute(el, name, value, before[name]);
}

function setAttribute(el, name, value) {
  const gone = value === null || value === undefined || value === false;
  if (!gone && !allowed(name, value)) return;
  if (name === "value" && "value" in el && el.tagName !== "BUTTON" && el.tagName !== "LI") el.value = gone ? "" : value;
  else if (name === "checked" && el.tagName === "INPUT") el.checked = !gone;
  else if (gone) el.removeAttribute(name);
  else el.setAttribute(name, value === true ? "" : String(value));
}

function setStyles(el, now, before) {
  for (const name of Object.keys(before)) if (!(name in now)) el.style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) if (value !== before[name]) el.style.setProperty(name, String(value));
}

const NOTHING = Object.freeze({});

function update(el, node, model) {
  const before = specs.get(el) || NOTHING;
  specs.set(el, node);
  if (node.tag === "icon") {
    const cls = classes("hl-icon", node.cls);
    if (el.getAttribute("class") !== cls) el.setAttribute("class", cls);
    return;
  }
  const cls = classes(node.cls, node.refused && "hl-refused");
  if (el.className !== cls) el.className = cls;
  const attrs = { ...node.attrs };
  if (node.refused) attrs["aria-disabled"] = "true";
  if (node.act !== undefined) attrs["data-act"] = node.act;
  if (node.field !== undefined) attrs["data-field"] = node.field;
  if (node.region !== undefined) attrs["data-region"] = node.region;
  if (node.key !== undefined) attrs["data-key"] = node.key;
  if (node.dismiss !== undefined) attrs["data-dismiss"] = node.dismiss;
  setStyles(el, node.css || NOTHING, before.css || NOTHING);
  if (node.slot === undefined) patchKids(el, node.kids || [], model);
  setAttributes(el, attrs, given.get(el) || NOTHING); // after the kids: a select's value needs its options
  given.set(el, attrs);
}

const identity = (node) => (node.tag === "icon" ? "icon:" + node.icon : node.tag);

function patchKids(parent, kids, model) {
  const keyed = new Map();
  const loose = [];
  for (const child of parent.childNodes) {
    const spec = specs.get(child);
    if (spec && spec.key !== undefined) keyed.set(spec.key, child);
    else loose.push(child);
  }
  let at = 0;
  const wanted = kids.map((kid) => {
    if (typeof kid === "string") {
      const found = loose.findIndex((child, i) => i >= at && child.nodeType === Node.TEXT_NODE);
      if (found < 0) return document.createTextNode(kid);
      const [text] = loose.splice(found, 1);
      at = found;
      if (text.data !== kid) text.data = kid;
      return text;
    }
    const node = expand(kid, model);
    if (kid.key !== undefined) node.key = kid.key;
    let el;
    if (node.key !== undefined) {
      el = keyed.get(node.key);
      if (el && identity(specs.get(el)) === identity(node)) keyed.delete(node.key);
      else el = undefined;
    } else {
      const found = loose.findIndex((child, i) => i >= at && specs.has(child) && identity(specs.get(child)) === identity(node));
      if (found >= 0) {
        [el] = loose.splice(found, 1);
        at = found;
      }
    }
    if (!el) el = make(node.tag, node);
    update(el, node, model);
    return el;
  });
  const kept = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  wanted.forEach((child, i) => {
    if (parent.childNodes[i] !== child) parent.insertBefore(child, parent.childNodes[i] || null);
  });
}

// --- helpers ----------------------------------------------------------------------------------------------

const shown = (el) => el.getClientRects().length > 0;

function focusables(region) {
  return [...region.querySelectorAll(FOCUSABLE)].filter(
    (el) => !el.disabled && el.closest("[data-region]") === region && !(specs.get(el) || NOTHING).out && shown(el),
  );
}

function isTyping(el) {
  return (
    el.tagName === "TEXTAREA" || el.tagName === "SELECT" || el.isContentEditable ||
    (el.tagName === "INPUT" && !["checkbox", "radio", "button", "submit"].includes(el.type))
  );
}

function keyName(event) {
  const { key } = event;
  if (key.length !== 1) return key;
  const letter = key.toLowerCase();
  return event.shiftKey && letter !== key.toUpperCase() ? "Shift+" + letter : letter;
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const area = document.createElement("textarea");
    area.value = text;
    area.style.cssText = "position:fixed;top:0;left:0;opacity:0";
    document.body.append(area);
    area.select();
    let done = false;
    try {
      done = document.execCommand("copy");
    } catch {
      done = false;
    }
    area.remove();
    focused?.focus?.({ preventScroll: true });
    return done;
  }
}

async function copyPicture(svg) {
  try {
    const png = new Promise((resolve, reject) => {
      const image = new Image();
      image.onerror = reject;
      image.onload = () => {
        const canvas = document.createElement("canvas");
        canvas.width = 2 * (image.naturalWidth || 960);
        canvas.height = 2 * (image.naturalHeight || 600);
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
      };
      image.src = svgAddress(svg);
    });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return copyText(svg);
  }
}

// The model that draws on all canvases of the page stops for good after a drawing that failed, such as one for
// a canvas closed meanwhile. Make it go on.
const steadied = new WeakSet();

async function steady(model, id) {
  try {
    const drawer = await model.widget_manager.get_model(id);
    if (steadied.has(drawer) || typeof drawer.onCommand !== "function") return;
    steadied.add(drawer);
    const draw = drawer.onCommand;
    const failed = (error) => console.warn("hanalab: a drawing failed", error);
    drawer.onCommand = (...command) => draw.apply(drawer, command).catch(failed);
    drawer.currentProcessing = drawer.currentProcessing.catch(failed);
  } catch (error) {
    console.warn("hanalab: the canvases cannot be watched over", error);
  }
}

function beside(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// --- a view -----------------------------------------------------------------------------------------------

class View {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.name = Math.random().toString(36).slice(2, 10);
    this.sent = 0;
    this.awaited = 0; // the last of those that somebody waits for
    this.acked = 0;
    this.lastPress = new Map();
    this.placed = new WeakSet(); // popovers that have their place
    this.latest = new WeakMap(); // region -> element focused last in it
    this.off = new AbortController();
    this.motion = matchMedia("(prefers-reduced-motion: reduce)");
    this.darkness = matchMedia("(prefers-color-scheme: dark)");

    this.root = document.createElement("div");
    this.root.className = "hl-root";
    this.root.tabIndex = -1;
    this.content = document.createElement("div");
    this.content.className = "hl-content";
    this.live = document.createElement("div");
    this.live.className = "hl-speech";
    this.live.setAttribute("role", "status");
    this.silence = document.createElement("div");
    this.silence.className = "hl-silence";
    this.silence.setAttribute("role", "alert");
    this.silence.hidden = true;
    this.bubble = document.createElement("div");
    this.bubble.className = "hl-bubble";
    this.bubble.hidden = true;
    this.root.append(this.content, this.silence, this.live, this.bubble);
    el.append(this.root);
    views.add(this);

    const { drawer } = model.get("tree") || NOTHING;
    if (drawer) steady(model, drawer);
    this.listen();
    this.fit();
    this.show();
  }

  listen() {
    const { signal } = this.off;
    const on = (target, type, handler, options) => target.addEventListener(type, handler, { signal, ...options });
    on(this.root, "click", (event) => this.clicked(event));
    on(this.root, "keydown", (event) => this.typed(event));
    on(this.root, "change", (event) => this.changed(event));
    on(this.root, "focusin", (event) => this.focused(event));
    on(this.root, "focusout", (event) => this.unfocused(event));
    on(this.root, "pointerover", (event) => this.pointed(event));
    on(this.root, "pointerleave", () => this.leaveBubbleSoon());
    on(document, "pointerdown", (event) => this.pressedOutside(event), { capture: true });
    on(this.root, "pointerdown", (event) => this.grasped(event));
    const untilClick = ({ pointerType }) => (pointerType === "mouse" ? 0 : TAP_MS);
    const lost = (event) => this.held === "pointer" && !event.buttons; // let go out of sight
    on(document, "pointerup", (event) => this.letGoAfter(untilClick(event)), { capture: true });
    on(document, "keyup", () => this.letGoAfter(0), { capture: true });
    on(document, "pointermove", (event) => lost(event) && this.letGoAfter(untilClick(event)), { capture: true });
    for (const end of ["pointercancel", "contextmenu"]) on(document, end, () => this.letGo(), { capture: true });
    on(window, "blur", () => this.letGo());
    on(this.motion, "change", () => this.fit());
    on(this.darkness, "change", () => this.fit());
    this.sizes = new ResizeObserver(() => this.fit());
    this.sizes.observe(this.el);
    this.sizes.observe(this.root);
    this.theme = new MutationObserver(() => this.fit());
    this.theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
    this.neighbours = new MutationObserver(() => this.alignCanvases());
    this.onTree = () => this.show();
    this.onArt = () => this.show();
    this.onAck = () => this.acknowledged();
    this.onMessage = (message) => this.told(message);
    this.model.on("change:tree", this.onTree);
    this.model.on("change:art", this.onArt);
    this.model.on("change:ack", this.onAck);
    this.model.on("msg:custom", this.onMessage);
  }

  close() {
    views.delete(this);
    this.off.abort();
    this.sizes.disconnect();
    this.theme.disconnect();
    this.neighbours.disconnect();
    for (const timer of [this.after, this.patience, this.leaving, this.copiedTimer, this.letting]) clearTimeout(timer);
    this.model.off("change:tree", this.onTree);
    this.model.off("change:art", this.onArt);
    this.model.off("change:ack", this.onAck);
    this.model.off("msg:custom", this.onMessage);
    this.root.remove();
  }

  // --- showing --------------------------------------------------------------------------------------------

  show() {
    this.missed = Boolean(this.held);
    if (this.missed) return;
    const tree = this.model.get("tree") || {};
    const renewed = tree !== this.tree;
    const before = this.focusNow();
    this.patching = true;
    this.tree = tree;
    patchKids(this.content, tree.kids || [], this.model);
    specs.set(this.root, { keys: tree.keys });
    const extra = classes("hl-root", tree.cls, ...this.formClasses());
    if (this.root.className !== extra) this.root.className = extra;
    if (tree.lang) this.root.lang = tree.lang;
    if (tree.attrs?.["aria-label"]) {
      this.root.setAttribute("role", "group");
      this.root.setAttribute("aria-label", tree.attrs["aria-label"]);
    }
    this.settleRegions();
    this.placeOver();
    this.keepFocus(before);
    this.patching = false;
    const status = tree.status || "";
    if (this.said !== status) this.live.textContent = this.said = status; // else "copied" may still stand there
    this.silence.textContent = tree.noanswer || "";
    this.keepBubble();
    this.alignCanvases();
    if (renewed) this.startTimer();
  }

  // Nothing moves, changes or vanishes under a button, a finger or a key that is held down: what comes meanwhile
  // is shown after the click.
  grasped({ isPrimary, button }) {
    if (!isPrimary || button !== 0) return;
    this.pressBegan = performance.now();
    this.hold("pointer");
  }

  hold(by) {
    clearTimeout(this.letting);
    this.letting = null;
    this.held = by;
  }

  letGoAfter(ms) {
    if (!this.held || this.letting) return;
    this.letting = setTimeout(() => this.letGo(), ms);
  }

  letGo() {
    this.hold(null);
    if (this.missed) this.show();
  }

  placeOf(el) {
    const region = el.closest("[data-region]");
    return region && { region: region.dataset.region, index: focusables(region).indexOf(el) };
  }

  // What a change of the page might take the focus from.
  focusNow() {
    const active = this.root.contains(document.activeElement) ? document.activeElement : null;
    return { active, place: active && this.placeOf(active), over: this.dismissable() };
  }

  keepFocus({ active, place, over }) {
    const now = this.dismissable();
    if (now && now !== over) {
      if (active || (this.wasPressed() && !isTyping(document.activeElement))) {
        this.opener = active;
        const inside = focusables(now);
        (now.querySelector("[autofocus]") || inside[0] || now).focus({ preventScroll: true });
        document.activeElement.scrollIntoView({ block: "nearest" });
      }
      return;
    }
    if (over && !now && this.opener && shown(this.opener) && (!active || !active.isConnected)) {
      this.opener.focus({ preventScroll: true });
      this.opener = null;
      return;
    }
    if (!active || (document.activeElement === active && shown(active))) return;
    if (active.isConnected && shown(active)) {
      active.focus({ preventScroll: true });
      return;
    }
    const heirsIn = (name) => {
      const region = name && this.seen(`[data-region="${CSS.escape(name)}"]`);
      return region ? focusables(region) : [];
    };
    const heirs = heirsIn(place?.region);
    const home = heirs.length ? [] : heirsIn(this.tree.home);
    const heir = home.find((el) => el.tabIndex === 0) || heirs[Math.max(0, Math.min(place?.index ?? 0, heirs.length - 1))];
    (heir || this.root).focus({ preventScroll: true });
    this.inheritedAt = performance.now();
  }

  // Popovers and messages appear beside what was pressed, not somewhere out of sight in a tall widget.
  placeOver() {
    const over = this.content.querySelectorAll(".hl-popover, .hl-message");
    const height = this.content.offsetHeight;
    let room = 0;
    for (const el of over) {
      if (!this.placed.has(el)) {
        this.placed.add(el);
        this.sizes.observe(el);
        const middle = this.pressedY ?? 0;
        const top = Math.min(middle - el.offsetHeight / 2, height - el.offsetHeight - EDGE);
        el.style.top = Math.max(EDGE, top) + "px";
      }
      room = Math.max(room, el.offsetTop + el.offsetHeight + EDGE);
    }
    const least = room > height ? room + "px" : "";
    if (this.root.style.minHeight !== least) this.root.style.minHeight = least;
  }

  settleRegions() {
    for (const region of this.content.querySelectorAll("[data-region]")) {
      const all = focusables(region);
      const chosen = (name) => all.find((el) => el.getAttribute(name) === "true");
      const before = this.latest.get(region);
      const stop =
        (all.includes(before) && before) || chosen("aria-pressed") || chosen("aria-checked") || chosen("aria-selected") ||
        all.find((el) => el.hasAttribute("aria-current")) || all[0];
      for (const el of all) {
        const index = el === stop ? 0 : -1;
        if (el.tabIndex !== index) el.tabIndex = index;
      }
    }
  }

  startTimer() {
    clearTimeout(this.after);
    this.lapsed = false;
    const after = this.tree.after;
    if (!after || this.motion.matches) return;
    this.after = setTimeout(() => {
      this.lapsed = !this.root.isConnected; // the notebook has taken the cell off the page, as it is out of sight
      if (!this.lapsed) this.send(after.act, undefined, "timer");
    }, after.ms);
  }

  // --- form and theme -------------------------------------------------------------------------------------

  isDark() {
    const theme = document.body.dataset.jpThemeLight;
    if (theme !== undefined) return theme === "false";
    if (document.body.classList.contains("vscode-dark")) return true;
    if (document.body.classList.contains("vscode-light")) return false;
    return this.darkness.matches;
  }

  formClasses() {
    const { form, dark, below } = this;
    return ["hl-" + (form || "wide"), below && "hl-below", dark ? "hl-dark" : "hl-light"];
  }

  fit() {
    const width = this.el.clientWidth || this.width || 0; // 0 while the page changes its theme
    if (width > 0) {
      this.width = width;
      this.form = width < NARROW_BELOW ? "narrow" : width < WIDE_FROM ? "medium" : "wide";
      this.below = width < RAIL_BELOW;
    }
    this.dark = this.isDark();
    const names = classes("hl-root", this.tree?.cls, ...this.formClasses());
    if (this.root.className !== names) {
      const before = this.focusNow();
      this.root.className = names;
      this.settleRegions();
      if (before.active && !shown(before.active)) this.keepFocus(before);
      this.hideBubble();
    }
    this.placeOver();
    this.alignCanvases();
    if (this.lapsed && this.root.isConnected) this.startTimer();
    if (width <= 0) return;
    const report = { form: this.form, width, dark: this.dark, still: this.motion.matches };
    const summary = [report.form, report.dark, report.still].join();
    if (summary === this.reported) return;
    const first = this.reported === undefined;
    this.reported = summary;
    this.send(first ? "@ready" : "@size", report, "aside");
  }

  // The canvas is a sibling of the panel in the same box: it is laid under the slot of its name.
  alignCanvases() {
    const host = this.el.closest(".hl-widget");
    if (!host) return;
    if (host !== this.host) {
      this.host = host;
      this.neighbours.disconnect();
      // A lost kernel puts a sign over the panel: the class tells.
      this.neighbours.observe(host, { childList: true, attributes: true, attributeFilter: ["class"] });
    }
    const box = host.getBoundingClientRect();
    const slots = [...this.content.querySelectorAll(".hl-slot")].filter(shown);
    for (const canvas of host.querySelectorAll("canvas.hl-canvas-wide, canvas.hl-canvas-narrow")) {
      const form = canvas.classList.contains("hl-canvas-wide") ? "wide" : "narrow";
      const slot = slots.find((el) => el.dataset.canvas === form);
      canvas.tabIndex = -1;
      canvas.setAttribute("aria-hidden", "true");
      const put = (name, value) => {
        if (canvas.style.getPropertyValue(name) !== value) canvas.style.setProperty(name, value, "important");
      };
      put("display", slot ? "block" : "none");
      if (!slot) continue;
      const rect = slot.getBoundingClientRect();
      put("left", rect.left - box.left - host.clientLeft + host.scrollLeft + "px");
      put("top", rect.top - box.top - host.clientTop + host.scrollTop + "px");
      put("width", rect.width + "px");
      put("height", rect.height + "px");
    }
  }

  // --- sending --------------------------------------------------------------------------------------------

  // `how`: "timer", or "aside" for what is no choice of its own.
  send(act, value, how) {
    const now = performance.now();
    const last = how === "timer" ? null : this.pressBefore(act, value); // a timer sends once for each tree
    const n = this.tree?.n ?? 0;
    // Who presses again before there is an answer to be seen has not made up their mind anew, unless something
    // else was pressed between.
    if (last && now - last.time < PATIENCE_MS) return;
    this.sent += 1;
    if (!how) this.lastPress.clear();
    this.lastPress.set(act, { time: now, n, value, i: this.sent });
    const message = { act, view: this.name, i: this.sent, n };
    if (how === "timer") message.timer = true;
    if (value !== undefined) message.value = value;
    try {
      this.model.send(message);
    } catch (error) {
      console.warn("hanalab: the kernel cannot be reached", error);
    }
    if (act.startsWith("@")) return; // nobody waits for the answer to a report
    const patient = this.acked < this.awaited; // since the first press without an answer
    this.awaited = this.sent;
    if (!patient) this.beginPatience();
  }

  // The same press, made before on the same tree.
  pressBefore(act, value) {
    const last = this.lastPress.get(act);
    return last && last.n === (this.tree?.n ?? 0) && last.value === value ? last : null;
  }

  beginPatience() {
    clearTimeout(this.patience);
    if (this.acked < this.awaited) this.patience = setTimeout(() => (this.silence.hidden = false), PATIENCE_MS);
  }

  acknowledged() {
    const number = (this.model.get("ack") || {})[this.name];
    if (typeof number !== "number") return;
    if (number <= this.acked) return; // an answer to another view
    this.acked = number;
    this.silence.hidden = true;
    this.beginPatience();
  }

  noteTime(el) {
    const rect = el.getBoundingClientRect();
    this.pressedAt = performance.now();
    this.pressedY = rect.top + rect.height / 2 - this.root.getBoundingClientRect().top;
  }

  wasPressed() {
    return performance.now() - (this.pressedAt ?? -Infinity) < 2000;
  }

  press(el, byKey = false) {
    const node = specs.get(el);
    if (!node) return;
    this.noteTime(el);
    if (node.refused) {
      this.showBubble(el);
      return;
    }
    this.hideBubble();
    if (node.copy !== undefined) this.copy(el, () => copyText(node.copy));
    if (node.submit !== undefined) {
      const field = this.seen(`[data-field="${CSS.escape(node.submit)}"]`);
      if (field) this.send(node.submit, field.value);
    }
    const act = byKey ? (node.enter ?? node.act) : node.act;
    if (act !== undefined) this.send(act, node.value);
  }

  // The second click of a double click was aimed before anybody could see what the first one did: it counts only
  // where it meets the same thing again. A quick second tap on a neighbour was aimed anew.
  strays(el, { detail, clientX: x, clientY: y }) {
    const before = this.met;
    const now = this.pressBegan ?? performance.now(); // however long the button is held
    this.met = { el, meaning: this.meaning(el), time: now, x, y };
    if (detail < 2 || !before || now - before.time > DOUBLE_CLICK_MS) return false; // the first click was elsewhere
    if (Math.hypot(x - before.x, y - before.y) > SAME_AIM_PX) return false;
    return before.el !== el || before.meaning !== this.met.meaning;
  }

  meaning(el) {
    const { act, value, copy, submit } = (el && specs.get(el)) || NOTHING;
    return JSON.stringify([act, value, submit, copy !== undefined]);
  }

  // Of who presses the same again while its answer waits for the button to be up: the answer is shown first, and
  // the press counts where it still means the same.
  stands(el, byKey) {
    const { act, enter, value } = specs.get(el);
    const last = this.pressBefore(byKey ? (enter ?? act) : act, value);
    if (!this.missed || !last || last.i > this.acked) return true;
    const meaning = this.meaning(el);
    this.letGo();
    return shown(el) && this.meaning(el) === meaning;
  }

  async copy(el, work, label) {
    if (!(await work()) || !this.root.isConnected) return;
    const word = label || this.tree.copied || "";
    this.live.textContent = word;
    this.fillBubble(word);
    this.placeBubble(el);
    this.bubbleFor = null;
    clearTimeout(this.copiedTimer);
    this.copiedTimer = setTimeout(() => {
      if (!this.bubbleFor) this.hideBubble();
      this.live.textContent = this.tree.status || "";
    }, COPIED_MS);
  }

  told(message) {
    if (message?.do !== "copy" || !this.wasPressed()) return;
    const beside = this.root.contains(document.activeElement) ? document.activeElement : this.content;
    this.copy(beside, () => (message.svg ? copyPicture(message.svg) : copyText(message.text || "")), message.label);
  }

  // --- events ---------------------------------------------------------------------------------------------

  pressable(target) {
    for (let el = target; el && el !== this.root; el = el.parentElement) {
      const node = specs.get(el);
      if (node && (node.act !== undefined || node.copy !== undefined || node.submit !== undefined || node.refused)) return el;
    }
    return null;
  }

  clicked(event) {
    const el = this.pressable(event.target);
    const strays = this.strays(el, event);
    if (el) {
      event.stopPropagation();
      const byKey = event.detail === 0; // by Enter or Space there are no clicks to count
      if (!strays && this.stands(el, byKey)) this.press(el, byKey);
    }
    this.letGo();
  }

  changed(event) {
    const el = event.target;
    const field = specs.get(el)?.field;
    if (field === undefined) return;
    const ticked = el.type === "checkbox" || el.type === "radio";
    if (!ticked && el.tagName !== "SELECT" && el.type !== "range") return; // a text is sent on Enter
    given.get(el)[ticked ? "checked" : "value"] = ticked ? el.checked : el.value; // the answer may set it back
    this.send(field, el.type === "checkbox" ? el.checked : el.value);
    this.letGo(); // of a list that the system has drawn nobody hears that the button is up
  }

  pressedOutside(event) {
    const over = this.dismissable();
    if (!over || over.contains(event.target)) return;
    const within = [...views].find((view) => view !== this && view.root.contains(event.target));
    if (within?.model.get("tree") === this.model.get("tree")) return; // another view of this widget, which knows better
    if (event.target.closest?.('[aria-expanded="true"]')) return; // its own press closes it
    if (this.bubble.contains(event.target)) return;
    this.send(specs.get(over).dismiss, undefined, "aside");
  }

  // A tree may hold a thing twice, once for each form: the one that is shown.
  seen(selector) {
    return [...this.content.querySelectorAll(selector)].find(shown);
  }

  // The popover or menu that lies on top.
  dismissable() {
    return [...this.content.querySelectorAll("[data-dismiss]")].filter(shown).pop() || null;
  }

  typed(event) {
    if (event.key === "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation();
    const el = event.target;
    const typing = isTyping(el);
    if (event.key === "Escape") return this.escape(event);
    if (typing) {
      const { field } = specs.get(el) || NOTHING;
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing && field !== undefined && el.tagName !== "SELECT") {
        event.preventDefault();
        this.noteTime(el);
        this.send(field, el.value);
      }
      return;
    }
    const node = specs.get(el) || NOTHING;
    const unseen = performance.now() - (this.inheritedAt ?? -Infinity) < DOUBLE_PRESS_MS;
    this.inheritedAt = undefined;
    if (event.key === "Enter" || event.key === " ") {
      // What has just got the focus instead of another thing was not meant.
      if (event.repeat || unseen) return event.preventDefault(); // a key held down presses once
      const own = this.pressable(el) === el || el.tagName === "SUMMARY" || el.tagName === "INPUT" || el.tagName === "A";
      if (own && !node.refused) return event.key === " " && this.hold("key"); // the click comes when it is up
    }
    if (event.key === "?" && node.why) {
      event.preventDefault();
      if (this.bubbleFor === el && node.rule && this.asked === el) this.openRule(node.rule);
      else this.showBubble(el);
      this.asked = el;
      return;
    }
    const act = this.actOfKey(el, keyName(event));
    if (act !== undefined) {
      event.preventDefault();
      if (!event.repeat) this.pressAct(act);
      return;
    }
    if (event.key in ARROWS || event.key === "Home" || event.key === "End") this.rove(event);
  }

  actOfKey(el, key) {
    for (let at = el; at; at = at === this.root ? null : at.parentElement) {
      const act = specs.get(at)?.keys?.[key];
      if (act !== undefined) return act;
    }
    return undefined;
  }

  pressAct(act) {
    const el = this.seen(`[data-act="${CSS.escape(act)}"]`);
    if (el) this.press(el);
    else {
      this.noteTime(document.activeElement);
      this.send(act);
    }
  }

  openRule(rule) {
    this.hideBubble();
    this.noteTime(document.activeElement);
    this.send("rule " + rule);
  }

  escape(event) {
    event.preventDefault();
    const over = this.dismissable();
    if (!this.bubble.hidden || this.noted) this.hideBubble();
    else if (over) this.send(specs.get(over).dismiss);
    else if (this.tree.escape && !isTyping(event.target)) this.send(this.tree.escape);
    else this.leave();
  }

  leave() {
    const outside = (this.host || this.el).parentElement?.closest("[tabindex]");
    document.activeElement?.blur?.();
    outside?.focus({ preventScroll: true });
  }

  rove(event) {
    const el = event.target;
    const region = el.closest("[data-region]");
    if (!region || !this.root.contains(region)) return;
    const all = focusables(region);
    const next = event.key === "Home" ? all[0] : event.key === "End" ? all[all.length - 1] : this.neighbour(el, all, event.key);
    if (event.key === "Home" || event.key === "End" || all.length > 1) event.preventDefault();
    if (next && next !== el) {
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  neighbour(el, all, key) {
    const [dx, dy] = ARROWS[key];
    const centre = (item) => {
      const rect = item.getBoundingClientRect();
      return [rect.left + rect.width / 2, rect.top + rect.height / 2];
    };
    const [x, y] = centre(el);
    let best = null;
    let least = Infinity;
    for (const item of all) {
      if (item === el) continue;
      const [ix, iy] = centre(item);
      const along = (ix - x) * dx + (iy - y) * dy;
      const across = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
      if (along < 2 || (dx !== 0 && across > along * 2)) continue;
      const far = along + 2.5 * across;
      if (far < least) [best, least] = [item, far];
    }
    if (best || dy !== 0) return best;
    return all[all.indexOf(el) + dx]; // at the end of a row, on to the next
  }

  focused(event) {
    const el = event.target;
    const region = el.closest?.("[data-region]");
    if (region) {
      this.latest.set(region, el);
      for (const item of focusables(region)) item.tabIndex = item === el ? 0 : -1;
    }
    this.asked = null;
    if (this.patching) return;
    this.inheritedAt = undefined;
    if (el.matches(":focus-visible") && specs.get(el)?.why) this.showBubble(el);
  }

  unfocused(event) {
    if (this.patching || this.bubbleFor !== event.target) return;
    if (!this.bubble.contains(event.relatedTarget) && !this.noted?.contains(event.relatedTarget)) this.hideBubble();
  }

  // --- the bubble -----------------------------------------------------------------------------------------

  pointed(event) {
    if (event.pointerType === "touch") return;
    if (this.bubble.contains(event.target)) return clearTimeout(this.leaving);
    let el = event.target;
    while (el && el !== this.root && !specs.get(el)?.why) el = el.parentElement;
    if (el && el !== this.root) {
      clearTimeout(this.leaving);
      if (this.bubbleFor !== el) this.showBubble(el);
    } else this.leaveBubbleSoon();
  }

  leaveBubbleSoon() {
    clearTimeout(this.leaving);
    if (!this.bubbleFor || this.noted?.closest("[data-notes]")) return; // a note stays, for its rule to be pressed
    this.leaving = setTimeout(() => {
      const focused = document.activeElement;
      if (focused !== this.bubbleFor || !focused.matches(":focus-visible")) this.hideBubble();
    }, BUBBLE_LEAVE_MS);
  }

  fillBubble(sentence, rule) {
    const words = document.createElement("span");
    words.textContent = sentence;
    this.bubble.replaceChildren(words, ...this.bubblePill(rule));
  }

  bubblePill(rule) {
    if (!rule) return [];
    const pill = document.createElement("button");
    pill.type = "button";
    pill.className = "hl-rule";
    pill.tabIndex = -1;
    pill.textContent = rule;
    specs.set(pill, { tag: "button", act: "rule " + rule, out: true });
    return [" ", pill];
  }

  showBubble(el) {
    const { why, rule } = specs.get(el) || NOTHING;
    if (!why) return;
    clearTimeout(this.leaving);
    clearTimeout(this.copiedTimer);
    this.bubbleFor = el;
    const slot = !el.classList.contains("hl-rule") && this.noteSlot(el);
    if (slot) {
      const words = document.createElement("span");
      const first = why.indexOf(". ") + 1; // of two sentences the first stands out
      if (first > 0) words.append(Object.assign(document.createElement("b"), { textContent: why.slice(0, first) }));
      words.append(why.slice(first));
      slot.replaceChildren(makeIcon("barred"), words, ...this.bubblePill(rule));
      slot.firstChild.setAttribute("class", "hl-icon");
      this.noted = slot;
      this.bubble.hidden = true;
      return;
    }
    this.fillBubble(why, rule);
    this.placeBubble(el);
  }

  // The place for reasons named by what the element lies in, in every form; else, when narrow, the first one.
  noteSlot(el) {
    const slots = [...this.content.querySelectorAll(".hl-note-slot")].filter((slot) => shown(slot.parentElement));
    const name = el.closest("[data-notes]")?.dataset.notes;
    if (name) return slots.find((slot) => slot.dataset.key === name);
    return this.form === "narrow" ? slots[0] : undefined;
  }

  keepBubble() {
    if (!this.bubbleFor) return;
    if (!this.bubbleFor.isConnected || !shown(this.bubbleFor) || !specs.get(this.bubbleFor)?.why) this.hideBubble();
    else this.showBubble(this.bubbleFor);
  }

  hideBubble() {
    clearTimeout(this.leaving);
    this.bubble.hidden = true;
    this.bubbleFor = null;
    this.asked = null;
    this.noted?.replaceChildren();
    this.noted = null;
  }

  // Under the element, else over it, else across its foot: inside the widget, and never over the status bar.
  placeBubble(el) {
    const { bubble, root } = this;
    bubble.hidden = false;
    bubble.style.left = bubble.style.top = "0";
    const box = root.getBoundingClientRect();
    const size = bubble.getBoundingClientRect();
    const bars = [...this.content.querySelectorAll(".hl-status")].filter(shown).map((bar) => bar.getBoundingClientRect());
    const own = el.getBoundingClientRect();
    const bar = el.closest(".hl-status");
    const around = bar ? bar.getBoundingClientRect() : own;
    const middle = own.left + own.width / 2;
    const left = Math.max(box.left + EDGE, Math.min(middle - size.width / 2, box.right - EDGE - size.width));
    const foot = { top: own.bottom - 14, side: "below" };
    const under = { top: around.bottom + 9, side: "below" };
    const over = { top: around.top - 9 - size.height, side: "above" };
    const across = { top: own.bottom - size.height - 4, side: "none" };
    const places = el.closest(".hl-hand") ? [foot, across, over] : [under, over, foot, across];
    const fits = ({ top }) => {
      const rect = { left, right: left + size.width, top, bottom: top + size.height };
      return rect.top >= box.top && rect.bottom <= box.bottom && !bars.some((status) => beside(rect, status));
    };
    const place = places.find(fits) || across;
    const top = Math.max(box.top + 2, Math.min(place.top, box.bottom - size.height - 2));
    bubble.style.left = left - box.left - root.clientLeft + "px";
    bubble.style.top = top - box.top - root.clientTop + "px";
    bubble.dataset.side = place.side;
    bubble.style.setProperty("--hl-tip", Math.max(14, Math.min(middle - left, size.width - 14)) + "px");
  }
}

function render({ model, el }) {
  const view = new View(model, el);
  return () => view.close();
}

export default { render };
