import { defineFeature } from '../feature';
import { registerHolderRoutes } from './holders.routes';

/** What a thing is linked to. */
export const holdersFeature = defineFeature({
  name: 'holders',
  open: ({ upstream }) => ({
    routes: (door) => registerHolderRoutes(door, { upstream }),
  }),
});
