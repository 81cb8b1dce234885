/**
 * Functions that run in the measured pages; each is self-contained, since its source is sent there.
 */

/** Frames a second, over so many ms. */
export function countFrames(milliseconds) {
  return new Promise((resolve) => {
    let count = 0;
    let first;
    const step = (at) => {
      first ??= at;
      if (at - first >= milliseconds) return resolve((1_000 * count) / (at - first));
      count++;
      globalThis.requestAnimationFrame(step);
    };
    globalThis.requestAnimationFrame(step);
  });
}

/** Returns the ages of the probe's fixes, in ms, when a frame first showed them. */
export function watchAges(milliseconds) {
  const { document, MutationObserver } = globalThis;
  const host = document.querySelector('[data-shown-fix-at]');
  const ages = [];
  const observer = new MutationObserver(() => ages.push(Date.now() - host.dataset.shownFixAt));
  observer.observe(host, { attributeFilter: ['data-shown-fix-at'] });
  return new Promise((resolve) => {
    globalThis.setTimeout(() => {
      observer.disconnect();
      resolve(ages);
    }, milliseconds);
  });
}

/**
 * Waits for the next event of a type, and for the picture in which what the selector finds says
 * something else than before. Answers when the event's own picture was there and when this one, ms
 * after the event.
 */
export function watchAnswer({ type, selector, attribute }) {
  const { document, MessageChannel, MutationObserver, requestAnimationFrame } = globalThis;
  const read = () => {
    const found = document.querySelector(selector);
    return found && (attribute ? found.getAttribute(attribute) : found.textContent);
  };
  const onPicture = (callback) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => callback(performance.now());
      port2.postMessage(null);
    });
  };
  const before = read();
  globalThis.lastAnswer = new Promise((resolve) => {
    const result = {};
    const settle = (member, value) => {
      result[member] ??= value;
      if ('paintedMs' in result && 'answeredMs' in result) resolve(result);
    };
    const onEvent = (event) => {
      const startedAt = event.timeStamp;
      onPicture((at) => settle('paintedMs', at - startedAt));
      const observer = new MutationObserver(look);
      function look() {
        if (read() === before) return;
        observer.disconnect();
        onPicture((at) => settle('answeredMs', at - startedAt));
      }
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      globalThis.setTimeout(() => (settle('paintedMs', NaN), settle('answeredMs', NaN)), 15_000);
    };
    document.addEventListener(type, onEvent, { capture: true, once: true });
  });
}
