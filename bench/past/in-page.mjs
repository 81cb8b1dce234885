/**
 * Functions that run in the measured pages; each is self-contained, since its source is sent there.
 */

/** Notes when canvases of a class were last drawn on. */
export function noteStrokes(className) {
  const { prototype } = globalThis.CanvasRenderingContext2D;
  const { stroke } = prototype;
  prototype.stroke = function (...path) {
    if (this.canvas.classList?.contains(className)) globalThis.strokedAt ??= performance.now();
    return stroke.apply(this, path);
  };
}

/** Ms from the last answer of a path until the picture with its first stroke, which `noteStrokes` notes. */
export function waitForStroke(path) {
  const { MessageChannel, requestAnimationFrame } = globalThis;
  return new Promise((resolve) => {
    const look = () => {
      if (globalThis.strokedAt === undefined) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname === path && name.includes('from='));
        resolve(performance.now() - Math.max(...answers.map(({ responseEnd }) => responseEnd)));
      };
      port2.postMessage(null);
    };
    look();
  });
}

/** The same answer read and drawn as one line on a bare canvas; ms from its last byte. */
export async function drawBare(url) {
  const { document, fetch, MessageChannel, requestAnimationFrame } = globalThis;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1_000, height: 600 });
  document.body.replaceChildren(canvas);
  const text = await (await fetch(url)).text();
  const startedAt = performance.now();
  const fixes = JSON.parse(text);
  const [first] = fixes;
  const context = canvas.getContext('2d');
  for (const { latitude, longitude } of fixes) {
    const [east, north] = [longitude - first.longitude, latitude - first.latitude];
    context.lineTo(500 + east * 5_000, 300 - north * 5_000);
  }
  context.stroke();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - startedAt);
      port2.postMessage(null);
    });
  });
}

/** Goes to and fro with a slider, anew with every frame. */
export function scrub(milliseconds) {
  const { document, Event, HTMLInputElement, requestAnimationFrame } = globalThis;
  const slider = document.querySelector('input[type=range]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const [from, to] = [Number(slider.min), Number(slider.max)];
  return new Promise((resolve) => {
    let first;
    const step = (at) => {
      first ??= at;
      if (at - first >= milliseconds) return resolve();
      const share = 0.5 + 0.5 * Math.sin((at - first) / 400);
      set.call(slider, String(from + share * (to - from)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** A field that looks through so many texts in the plainest way, and says how many it finds. */
export function openBareSearch(count) {
  const { document } = globalThis;
  document.body.innerHTML = '<input type="search"><output>0</output>';
  const texts = Array.from(
    { length: count },
    (_, index) => `vehicle 00001 1/${index % 28}/2026 ${index} mph 30.${index} -97.${index} depot`,
  );
  document.querySelector('input').addEventListener('input', ({ target }) => {
    const found = texts.filter((text) => text.includes(target.value));
    document.querySelector('output').textContent = String(found.length);
  });
}

/** Watches the main thread from now on; `endWatch` says the longest time in which it answered nobody, ms. */
export function watchPauses() {
  const TICK_MS = 4;
  let [due, longest] = [performance.now() + TICK_MS, 0];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - due);
    due = now + TICK_MS;
  };
  const timer = globalThis.setInterval(look, TICK_MS);
  globalThis.endWatch = () => {
    globalThis.clearInterval(timer);
    look();
    return longest;
  };
}

/** Goes on to a page of the console without loading it anew; ms until what the selector finds is painted. */
export function goTo({ path, selector }) {
  const { document, history, MessageChannel, PopStateEvent, requestAnimationFrame } = globalThis;
  const startedAt = performance.now();
  history.pushState(null, '', path);
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return new Promise((resolve) => {
    const look = () => {
      const isThere = document.querySelector(selector) !== null;
      requestAnimationFrame(() => {
        if (!isThere) return look();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - startedAt);
        port2.postMessage(null);
      });
    };
    look();
  });
}
