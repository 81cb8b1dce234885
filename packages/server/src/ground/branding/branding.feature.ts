import { defineFeature } from '../feature';
import { registerBrandingRoutes } from './branding.routes';

/** The brand's files. */
export const brandingFeature = defineFeature({
  name: 'branding',
  open: ({ brand }) => ({ routes: (door) => registerBrandingRoutes(door, brand) }),
});
