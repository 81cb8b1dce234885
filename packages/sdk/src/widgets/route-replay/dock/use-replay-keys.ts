'use client';
import { useEffect, useEffectEvent } from 'react';
import { REPLAY_RATES, type Replay } from '../../../react';
import { stepFix, stepStop } from '../../../react/replay/step-fix';

/** Selector of elements with keys of their own: fields, menus, dialogs, lists, the map. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="grid"], [role="listbox"], fieldset, .leaflet-container';

/**
 * Keys of the whole page while there is a route: space plays and pauses, ← and → step by positions, with
 * Shift by stops, `<` and `>` change the speed, Home and End go to the ends.
 */
export function useReplayKeys({ clock, routes }: Replay, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TAKEN)) return;
    const isButton = target instanceof Element && target.closest('button, a') !== null;
    const step = (direction: 1 | -1) => {
      const ms = clock.getMs();
      const to = event.shiftKey
        ? stepStop(routes, ms, direction, clock.span)
        : stepFix(routes, ms, direction);
      if (to !== null) clock.seek(to);
    };
    const changeRate = (direction: 1 | -1) => {
      const rate = REPLAY_RATES[REPLAY_RATES.indexOf(clock.getRate()) + direction];
      if (rate !== undefined) clock.setRate(rate);
    };
    const acts: Readonly<Record<string, () => void>> = {
      ...(isButton ? {} : { ' ': clock.isPlaying() ? clock.pause : clock.play }),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      '>': () => changeRate(1),
      '<': () => changeRate(-1),
      Home: () => clock.seek(clock.span.fromMs),
      End: () => clock.seek(clock.span.toMs),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}
