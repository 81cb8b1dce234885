import type { Upstream } from '../../upstream/upstream';
import { defineFeature } from '../feature';
import { createDriveCalls, createQrCodeCalls } from './drive-calls';
import type { DriveStore } from './drive-store';
import { createEngines } from './engines';
import { createQrAccessCalls } from './qr-access-calls';
import { QrAccessStore } from './qr-access-store';
import { QrCodes } from './qr-codes';
import { registerQrDriverRoutes } from './qr-driver.routes';
import { createScans } from './scans';
import { createTimers, TIMERS_EVERY_MS } from './timers';

declare module '../feature' {
  interface Offers {
    /** Who drives what. */
    drives: DriveStore;
  }
}

/** Drivers who say by printed codes what they drive, over whichever tracking API. */
export const qrDriversFeature = defineFeature({
  name: 'qr-drivers',
  needs: ['identify', 'access', 'accountRights', 'passwords', 'guardedStops', 'drives'],
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
    const engines = createEngines({ ...guardedStops, tracking, drives, clock, log });
    const scans = createScans({
      ...{ tracking, codes, accesses, drives, engines, access, origin, clock },
    });
    const lockReason = brand.wordsOf('').t('mail.drivers.lockReason');
    const timers = createTimers({ tracking, drives, engines, lockReason, clock, log });
    return {
      resources: {
        Drive: createDriveCalls(tracking, drives),
        QrCode: createQrCodeCalls(tracking, codes, clock),
        QrAccess: createQrAccessCalls({
          ...{ tracking, store: accesses, access, rights, passwords },
          prefix: brand.attributePrefix,
        }),
      },
      routes: (door) =>
        registerQrDriverRoutes(door, { identify: needed.identify, scans, database, clock }),
      wrap(above) {
        guarded = above;
        return above;
      },
      jobs: [{ name: 'drivers by codes', everyMs: TIMERS_EVERY_MS, run: timers }],
    };
  },
});
