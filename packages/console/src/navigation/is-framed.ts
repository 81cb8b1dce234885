import type { Page } from './page';

/** Whether the frame with its menus stands around a page: not where it has the window to itself. */
export const isFramed = (page: Pick<Page, 'surface'> | null | undefined): boolean =>
  page?.surface !== 'public' && page?.surface !== 'alone';
