import { resolveReturnPath } from '@rastro/sdk/domain';
import { useSearchParams } from 'react-router';
import { findPage } from './find-page';
import { usePages } from './pages-context';

/** Returns the target after sign-in from the address (`?to=`); /home without that. */
export function useReturnPath(): string {
  const pages = usePages();
  const [search] = useSearchParams();
  return resolveReturnPath(
    search.get('to'),
    (pathname) => findPage(pages, pathname)?.page.surface === 'public',
  );
}
