import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { registerDriverDataRoutes } from './driver-data.routes';
import { ACCESS_LOG_DAYS, ENDED_TERMS, PROOF_YEARS, TAX_YEARS } from './holdings-of-law';
import { registerPersonalDataRoutes } from './personal-data.routes';

/** All that is held of a person, and its erasure. */
export const personalDataFeature = defineFeature({
  name: 'personal-data',
  needs: ['access', 'changeLog', 'drives'],
  open: ({ upstream, database, brand, clock }, needed) => ({
    routes(door) {
      const options = { ...needed, upstream, database, brand, clock };
      registerPersonalDataRoutes(door, options);
      registerDriverDataRoutes(door, options);
    },
    sweeps: [
      {
        name: 'end what law kept of erased accounts',
        everyMs: 6 * HOUR_MS,
        async forget(nowMs) {
          const { origin } = upstream;
          const accessEnd = new Date(nowMs - ACCESS_LOG_DAYS * DAY_MS);
          await database.query(ENDED_TERMS.accessLog, [origin, accessEnd]);
          await database.query(ENDED_TERMS.termsAddress, [origin, accessEnd]);
          const proofEnd = new Date(nowMs);
          proofEnd.setUTCFullYear(proofEnd.getUTCFullYear() - PROOF_YEARS);
          await database.query(ENDED_TERMS.terms, [origin, proofEnd]);
          const taxEnd = new Date(nowMs);
          // Until the end of the calendar year that the five years are counted from.
          taxEnd.setUTCFullYear(taxEnd.getUTCFullYear() - TAX_YEARS, 0, 1);
          taxEnd.setUTCHours(0, 0, 0, 0);
          await database.query(ENDED_TERMS.notes, [origin, taxEnd]);
          await database.query(ENDED_TERMS.tax, [origin, taxEnd]);
        },
      },
    ],
  }),
});
