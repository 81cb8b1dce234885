import { matchRoutes } from 'react-router';
import type { Page } from './page';

/** The page at an address, as the router chooses it, and the variable parts; null for none. */
export function findPage(
  pages: readonly Page[],
  pathname: string,
): { page: Page; params: Readonly<Record<string, string | undefined>> } | null {
  const routes = pages.map((page) => ({ path: page.path, page }));
  const match = matchRoutes(routes, pathname)?.[0];
  return match ? { page: match.route.page, params: match.params } : null;
}
