import { useBrand } from '@rastro/theme';
import { useEffect } from 'react';

/** Puts the brand's icon into the browser's tab, unless the server's page has it already. */
export function useFavicon(): void {
  const { icon } = useBrand().branding;
  useEffect(() => {
    const existing = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (existing?.getAttribute('href') === icon) return;
    const link = existing ?? document.createElement('link');
    link.rel = 'icon';
    link.removeAttribute('type');
    link.href = icon;
    if (!existing) document.head.append(link);
  }, [icon]);
}
