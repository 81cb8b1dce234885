import { isFramed } from '../frame/navigation/is-framed';
import { findPage } from '../frame/navigation/find-page';
import type { Page } from '../frame/navigation/page';
import { PAGES, signedInArea } from './pages';

const loadMap = () => import('../frame/map/preload-map').then((module) => module.preloadMap());

/** Lists the loaders of the page at an address, in the order of drawing; the map needs no page. */
export function listStartParts(pathname: string): readonly (() => Promise<void>)[] {
  const page = findPage(PAGES, pathname)?.page ?? findPage(PAGES, '/home')?.page;
  if (!page) return [];
  const parent = page.parent === undefined ? undefined : findPage(PAGES, page.parent)?.page;
  return [
    ...(isFramed(page) ? [signedInArea.load] : []),
    page.Component.load,
    ...(parent ? [parent.Component.load] : []),
  ];
}

/**
 * Lists the loaders for likely next pages, but no map from a page without one; none from driver
 * pages.
 */
export function listNextParts(page: Page | null): readonly (() => Promise<void>)[] {
  if (page?.worksAway) return [];
  return [
    signedInArea.load,
    ...(page?.surface === 'full' ? [] : [loadMap]),
    ...PAGES.filter(({ isNext }) => isNext).map(({ Component }) => Component.load),
  ];
}
