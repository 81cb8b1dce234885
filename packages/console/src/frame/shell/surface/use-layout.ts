import { breakpoint } from '@rastro/theme/tokens';
import { useSyncExternalStore } from 'react';

/** Layout by the window's space (design language §7). */
export type Layout = 'phone' | 'compact' | 'normal' | 'wide';

const QUERIES: readonly [Layout, string][] = [
  ['phone', `(max-width: ${breakpoint.mobileMax}px)`],
  ['compact', `(max-width: ${breakpoint.compactMax}px)`],
  ['wide', `(min-width: ${breakpoint.wideMin}px)`],
];

function subscribe(listener: () => void): () => void {
  const lists = QUERIES.map(([, query]) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

function getSnapshot(): Layout {
  return QUERIES.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'normal';
}

/** The layout for the window's width; renders again only when it crosses a breakpoint. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, getSnapshot);
}
