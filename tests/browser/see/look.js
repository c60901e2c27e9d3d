// Look at the whole screen once: what is wrong with it, where each option can be chosen, and where the zones lie.
//
// look({options: [[text, label]], least, phone, scene}) gives {faults, ways, zones, shifts}.  A fault is {kind, at, what, size}:
// the kind of fault, the signature of the element, details, and how bad it is; equal kinds and signatures are one finding.

(() => {
  const SHIFTS = (window.seenShifts ??= []);
  const CLICKED = "button, a[href], input, select, textarea, [role=button], [role=tab], [data-option], [data-choice]";
  // What comes, goes and moves by the rules of the game or of a list is no layout; at the end the board makes room for the result.
  const LIVE = ".ended .board, [data-piece], [data-from], [data-scrolls], aside [role=tabpanel], [role=log], [aria-live]";
  const ASKED = "[data-place=asked], [aria-label='What is asked'], [aria-label='Was gefragt ist']";
  const NEAR = 2; // pixels that rounding and borders may take
  const TRACE = 0.00005; // a shift so small, of nothing that has a name, cannot be seen

  const round = (number) => Math.round(number * 10) / 10;

  /** Name an element so that the same part of the page always has the same name, whatever it says now. */
  function signature(element) {
    const one = (at) => {
      const classes = [...at.classList].filter((name) => !/^(svelte-|active|told|mine|turn)/.test(name)).slice(0, 2);
      const data = ["place", "zone", "region", "option", "choice"].find((name) => at.dataset?.[name] !== undefined);
      const name = data && (["option", "choice"].includes(data) ? `[data-${data}]` : `[data-${data}=${at.dataset[data].replace(/\d+/g, "#")}]`);
      return at.localName + classes.map((word) => "." + word).join("") + (name ?? "");
    };
    const parts = [];
    for (let at = element; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      const words = one(at);
      if (words !== at.localName || !parts.length) parts.unshift(words);
      if (at.dataset?.place || at.dataset?.zone) break;
    }
    return parts.join(" ");
  }

  const words = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);

  /** Cut a box with another. */
  const cut = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const empty = (box) => wide(box) <= 0.5 || high(box) <= 0.5;

  /** Say what clips an element: a list of [ancestor, box, whether it scrolls in x, in y]. */
  const clippers = new Map();
  function clips(element) {
    if (!element || element === document.body || element === document.documentElement) return [];
    const known = clippers.get(element);
    if (known) return known;
    const above = clips(element.parentElement);
    const style = getComputedStyle(element);
    const free = style.overflowX === "visible" && style.overflowY === "visible";
    const inline = style.display === "inline" || style.display === "contents";
    const inner = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    let list = above;
    if (!free && !inline && !inner) {
      const box = element.getBoundingClientRect();
      list = [...above, { element, box, x: style.overflowX, y: style.overflowY }];
    }
    if (style.clipPath.startsWith("inset(50%") || style.clip === "rect(0px, 0px, 0px, 0px)") list = [...list, { element, box: { left: 0, top: 0, right: 0, bottom: 0 }, x: "hidden", y: "hidden" }];
    clippers.set(element, list);
    return list;
  }

  /** Say what is left of a box inside everything that clips it. */
  function visible(box, list) {
    let left = box;
    for (const { box: by, x, y } of list) {
      const bound = { left: x === "visible" ? -1e9 : by.left, right: x === "visible" ? 1e9 : by.right, top: y === "visible" ? -1e9 : by.top, bottom: y === "visible" ? 1e9 : by.bottom };
      left = cut(left, bound);
    }
    return left;
  }

  const shown = new Map();
  function isShown(element) {
    let answer = shown.get(element);
    if (answer === undefined) shown.set(element, (answer = element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })));
    return answer;
  }

  /** Say by how much an element is enlarged by transforms and view boxes. */
  const scales = new Map();
  function scale(element) {
    if (!element || element === document.documentElement) return 1;
    const known = scales.get(element);
    if (known !== undefined) return known;
    let factor;
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement && !element.ownerSVGElement)) {
      const matrix = element.getScreenCTM();
      const root = outermost(element);
      const own = root.getScreenCTM();
      const box = root.viewBox.baseVal;
      // From the user units of the text to those of the drawing, from there to its box, from there to the screen.
      const inside = matrix && own ? Math.sqrt(Math.abs((matrix.a * matrix.d - matrix.b * matrix.c) / (own.a * own.d - own.b * own.c))) : 1;
      factor = inside * fit(root, box) * scale(root);
    } else {
      const style = getComputedStyle(element);
      const matrix = new DOMMatrix(style.transform === "none" ? "" : style.transform);
      factor = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) * (style.scale === "none" ? 1 : parseFloat(style.scale)) * scale(element.parentElement);
    }
    scales.set(element, factor);
    return factor;
  }

  function outermost(element) {
    let root = element.ownerSVGElement ?? element;
    while (root.ownerSVGElement) root = root.ownerSVGElement;
    return root;
  }

  /** Say how many pixels of its box, before transforms of HTML, one unit of a drawing takes. */
  function fit(root, box) {
    if (!box || !box.width || !box.height) return 1;
    const style = getComputedStyle(root);
    const width = parseFloat(style.width), height = parseFloat(style.height);
    if (!width || !height) return 1;
    const kind = root.preserveAspectRatio.baseVal;
    const ratios = [width / box.width, height / box.height];
    if (kind.align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_NONE) return Math.sqrt(ratios[0] * ratios[1]);
    return kind.meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_SLICE ? Math.max(...ratios) : Math.min(...ratios);
  }

  /** List every visible piece of text with its boxes. */
  function texts(screen) {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !element || /^(script|style|title|desc|noscript|option|defs|template)$/i.test(element.localName)) continue;
      if (!isShown(element)) continue;
      let boxes;
      if (element instanceof SVGElement) boxes = [element.getBoundingClientRect()];
      else {
        range.selectNodeContents(node);
        boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      }
      const list = clips(element);
      const seen = boxes.map((box) => cut(visible(box, list), screen));
      if (seen.every(empty)) continue;
      found.push({ node, element, boxes, seen, list });
    }
    return found;
  }

  function smallText(found, least, faults) {
    for (const { node, element } of found) {
      const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
      if (size < least - 0.05) faults.push({ kind: "small text", at: signature(element), what: `${round(size)} px: ${node.data.trim().slice(0, 40)}`, size: least - size });
    }
  }

  function cutText(found, screen, scrolls, faults) {
    for (const { node, element, boxes, list } of found) {
      // Whoever scrolls can read on, and what stands inside such a list is not cut by it.
      const hard = list.slice(list.findLastIndex(({ x, y }) => /auto|scroll/.test(x + y)) + 1);
      const says = node.data.trim().slice(0, 40);
      let most = 0;
      let by = null;
      for (const box of boxes) {
        const left = visible(box, hard);
        const aside = Math.max(left.left - box.left, box.right - left.right);
        const above = Math.max(left.top - box.top, box.bottom - left.bottom) - 0.25 * high(box); // lines are higher than letters
        const over = Math.max(aside, above);
        if (over > NEAR && over > most) {
          most = over;
          by = hard.find((one) => wide(cut(box, one.box)) < wide(box) - NEAR || high(cut(box, one.box)) < high(box) * 0.75);
        }
        if (!scrolls && !hard.length && list.length === 0) {
          const out = Math.max(screen.left - box.left, box.right - screen.right, box.bottom - screen.bottom - 0.25 * high(box));
          if (out > NEAR) most = Math.max(most, out);
        }
      }
      if (most > NEAR) {
        faults.push({ kind: "cut text", at: signature(element), what: `${round(most)} px of "${says}" ${by ? `by ${signature(by.element)}` : "by the window"}`, size: most });
        continue;
      }
      // What holds the text: a button, or in a drawing the smallest rectangle beside it that begins around it.
      const button = element.closest("button, a.button, [data-choice]");
      let holder = button && !(element instanceof SVGElement) ? button.getBoundingClientRect() : null;
      if (element instanceof SVGElement) {
        const box = boxes[0];
        const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
        const text = element.closest("text");
        const around = [...(text?.parentElement?.children ?? [])]
          .filter((at) => at.localName === "rect")
          .map((at) => at.getBoundingClientRect())
          .filter((rect) => rect.left < x && x < rect.right && rect.top < y && y < rect.bottom);
        holder = around.sort((a, b) => a.width * a.height - b.width * b.height)[0] ?? null;
      }
      if (!holder) continue;
      const out = Math.max(...boxes.map((box) => Math.max(holder.left - box.left, box.right - holder.right)));
      if (out > NEAR) faults.push({ kind: "cut text", at: signature(element), what: `${round(out)} px of "${says}" outside of its box`, size: out });
    }
  }

  /** List what can be clicked and seen now. */
  function clickables(screen) {
    const found = [];
    for (const element of document.querySelectorAll(CLICKED)) {
      if (!isShown(element) || element.disabled || getComputedStyle(element).pointerEvents === "none") continue;
      const box = cut(visible(element.getBoundingClientRect(), clips(element)), screen);
      if (!empty(box)) found.push({ element, box });
    }
    return found;
  }

  function overlaps(found, faults) {
    const holds = (a, b) => a.left <= b.left + NEAR && a.top <= b.top + NEAR && a.right >= b.right - NEAR && a.bottom >= b.bottom - NEAR;
    for (let i = 0; i < found.length; i++)
      for (let j = i + 1; j < found.length; j++) {
        const [a, b] = [found[i], found[j]];
        const both = cut(a.box, b.box);
        if (wide(both) <= NEAR || high(both) <= NEAR) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element) || holds(a.box, b.box) || holds(b.box, a.box)) continue;
        if (!a.element.closest("[role=dialog]") !== !b.element.closest("[role=dialog]")) continue;
        // Boxes of hexes and of round things meet where the things do not.
        const deep = [0.25, 0.5, 0.75].some((x) =>
          [0.25, 0.5, 0.75].some((y) => {
            // A point on an edge that two hexes share belongs to both, the points beside it do not.
            return [0, 1.5, -1.5].every((aside) => {
              const stack = document.elementsFromPoint(both.left + x * wide(both) + aside, both.top + y * high(both));
              return stack.some((at) => a.element.contains(at)) && stack.some((at) => b.element.contains(at));
            });
          }),
        );
        if (!deep) continue;
        const names = [signature(a.element), signature(b.element)].sort().join("  and  ");
        faults.push({ kind: "overlap", at: names, what: `${round(wide(both))} x ${round(high(both))} px: "${words(a.element)}" and "${words(b.element)}"`, size: Math.min(wide(both), high(both)) });
      }
  }

  /** Say how an element can be reached: by a click at a point, by scrolling, or that something covers it. */
  function reach(element, screen) {
    if (!isShown(element)) return { way: "hidden" };
    const parts = element instanceof SVGGElement && !element.getBoundingClientRect().width ? [] : [element];
    if (!parts.length) return { way: "hidden" };
    const whole = element.getBoundingClientRect();
    const list = clips(element);
    const box = cut(visible(whole, list), screen);
    const centre = { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 };
    const inside = centre.x > box.left && centre.x < box.right && centre.y > box.top && centre.y < box.bottom;
    if (empty(box) || !inside) {
      const within = list.some(({ element: at, x, y }) => (/auto|scroll/.test(y) && at.scrollHeight > at.clientHeight + 1) || (/auto|scroll/.test(x) && at.scrollWidth > at.clientWidth + 1));
      return { way: within ? "scroll" : "hidden" };
    }
    const hit = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at && (element.contains(at) || at.closest("label")?.control === element) ? { x, y } : null;
    };
    const middle = hit(centre.x, centre.y);
    if (middle) return { way: "seen", ...middle };
    for (const x of [0.5, 0.2, 0.8, 0.35, 0.65])
      for (const y of [0.5, 0.2, 0.8, 0.35, 0.65]) {
        const point = hit(box.left + x * wide(box), box.top + y * high(box));
        if (point) return { way: "half", by: signature(document.elementFromPoint(centre.x, centre.y)), ...point };
      }
    const by = document.elementFromPoint(centre.x, centre.y);
    return { way: "covered", by: by ? signature(by) : "nothing" };
  }

  /** Say for each option where it can be chosen: on the board, in the question bar, in the list, or not in sight. */
  function waysTo(options, screen, faults) {
    const spots = [...document.querySelectorAll("[data-option]")].map((element) => ({ element, text: element.dataset.option, label: element.getAttribute("aria-label") ?? "" }));
    const buttons = [...document.querySelectorAll("[data-choice]")];
    const memo = new Map();
    const reached = (element) => memo.get(element) ?? (memo.set(element, reach(element, screen)), memo.get(element));
    const ways = {};
    for (const [text, label] of options) {
      const own = spots.filter((spot) => spot.text === text).map((spot) => ["board", spot.element]);
      const shared = spots.filter((spot) => spot.text !== text && spot.label.includes(label)).map((spot) => ["menu", spot.element]);
      const listed = buttons.filter((button) => button.dataset.choice === text).map((button) => [button.closest("aside") ? "list" : "bar", button]);
      const rank = { seen: 0, half: 1, scroll: 2, covered: 3, hidden: 4 };
      const order = { board: 0, bar: 0, menu: 1, list: 2 };
      const all = [...own, ...shared, ...listed].map(([place, element]) => ({ place, element, ...reached(element) }));
      all.sort((a, b) => rank[a.way] - rank[b.way] || order[a.place] - order[b.place]);
      const direct = all.filter(({ place, way }) => place !== "list" && way !== "hidden");
      const best = direct[0] ?? all[0];
      ways[text] = best ? { place: best.place, way: best.way, x: best.x ?? 0, y: best.y ?? 0 } : { place: "", way: "hidden", x: 0, y: 0 };
      // A list in sight beside a covered spot does not help who looks at the board.
      for (const { place, element, way, by } of direct)
        if (place === "board" && (way === "covered" || way === "half"))
          faults.push({ kind: way === "half" ? "half covered" : "covered", at: signature(element), what: `"${label}" under ${by}`, size: way === "half" ? 1 : 2 });
    }
    return ways;
  }

  /** Note where the zones lie; those that share a name are not compared. */
  function zones() {
    const found = {};
    const twice = new Set();
    const note = (name, element) => {
      if (element.closest(LIVE) || !isShown(element)) return;
      if (name in found) return twice.add(name);
      const box = element.getBoundingClientRect();
      // Where it lies in what scrolls: whoever scrolls moves nothing.
      let [left, top] = [box.left + scrollX, box.top + scrollY];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) [left, top] = [left + at.scrollLeft, top + at.scrollTop];
      if (box.width && box.height) found[name] = [left, top, box.width, box.height].map(round);
    };
    for (const element of document.querySelectorAll("[data-zone]")) note(`zone ${element.dataset.zone}`, element);
    for (const element of document.querySelectorAll("[data-place]")) note(`place ${element.dataset.place}`, element);
    const asked = document.querySelector(ASKED);
    if (asked) note("the question bar", asked);
    for (const name of twice) delete found[name];
    return { boxes: found, view: [...document.querySelectorAll("[data-region]")].map((at) => at.dataset.region).join() };
  }

  function goods(screen, faults) {
    const element = document.querySelector("[data-goods], .regions > .goods");
    const box = element && isShown(element) ? cut(element.getBoundingClientRect(), screen) : null;
    if (!box || empty(box) || !element.textContent.trim()) return faults.push({ kind: "goods hidden", at: element ? signature(element) : "[data-goods]", what: "my goods are not on the screen", size: 1 });
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!element.contains(at)) faults.push({ kind: "goods hidden", at: signature(element), what: `covered by ${at ? signature(at) : "nothing"}`, size: 1 });
  }

  /** Give the layout shifts since the last time, one fault for each element that moved by itself. */
  function shifts() {
    const faults = [];
    for (const { value, sources } of SHIFTS.splice(0)) {
      const own = sources.filter(({ live }) => !live);
      if (sources.length ? !own.length : value < TRACE) continue;
      for (const { at, from, to } of own.length ? own : [{ at: "unknown", from: "", to: "" }]) faults.push({ kind: "shift", at, what: `${value.toFixed(4)}: ${from} to ${to}`, size: value });
    }
    return faults;
  }

  if (!window.watchesShifts) {
    window.watchesShifts = true;
    const box = ({ x, y, width, height }) => `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        SHIFTS.push({
          value: entry.value,
          sources: entry.sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return { at: element ? signature(element) : "gone", live: !element || element.closest(LIVE) !== null, from: box(previousRect), to: box(currentRect) };
          }),
        });
    }).observe({ type: "layout-shift", buffered: true });
  }

  /** Where there is room for a whole scene, what holds it has nothing to scroll. */
  function scrollingBoard(faults) {
    for (const element of document.body.querySelectorAll("*")) {
      const over = Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth);
      if (over <= 1 || element.clientWidth * element.clientHeight < 0.4 * innerWidth * innerHeight || !isShown(element)) continue;
      if (/auto|scroll/.test(getComputedStyle(element).overflow)) faults.push({ kind: "board scrolls", at: signature(element), what: `by ${over} px`, size: over });
    }
  }

  window.look = ({ options, least, phone, scene }) => {
    for (const memo of [clippers, shown, scales]) memo.clear();
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const page = document.documentElement;
    const faults = [];
    const over = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
    const scrolls = over[0] > 0 || over[1] > 0;
    if (scrolls) faults.push({ kind: "page scrolls", at: "html", what: `${page.scrollWidth} x ${page.scrollHeight} in ${innerWidth} x ${innerHeight}`, size: Math.max(...over) });
    const found = texts(screen);
    smallText(found, least, faults);
    cutText(found, screen, scrolls, faults);
    overlaps(clickables(screen), faults);
    const ways = waysTo(options, screen, faults);
    if (phone) goods(screen, faults);
    if (scene) scrollingBoard(faults);
    return { faults, ways, zones: zones(), shifts: shifts() };
  };
})();
