import { defineFeature } from '../feature';
import { registerHolderRoutes } from './holders.routes';

/** What a thing is linked to. */
export const holdersFeature = defineFeature({
  name: 'holders',
  needs: ['identify', 'access'],
  open: ({ upstream }, needed) => ({
    routes: (door) => registerHolderRoutes(door, { ...needed, upstream }),
  }),
});
