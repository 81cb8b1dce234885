import { defineFeature } from '../../../ground/feature';
import { registerTokenRoutes } from './tokens.routes';

/** Tokens for programs. */
export const tokensFeature = defineFeature({
  name: 'tokens',
  needs: ['tokens', 'access'],
  open: ({ upstream, clock }, needed) => ({
    routes: (door) => registerTokenRoutes(door, { ...needed, upstream, clock }),
  }),
});
