import { defineFeature } from '../../../ground/feature';
import { registerEmbedTokenRoutes } from './embed-tokens.routes';

/** Tokens by which pages of partners show vehicles. */
export const embedsFeature = defineFeature({
  name: 'embeds',
  needs: ['identifyKey', 'embedTokens', 'mayShare'],
  open: ({ upstream, config, clock }, needed) => ({
    routes: (door) =>
      registerEmbedTokenRoutes(door, { ...needed, upstream, clock, publicUrl: config.publicUrl }),
  }),
});
