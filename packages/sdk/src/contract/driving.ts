import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';
import { drive, type Drive } from './resources/drive';

/** Driver and the vehicle they drive now, as their own account reads it. */
export interface Driving {
  driver: { id: number; name: string };
  /** null while they drive nothing. */
  device: { id: number; name: string } | null;
  drive: Drive | null;
}

/**
 * Effect of a scan on the engine: let it run (`released`), or left somebody else's lock in place
 * (`held`).
 */
export type ScanEngine = 'none' | 'released' | 'held' | 'failed';

/** Result of a scan. */
export interface ScanResult extends Driving {
  /** It came later than it was made. */
  isLate: boolean;
  engine: ScanEngine;
}

/** A scan: the code of a vehicle, or 0 to check out. */
export interface ScanInput {
  id: string | 0;
  /** The code of a driver: for who is none, and scans for somebody. */
  driver?: string;
  /** Time of the scan by the phone's clock, ISO text; default now. */
  at?: string;
  /**
   * Time of sending by the same clock, ISO text: the server corrects `at` by it, however wrong the
   * clock is.
   */
  sentAt?: string;
  /** By which it is known where it is sent twice. */
  key?: string;
}

const ENGINES: readonly unknown[] = ['none', 'released', 'held', 'failed'] satisfies ScanEngine[];

const readThing = (value: unknown): { id: number; name: string } | null =>
  isObject(value) && typeof value['id'] === 'number'
    ? { id: value['id'], name: String(value['name'] ?? '') }
    : null;

const read = (value: unknown): ScanResult | Unreadable => {
  const found: Record<string, unknown> = isObject(value) ? value : {};
  const driver = readThing(found['driver']);
  if (!driver) return new Unreadable('driver');
  const { engine } = found;
  return {
    driver,
    device: readThing(found['device']),
    drive: isObject(found['drive']) ? drive.decode(found['drive']) : null,
    isLate: found['isLate'] === true,
    engine: ENGINES.includes(engine) ? (engine as ScanEngine) : 'none',
  };
};

/** Decodes what a driver drives and what came of a scan; throws ContractError. */
export const decodeScan = /* @__PURE__ */ createDecoder<ScanResult>('Scan', read);
