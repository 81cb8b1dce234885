import { useBrand } from '@rastro/theme';
import { toBrandKnobs } from '@rastro/theme/schema';
import { createTokens } from '@rastro/theme/tokens';
import { useEffect, useMemo } from 'react';
import { toLetterIcon } from './to-letter-icon';

/** Puts the brand's icon into the browser's tab; a brand without one gets its first letter. */
export function useFavicon(): void {
  const { branding } = useBrand();
  const href = useMemo(() => {
    const { accent, accentText } = createTokens(toBrandKnobs(branding), 'light').color;
    return branding.icon ?? toLetterIcon(branding.productName, accent, accentText);
  }, [branding]);
  useEffect(() => {
    const existing = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const link = existing ?? document.createElement('link');
    link.rel = 'icon';
    link.href = href;
    if (!existing) document.head.append(link);
  }, [href]);
}
