import { defineFeature } from '../feature';
import { Themes } from './themes';
import { registerThemeRoutes } from './themes.routes';

/** Brands that are made on the screen, one a domain. */
export const themesFeature = defineFeature({
  name: 'themes',
  needs: ['access', 'terms'],
  open({ brand, upstream, readDnsTexts, readSiteFile }, { terms, ...needed }) {
    const forget = (): void => {
      brand.forget();
      // Another version may be in force.
      terms.forget(null);
    };
    const themes = new Themes({ ...brand, forget }, readDnsTexts, readSiteFile);
    return { routes: (door) => registerThemeRoutes(door, { ...needed, upstream, themes }) };
  },
});
