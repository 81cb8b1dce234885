import { defineFeature } from '../feature';
import { Themes } from './themes';
import { registerThemeRoutes } from './themes.routes';

/** Brands that are made on the screen, one a domain. */
export const themesFeature = defineFeature({
  name: 'themes',
  needs: ['identify', 'access'],
  open: ({ brand, upstream, readDnsTexts, readSiteFile }, needed) => ({
    routes: (door) =>
      registerThemeRoutes(door, {
        ...needed,
        upstream,
        themes: new Themes(brand, readDnsTexts, readSiteFile),
      }),
  }),
});
