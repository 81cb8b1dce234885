import { createTurns } from '../../../db/take-turns';
import { defineFeature } from '../../../ground/feature';
import { registerTermsRoutes } from './terms.routes';

/** The terms of use that people accept when they sign in. */
export const termsFeature = defineFeature({
  name: 'terms',
  needs: ['changeLog', 'accountRights', 'terms', 'termsStore'],
  open({ clock, database, log }, needed) {
    const takeTurns = createTurns({ db: database, log });
    return { routes: (door) => registerTermsRoutes(door, { ...needed, takeTurns, clock }) };
  },
});
