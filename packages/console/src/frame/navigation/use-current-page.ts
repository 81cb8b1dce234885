import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { findPage } from './find-page';
import type { Page } from './page';
import { usePages } from './pages-context';

/** The id of a device in an address; null for what is none. */
function parseDeviceId(text: string | null | undefined): number | null {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : null;
}

/** The page at the address, null for none, and the device it is about. */
export function useCurrentPage(): { page: Page | null; deviceId: number | null } {
  const pages = usePages();
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = findPage(pages, pathname);
    return { page: match?.page ?? null, deviceId: parseDeviceId(match?.params.deviceId) };
  }, [pages, pathname]);
}
