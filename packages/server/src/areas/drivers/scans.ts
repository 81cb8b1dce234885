import { type Drive, drive as driveResource } from '@rastro/sdk/contract';
import { type ApiError, forbidden } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { Unit } from '../../db/database';
import type { Access } from '../../ground/access/access';
import type { AccountRights } from '../../ground/access/account-rights';
import { toWire } from '../../ground/own-resources/to-wire';
import type { Answerer, Answerers } from './answerers';
import type { DriveStore, StoredDrive } from './drive-store';
import type { EngineRelease, Engines } from './engines';
import type { QrAccessStore, StoredAccess } from './qr-access-store';
import { type QrCodes, unknownCode } from './qr-codes';
import { readScanTime } from './scan-time';
import type { SeenThing } from './see-things';

/** One scan as it comes. */
export interface Scan {
  /** The code of a vehicle, or 0 to check out. */
  id: string | number;
  /** The code of a driver: for who is none, and scans for somebody. */
  driver?: string | undefined;
  /** Time of the scan; left out, now. */
  at?: string | undefined;
  /** Time of sending, by the same clock. */
  sentAt?: string | undefined;
  /** By which the same scan is known that comes twice. */
  key?: string | undefined;
}

/** Outcome of a scan. */
export interface ScanAnswer {
  driver: { id: number; name: string };
  device: { id: number; name: string } | null;
  drive: Drive | null;
  isLate: boolean;
  engine: EngineRelease;
}

interface ScansOptions {
  answererOf: Answerers;
  codes: QrCodes;
  accesses: QrAccessStore;
  drives: DriveStore;
  engines: Engines;
  access: Pick<Access, 'require'>;
  suspensions: Pick<AccountRights, 'read'>;
  origin: string;
  clock: () => number;
}

/** Driver and vehicle of a scan, and the account in whose name the vehicle is seen. */
interface Who extends Pick<Answerer, 'userId' | 'driver'> {
  /** null for who checks out. */
  device: SeenThing | null;
  /** Since when that account is suspended: a scan from before opens nothing later. */
  suspendedAt: Date | null;
  rights: Pick<StoredAccess, 'unlocks' | 'logoutMinutes' | 'lockMinutes'>;
}

const NO_RIGHTS = { unlocks: false, logoutMinutes: 0, lockMinutes: 0 };

/** Takes scans of printed codes. */
export type Scans = ReturnType<typeof createScans>;

/** Finds who scans, for whom, and the vehicle that is scanned. */
function createIdentify({ answererOf, codes, accesses, access, suspensions }: ScansOptions) {
  /**
   * Finds the driver of a scan: drivers scan for themselves, anybody else for a driver whose code
   * they hold.
   */
  const readAsked = async (
    userId: number,
    given: string | undefined,
    at: Date,
  ): Promise<{ driverId: number; ownerId: number; own: StoredAccess | undefined }> => {
    const own = await accesses.ofUser(userId);
    if (own) {
      await access.require(userId, 'send', 'drivers');
      return { driverId: own.driverId, ownerId: own.ownerId, own };
    }
    await access.require(userId, 'update', 'drivers');
    if (given === undefined) {
      throw refuseField('driver', 'refusal.scan.driver');
    }
    const subject = await codes.read(given, at);
    if (subject.kind !== 'driver') throw unknownCode('driver');
    return { driverId: subject.id, ownerId: userId, own: undefined };
  };

  /** The vehicle of a code. */
  const readVehicle = async (given: string, at: Date): Promise<number> => {
    const subject = await codes.read(given, at);
    if (subject.kind === 'vehicle') return subject.id;
    throw unknownCode();
  };

  return async (userId: number, scan: Scan, at: Date): Promise<Who> => {
    const { driverId, ownerId, own } = await readAsked(userId, scan.driver, at);
    const isOut = scan.id === 0 || scan.id === '0';
    const deviceId = isOut ? undefined : await readVehicle(String(scan.id), at);
    const found = await answererOf({ ownerId, driverId, deviceId });
    if (!found) throw own ? accessClosed() : unknownCode('driver');
    if (deviceId === undefined) {
      return { ...found, device: null, suspendedAt: null, rights: own ?? NO_RIGHTS };
    }
    // Whoever answers for the driver may see vehicles at that time: not one who was suspended by then.
    const { suspension } = await suspensions.read(found.userId);
    if (!suspension || at >= suspension.since) {
      await access.require(found.userId, 'read', 'devices');
    }
    const { device } = found;
    if (!device) throw unknownCode();
    const rights = own ?? (await accesses.ofDriver(driverId)) ?? NO_RIGHTS;
    return { ...found, device, suspendedAt: suspension?.since ?? null, rights };
  };
}

/** Checks drivers in and out by what they scan. */
export function createScans(options: ScansOptions) {
  const { answererOf, accesses, drives, engines, origin, clock } = options;
  const identify = createIdentify(options);

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
    async take(
      unitOfRead: Pick<Unit, 'query'>,
      userId: number,
      scan: Scan,
      onTaken: (said: ScanAnswer) => Promise<void>,
    ): Promise<ScanAnswer> {
      const known = await findAnswer(unitOfRead, userId, scan.key);
      if (known) return known;
      const { at, isLate } = readScanTime(scan, clock());
      const who = await identify(userId, scan, at);
      const { driver, userId: ownerId, device, rights, suspendedAt } = who;
      const answer = await drives.inTurn(async (unit): Promise<[ScanAnswer, boolean]> => {
        const meanwhile = await findAnswer(unit, userId, scan.key);
        if (meanwhile) return [meanwhile, false];
        const { logoutMinutes, lockMinutes } = rights;
        const drive = device
          ? await drives.checkIn(unit, {
              deviceId: device.id,
              driverId: driver.id,
              driverName: driver.name,
              driverUniqueId: driver.uniqueId,
              ownerId,
              at,
              isLate,
              logoutMinutes,
              lockMinutes,
              endsBy: suspendedAt,
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
      if (isNew) await onTaken(said);
      if (device && !suspendedAt) await engines.callOffDriven(device.id);
      // What was scanned long ago opens nothing now.
      const mayRelease = isNew && device && !isLate && rights.unlocks && !said.drive?.endedAt;
      if (!mayRelease) return said;
      return { ...said, engine: await engines.release(device.id, ownerId) };
    },

    /**
     * Reads the account's driver and their current drive. Throws for accounts that are not drivers.
     */
    async read(userId: number): Promise<Pick<ScanAnswer, 'driver' | 'device' | 'drive'>> {
      const own = await accesses.ofUser(userId);
      if (!own) throw forbidden('HTTP_403_FORBIDDEN');
      const { ownerId, driverId } = own;
      const drive = await drives.findOpen({ driverId });
      const found = await answererOf({ ownerId, driverId, deviceId: drive?.deviceId });
      if (!found) throw accessClosed();
      const { driver, device } = found;
      return {
        driver: { id: driver.id, name: driver.name },
        device: device ? { id: device.id, name: device.name } : null,
        drive: drive ? toDrive(drive) : null,
      };
    },
  };
}

/** Nobody of the driver's company answers for them. */
const accessClosed = (): ApiError => forbidden('QR_ACCESS_CLOSED');

/** A drive as it is told. */
const toDrive = (stored: StoredDrive): Drive =>
  toWire(driveResource.members, stored) as unknown as Drive;
