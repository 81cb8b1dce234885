import { useBrand } from '@rastro/theme';
import { useEffect } from 'react';

/** Names the page in the browser's tab, `Veículos · product`; null leaves that to another part. */
export function usePageTitle(pageTitle: string | null): void {
  const { branding } = useBrand();
  useEffect(() => {
    if (pageTitle !== null) document.title = `${pageTitle} · ${branding.title}`;
  }, [pageTitle, branding.title]);
}
