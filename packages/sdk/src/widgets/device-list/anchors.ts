import { createContext, type ComponentType } from 'react';

/** What rows know of anchors, and draw them with. */
export interface ListAnchors {
  ids: ReadonlySet<number>;
  Mark: ComponentType;
}

/** Anchors of the list's vehicles; null until they are read, which is after the list stands. */
export const AnchorsContext = createContext<ListAnchors | null>(null);
