import { useAccess } from '@rastro/sdk/internal/react';
import { mayOpen } from '../navigation/may-open';
import type { Page } from '../navigation/page';
import { usePages } from '../navigation/pages-context';

/** The page on which the things of the list at a path are taken from a file; undefined where there is none for the account. */
export function useImportPage(listPath: string): Page | undefined {
  const access = useAccess();
  const page = usePages().find(({ path }) => path === `${listPath}/import`);
  return page?.area && mayOpen(page, access) ? page : undefined;
}
