import { HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { createTurns } from '../../db/take-turns';
import { defineFeature } from '../../ground/feature';
import { createReadReader } from '../../ground/sessions/read-reader';
import { createMailLink } from '../../ground/mail/create-mail-link';
import { createOriginOf } from '../../ground/themes/origin-of';
import { createConsentCalls } from './consent-calls';
import { ConsentStore } from './consent-store';
import { registerConsentRoutes } from './consent.routes';
import { guardDevices } from './guard-devices';
import { createManagersOf } from './managers-of';
import { createInTurn, createRecording } from './recording';
import { createSendConsent } from './send-consent';
import { createTellAnswer } from './tell-answer';
import { createTellEnd } from './tell-end';

declare module '../../ground/feature' {
  interface Offers {
    /** A device is gone for good: whom it followed it follows no more. */
    endConsents: (deviceId: number) => Promise<void>;
  }
}

/**
 * Years a consent is kept as proof after it ends: Código Civil, article 206, and Código de Defesa
 * do Consumidor, article 27.
 */
const PROOF_YEARS = 5;

/** Nothing is recorded of people who did not say yes. */
export const consentsFeature = defineFeature({
  name: 'consents',
  needs: ['throttle', 'changeLog', 'nameOf', 'access'],
  open(host, { nameOf, access, ...needed }) {
    const { config, database, upstream, brand, mail, budget, notices, clock, log } = host;
    const { wordsFor } = brand;
    const store = new ConsentStore(database, upstream.origin, clock);
    const inTurn = createInTurn(createTurns({ db: database, log }), upstream.origin);
    const recording = createRecording({ upstream, store, inTurn, log });
    const readReader = createReadReader(upstream, brand.readerOf);
    const mailLink = createMailLink({
      tracking: upstream,
      mail,
      budget,
      wordsFor,
      readReader,
      log,
    });
    return {
      offers: { endConsents: (deviceId) => store.endOfDevice(deviceId) },
      resources: {
        Consent: createConsentCalls({
          upstream,
          store,
          recording,
          inTurn,
          nameOf,
          clock,
          send: createSendConsent({ mailLink, store }),
          originOf: createOriginOf(config.publicUrl, brand.domainOf),
        }),
      },
      routes: (door) =>
        registerConsentRoutes(door, {
          ...needed,
          store,
          recording,
          tell: createTellAnswer({ notices, wordsFor }),
        }),
      wrap: (tracking) => guardDevices(tracking, store),
      jobs: [
        {
          name: 'record nothing without consent',
          everyMs: MINUTE_MS,
          run: () => recording.look(),
        },
        {
          name: 'tell of consents that end',
          everyMs: MINUTE_MS,
          run: createTellEnd({
            database,
            store,
            notices,
            wordsFor,
            log,
            managersOf: createManagersOf({ upstream, access }),
          }),
        },
      ],
      sweeps: [
        {
          name: 'end what proves consents of the past',
          everyMs: 6 * HOUR_MS,
          forget(nowMs) {
            const before = new Date(nowMs);
            before.setUTCFullYear(before.getUTCFullYear() - PROOF_YEARS);
            return store.deleteOver(before);
          },
        },
      ],
    };
  },
});
