import { createContext, useContext } from 'react';

import type { Page } from './page';

/** Carries the table of pages, so that what lies below it can read it. */
export const PagesContext = createContext<readonly Page[]>([]);

/** The table of pages. */
export function usePages(): readonly Page[] {
  return useContext(PagesContext);
}
