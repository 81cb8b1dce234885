import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { findPage } from './find-page';
import type { Page } from './page';
import { usePages } from './pages-context';
import { parseDeviceId } from './parse-device-id';

/** The page at the address, null for none, and the device it is about. */
export function useCurrentPage(): { page: Page | null; deviceId: number | null } {
  const pages = usePages();
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = findPage(pages, pathname);
    return { page: match?.page ?? null, deviceId: parseDeviceId(match?.params.deviceId) };
  }, [pages, pathname]);
}
