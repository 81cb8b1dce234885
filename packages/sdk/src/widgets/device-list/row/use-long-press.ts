import { useEffect, type RefObject } from 'react';

/** Duration of a long press before a menu opens, in ms, as on Android. */
const LONG_MS = 500;
/** A finger that rests moves a little. */
const STILL_PX = 10;

/**
 * Asks for the menu of what a finger rests on, as iPhones do not: `inside` stands in it. Where the browser
 * asks by itself, the first of both counts.
 */
export function useLongPress(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const row = inside.current?.closest<HTMLElement>('[data-row-key]');
    if (!row) return;
    let start: Touch | undefined;
    let timer = 0;
    let hasAsked = false;
    // Else a finger that rests marks words.
    row.style.setProperty('user-select', 'none');
    row.style.setProperty('-webkit-user-select', 'none');
    row.style.setProperty('-webkit-touch-callout', 'none');

    const stop = () => window.clearTimeout(timer);
    const begin = (event: TouchEvent) => {
      stop();
      hasAsked = false;
      [start] = event.touches;
      if (!start || event.touches.length > 1) return;
      const { clientX, clientY, target } = start;
      timer = window.setTimeout(() => {
        const place = { clientX, clientY, bubbles: true, cancelable: true };
        target.dispatchEvent(new MouseEvent('contextmenu', place));
      }, LONG_MS);
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (!touch || !start) return;
      const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
      if (Math.hypot(x, y) > STILL_PX) stop();
    };
    const leave = () => {
      stop();
      start = undefined;
    };
    const end = (event: TouchEvent) => {
      leave();
      // What opened the menu does not press the row too.
      if (hasAsked) event.preventDefault();
    };
    const ask = (event: Event) => {
      stop();
      if (start && hasAsked) {
        event.preventDefault();
        event.stopPropagation();
      }
      hasAsked = start !== undefined;
    };
    row.addEventListener('touchstart', begin, { passive: true });
    row.addEventListener('touchmove', move, { passive: true });
    row.addEventListener('touchend', end);
    row.addEventListener('touchcancel', leave);
    row.addEventListener('contextmenu', ask, { capture: true });
    return () => {
      stop();
      row.removeEventListener('touchstart', begin);
      row.removeEventListener('touchmove', move);
      row.removeEventListener('touchend', end);
      row.removeEventListener('touchcancel', leave);
      row.removeEventListener('contextmenu', ask, { capture: true });
    };
  }, [inside]);
}
