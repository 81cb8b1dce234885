import { useBrand } from '@rastro/theme';
import { useEffect } from 'react';

/** Names the page in the browser's tab: `Dispositivos · product`. */
export function usePageTitle(pageTitle?: string): void {
  const { branding } = useBrand();
  useEffect(() => {
    document.title = pageTitle ? `${pageTitle} · ${branding.title}` : branding.title;
  }, [pageTitle, branding.title]);
}
