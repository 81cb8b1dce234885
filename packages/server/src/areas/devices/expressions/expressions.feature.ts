import { defineFeature } from '../../../ground/feature';
import { registerExpressionRoutes } from './expressions.routes';

/** Expressions of computed attributes, tried with what a device sent in the past. */
export const expressionsFeature = defineFeature({
  name: 'expressions',
  needs: ['readLog'],
  open: ({ upstream }, needed) => ({
    routes: (door) => registerExpressionRoutes(door, { ...needed, upstream }),
  }),
});
