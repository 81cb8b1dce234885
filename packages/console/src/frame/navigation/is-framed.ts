import type { Page } from './page';

/**
 * True when the frame with its menus is around a page: not when the page has the window to itself.
 */
export const isFramed = (page: Pick<Page, 'surface'> | null | undefined): boolean =>
  page?.surface !== 'public' && page?.surface !== 'alone';
