import { defineResource } from '../describe/define-resource';
import { id, number, reference, text } from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

/** Printed codes of vehicles and drivers. */
export const qrCode = /* @__PURE__ */ defineResource({
  name: 'QrCode',
  path: '/qr-codes',
  area: 'drivers',
  ownedByProduct: true,
  operations: ['list'],
  query: { deviceId: 'ints', driverId: 'ints' },
  calls: {
    /** The code that is in use is refused from now on; answers the one in its place. */
    replace: { method: 'POST', path: '/qr-codes/{qrCodeId}/replace', answer: 'one' },
  },
  members: {
    id: id(),
    deviceId: reference('Device'),
    driverId: reference('Driver'),
    name: text({ default: '' }),
    code: text({ default: '' }),
    version: number({ whole: true, default: 1 }),
  },
});

/** The code in use of a vehicle (`deviceId`) or of a driver (`driverId`); `version` counts its replacements. */
export interface QrCode extends Read<typeof qrCode> {}

/**
 * Filters for a list of codes: those of some vehicles, of some drivers, or all that the account
 * sees.
 */
export type QrCodeQuery = QueryOf<typeof qrCode>;
