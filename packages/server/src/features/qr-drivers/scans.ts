import { type Drive, drive as driveResource } from '@rastro/sdk/contract';
import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import type { Unit } from '../../db/database';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';
import { toWire } from '../own-resources/to-wire';
import type { DriveStore, StoredDrive } from './drive-store';
import type { EngineRelease, Engines } from './engines';
import type { QrAccessStore, StoredAccess } from './qr-access-store';
import { type QrCodes, unknownCode } from './qr-codes';
import { type SeenThing, seeThings } from './see-things';

/** A scan waits on a phone without network for so long. */
const OLDEST_MS = 7 * DAY_MS;
/** Clocks of phones may be ahead by so much. */
const AHEAD_MS = 2 * MINUTE_MS;
/** What is older did not happen just now. */
const LATE_MS = MINUTE_MS;

/** One scan as it comes. */
export interface Scan {
  /** The code of a vehicle, or 0 to check out. */
  id: string | number;
  /** The code of a driver: for who is none, and scans for somebody. */
  driver?: string | undefined;
  /** When it was made; left out, now. */
  at?: string | undefined;
  /** By which the same scan is known that comes twice. */
  key?: string | undefined;
}

/** What came of a scan. */
export interface ScanAnswer {
  driver: { id: number; name: string };
  device: { id: number; name: string } | null;
  drive: Drive | null;
  isLate: boolean;
  engine: EngineRelease;
}

interface ScansOptions {
  tracking: Pick<Upstream, 'send'>;
  codes: QrCodes;
  accesses: QrAccessStore;
  drives: DriveStore;
  engines: Engines;
  access: Pick<Access, 'require'>;
  origin: string;
  clock: () => number;
}

/** Who drives, and in whose name their vehicles are seen. */
interface Who {
  driver: SeenThing;
  ownerId: number;
  rights: Pick<StoredAccess, 'unlocks' | 'logoutMinutes' | 'lockMinutes'>;
}

const NO_RIGHTS = { unlocks: false, logoutMinutes: 0, lockMinutes: 0 };

/** Takes scans of printed codes. */
export type Scans = ReturnType<typeof createScans>;

