import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { createRegistrar } from './registrar';
import { RegistrationStore } from './registration-store';
import { registerRegistrationRoutes } from './registration.routes';

/** Accounts that people make for themselves, where the tracking API lets them. */
export const registrationFeature = defineFeature({
  name: 'registration',
  needs: [
    ...(['access', 'accountRights', 'passwords', 'throttle'] as const),
    ...(['changeLog', 'startSession', 'signInWithCode'] as const),
  ],
  open(host, { access, accountRights: rights, signInWithCode: signIn, ...needed }) {
    const { database, upstream, brand, mail, clock, log } = host;
    const store = new RegistrationStore(database, upstream.origin, clock);
    // What features below add holds for accounts that are made here, too.
    let tracking = upstream;
    const registrar = createRegistrar({
      database,
      mail,
      brand,
      access,
      rights,
      tracking: () => tracking,
      prefix: brand.attributePrefix,
    });
    return {
      wrap: (wrapped) => (tracking = wrapped),
      routes: (door) =>
        registerRegistrationRoutes(door, { ...needed, store, registrar, signIn, log }),
      sweeps: [
        { name: 'forget who registered', everyMs: HOUR_MS, forget: (nowMs) => store.sweep(nowMs) },
      ],
    };
  },
});
