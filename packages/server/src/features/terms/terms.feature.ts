import { defineFeature } from '../feature';
import { registerTermsRoutes } from './terms.routes';

/** The terms of use that people accept when they sign in. */
export const termsFeature = defineFeature({
  name: 'terms',
  needs: ['identify', 'changeLog', 'accountRights', 'terms', 'termsStore'],
  open: ({ clock }, needed) => ({
    routes: (door) => registerTermsRoutes(door, { ...needed, clock }),
  }),
});
