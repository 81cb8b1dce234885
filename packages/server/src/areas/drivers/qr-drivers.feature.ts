import type { Upstream } from '../../upstream/upstream';
import { defineFeature } from '../../ground/feature';
import { createAnswerers } from './answerers';
import { createDriveCalls, createQrCodeCalls } from './drive-calls';
import type { DriveStore } from './drive-store';
import { endWithDeletion } from './end-with-deletion';
import { createEngines } from './engines';
import { createQrAccessCalls } from './qr-access-calls';
import { QrAccessStore } from './qr-access-store';
import { QrCodes } from './qr-codes';
import { registerQrDriverRoutes } from './qr-driver.routes';
import { createScans } from './scans';
import { createTellChanged } from './tell-changed';
import { createTimers, TIMERS_EVERY_MS } from './timers';

declare module '../../ground/feature' {
  interface Offers {
    /** Drives: drivers and their vehicles. */
    drives: DriveStore;
  }
}

/** Drivers who say by printed codes what they drive, over whichever tracking API. */
export const qrDriversFeature = defineFeature({
  name: 'qr-drivers',
  needs: [
    ...(['access', 'accountRights', 'passwords', 'guardedStops', 'drives'] as const),
    'changeLog',
  ],
  open({ database, upstream, brand, clock, log }, needed) {
    const { access, accountRights: rights, passwords, guardedStops, drives } = needed;
    const { origin } = upstream;
    // With all that the features above add to it: what is deleted is hidden, and a stop is guarded.
    let guarded: Pick<Upstream, 'send'> = upstream;
    const tracking: Upstream = {
      ...upstream,
      send: (request, context) => guarded.send(request, context),
    };
    const codes = new QrCodes(database, origin);
    const accesses = new QrAccessStore(database, origin);
    const answererOf = createAnswerers({ tracking, access, accesses, rights, clock });
    const engines = createEngines({ ...guardedStops, tracking, answererOf, drives, clock, log });
    const scans = createScans({
      answererOf,
      codes,
      accesses,
      drives,
      engines,
      access,
      origin,
      clock,
      suspensions: rights,
    });
    const timers = createTimers({ tracking, answererOf, drives, engines, clock, log });
    const tellChanged = createTellChanged({ database, upstream, log });
    let stopHearing = (): void => undefined;
    return {
      resources: {
        Drive: createDriveCalls(tracking, drives, clock),
        QrCode: createQrCodeCalls(tracking, codes, clock),
        QrAccess: createQrAccessCalls({
          tracking,
          store: accesses,
          access,
          rights,
          passwords,
          drives,
          clock,
          prefix: brand.attributePrefix,
        }),
      },
      routes: (door) =>
        registerQrDriverRoutes(door, { scans, database, clock, changeLog: needed.changeLog }),
      wrap(above) {
        guarded = above;
        return endWithDeletion(above, { drives, clock, log });
      },
      jobs: [
        { name: 'drivers by codes', everyMs: TIMERS_EVERY_MS, run: timers },
        { name: 'tell who drives', everyMs: TIMERS_EVERY_MS, run: tellChanged },
      ],
      start() {
        // At once; what is missed here the job tells.
        stopHearing = drives.onChanged(() => {
          tellChanged().catch((error: unknown) => log.warn({ err: error }, 'who drives'));
        });
      },
      stop: () => stopHearing(),
    };
  },
});
