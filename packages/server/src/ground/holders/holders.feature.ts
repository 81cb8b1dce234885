import { defineFeature } from '../feature';
import { registerHolderRoutes } from './holders.routes';

/** Links of a thing to its holders. */
export const holdersFeature = defineFeature({
  name: 'holders',
  open: ({ upstream }) => ({
    routes: (door) => registerHolderRoutes(door, { upstream }),
  }),
});
