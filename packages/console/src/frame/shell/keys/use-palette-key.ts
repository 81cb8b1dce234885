import { useEffect, useEffectEvent } from 'react';

/** Ctrl K or ⌘ K opens the command palette, in a field too, but not over another dialog. */
export function usePaletteKey(onOpen: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isChord || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) onOpen();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
