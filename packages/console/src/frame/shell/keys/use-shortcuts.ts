import { useEffect, useEffectEvent } from 'react';

/** Actions by key; keys are as in `KeyboardEvent.key`, letters in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Keys that belong to whatever has the focus: menus, lists, the map itself. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    event.target.closest('[role="menu"], [role="dialog"]') !== null);

/**
 * Listens for single keys anywhere on the page (design language §8). Letters and signs act only when
 * no field has the focus and `areLettersOn`; Escape always does.
 */
export function useShortcuts(shortcuts: Shortcuts, areLettersOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const isEscape = event.key === 'Escape';
    if (!isEscape && (!areLettersOn || isTyping(event.target))) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
