import { toBrandKnobs } from '@rastro/theme/schema';
import { createTokens } from '@rastro/theme/tokens';
import type { ServedBrand } from './brand-source';
import { type IconLink, resolveIconLinks, TOUCH_ICON } from './icon-links';

/** The web app manifest of a brand: its name, colours and icons on a phone's home screen. */
export function buildManifest(brand: ServedBrand): object {
  const { branding } = brand;
  const scheme = branding.scheme === 'dark' ? 'dark' : 'light';
  const { headerSurface, canvas } = createTokens(toBrandKnobs(branding), scheme).color;
  const { tab, touch } = resolveIconLinks(brand);
  const toIcon = ({ href, ...rest }: IconLink, purpose: string): object => ({
    src: href,
    ...rest,
    purpose,
  });
  const icons = [toIcon(tab, 'any')];
  // The made one keeps its letter within the circle that launchers cut; others may not.
  if (touch.href.endsWith(TOUCH_ICON)) icons.push(toIcon(touch, 'any'), toIcon(touch, 'maskable'));
  return {
    id: '/',
    name: branding.title,
    short_name: branding.productName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: headerSurface,
    background_color: canvas,
    ...(branding.defaultLanguage && { lang: branding.defaultLanguage }),
    icons,
  };
}
