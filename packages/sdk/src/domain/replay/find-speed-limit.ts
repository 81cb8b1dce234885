import { readAttribute } from '../device/read-attribute';

type Owner = Parameters<typeof readAttribute>[0];

/** The speed in knots that a device may drive at, as itself, else the server says; null where neither does. */
export function findSpeedLimit(device: Owner, server: Owner): number | null {
  for (const owner of [device, server]) {
    const knots = Number(readAttribute(owner, 'speedLimit') ?? Number.NaN);
    if (Number.isFinite(knots) && knots > 0) return knots;
  }
  return null;
}
