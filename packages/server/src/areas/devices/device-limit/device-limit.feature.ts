import { createTurns } from '../../../db/take-turns';
import { defineFeature } from '../../../ground/feature';
import { countInTurn } from './count-in-turn';
import { limitDevices } from './limit-devices';

/** Limits on the devices of the server, and on the things that one account makes. */
export const deviceLimitFeature = defineFeature({
  name: 'device-limit',
  needs: ['access'],
  open({ brand, config, database, log }, { access }) {
    const takeTurns = createTurns({ db: database, log });
    return {
      wrap(tracking) {
        const limited = limitDevices(tracking, brand.attributePrefix);
        // The engine counts in the transaction that makes.
        return config.trackingUrl === undefined
          ? limited
          : countInTurn(limited, { access, takeTurns });
      },
    };
  },
});