/** Checks drivers in and out by what they scan. */
export function createScans(options: ScansOptions) {
  const { tracking, codes, accesses, drives, engines, access, origin, clock } = options;

  const findDriver = async (ownerId: number, driverId: number): Promise<SeenThing | undefined> =>
    (await seeThings(tracking, ownerId, '/drivers', [driverId]))[0];

  /** A driver scans for themselves; anybody else for a driver whose code they hold. */
  const identify = async (userId: number, given: string | undefined): Promise<Who> => {
    const own = await accesses.ofUser(userId);
    if (own) {
      await access.require(userId, 'send', 'drivers');
      const driver = await findDriver(own.ownerId, own.driverId);
      if (driver) return { driver, ownerId: own.ownerId, rights: own };
      throw new ApiError(404, 'DRIVER_NOT_FOUND', wordsOf('DRIVER_NOT_FOUND'));
    }
    await access.require(userId, 'update', 'drivers');
    if (given === undefined) {
      throw new ApiError(422, 'FIELD_INVALID', 'Scan the code of the driver too.', {
        field: 'driver',
      });
    }
    const subject = await codes.read(given);
    const driver = subject.kind === 'driver' ? await findDriver(userId, subject.id) : undefined;
    if (!driver) throw unknownCode('driver');
    return { driver, ownerId: userId, rights: (await accesses.ofDriver(driver.id)) ?? NO_RIGHTS };
  };

  const readTime = (given: string | undefined): { at: Date; isLate: boolean } => {
    const nowMs = clock();
    const atMs = given === undefined ? nowMs : Date.parse(given);
    const isOld = atMs < nowMs - OLDEST_MS;
    if (isOld || !(atMs <= nowMs + AHEAD_MS)) {
      const words = isOld
        ? 'A scan is taken for seven days after it was made.'
        : 'A scan lies in the past: set the clock of the phone.';
      throw new ApiError(422, 'FIELD_INVALID', words, { field: 'at' });
    }
    return { at: new Date(Math.min(atMs, nowMs)), isLate: atMs < nowMs - LATE_MS };
  };

  /** The vehicle of a code, which whoever answers for the driver sees. */
  const findVehicle = async (ownerId: number, given: string): Promise<SeenThing> => {
    const subject = await codes.read(given);
    const [device] =
      subject.kind === 'vehicle'
        ? await seeThings(tracking, ownerId, '/devices', [subject.id])
        : [];
    if (device) return device;
    throw unknownCode();
  };

  const findAnswer = async (unit: Pick<Unit, 'query'>, userId: number, key?: string) => {
    if (key === undefined) return undefined;
    const { rows } = await unit.query<{ answer: ScanAnswer }>(
      `select answer from qr_scan where tracking_origin = $1 and user_id = $2 and scan_key = $3`,
      [origin, userId, key],
    );
    return rows[0]?.answer;
  };

  return {
    /** Takes one scan. One that came before is answered as it was, and does nothing more. */
    async take(unitOfRead: Pick<Unit, 'query'>, userId: number, scan: Scan): Promise<ScanAnswer> {
      const known = await findAnswer(unitOfRead, userId, scan.key);
      if (known) return known;
      const { at, isLate } = readTime(scan.at);
      const isOut = scan.id === 0 || scan.id === '0';
      const { driver, ownerId, rights } = await identify(userId, scan.driver);
      // Whoever answers for the driver may see vehicles still: not one who is suspended.
      if (!isOut) await access.require(ownerId, 'read', 'devices');
      const device = isOut ? null : await findVehicle(ownerId, String(scan.id));
      const answer = await drives.inTurn(async (unit): Promise<[ScanAnswer, boolean]> => {
        const meanwhile = await findAnswer(unit, userId, scan.key);
        if (meanwhile) return [meanwhile, false];
        const { logoutMinutes, lockMinutes } = rights;
        const drive = device
          ? await drives.checkIn(unit, {
              ...{ deviceId: device.id, driverId: driver.id, driverName: driver.name },
              ...{ driverUniqueId: driver.uniqueId, ownerId, at, isLate },
              ...{ logoutMinutes, lockMinutes },
            })
          : await drives.checkOut(unit, driver.id, at);
        const said: ScanAnswer = {
          driver: { id: driver.id, name: driver.name },
          device: device && { id: device.id, name: device.name },
          drive: drive ? toDrive(drive) : null,
          isLate,
          engine: 'none',
        };
        await unit.query(
          `insert into qr_scan (tracking_origin, user_id, scan_key, driver_id, device_id, scanned_at,
             received_at, answer) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            ...[origin, userId, scan.key ?? null, driver.id, device?.id ?? null, at],
            ...[new Date(clock()), JSON.stringify(said)],
          ],
        );
        return [said, true];
      });
      const [said, isNew] = answer;
      // What was scanned long ago opens nothing now.
      const mayRelease = isNew && device && !isLate && rights.unlocks && !said.drive?.endedAt;
      if (!mayRelease) return said;
      return { ...said, engine: await engines.release(device.id, ownerId) };
    },

    /** Whose access this is and what they drive now. Throws for who is no driver. */
    async read(userId: number): Promise<Pick<ScanAnswer, 'driver' | 'device' | 'drive'>> {
      const own = await accesses.ofUser(userId);
      if (!own) throw forbidden('HTTP_403_FORBIDDEN');
      const driver = await findDriver(own.ownerId, own.driverId);
      if (!driver) throw new ApiError(404, 'DRIVER_NOT_FOUND', wordsOf('DRIVER_NOT_FOUND'));
      const drive = await drives.findOpen({ driverId: own.driverId });
      const [device] = drive
        ? await seeThings(tracking, own.ownerId, '/devices', [drive.deviceId])
        : [];
      return {
        driver: { id: driver.id, name: driver.name },
        device: device ? { id: device.id, name: device.name } : null,
        drive: drive ? toDrive(drive) : null,
      };
    },
  };
}

/** A drive as it is told. */
const toDrive = (stored: StoredDrive): Drive =>
  toWire(driveResource.members, stored) as unknown as Drive;
