import { MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestPair } from '../../db/testing-pair';
import { DriveStore } from './drive-store';
import { createScans } from './scans';
import { createTimers } from './timers';

const NOW = Date.UTC(2026, 7, 21, 12);
const DEVICE = 12;
const DRIVER = 3;

const pair = await openTestPair();
afterAll(() => pair.close());

let origin: string;
let round = 0;
let nowMs: number;
/** Vehicles that were locked, and scans that were taken. */
let done: string[];

/** A server as it comes up, in front of a tracking service that has one vehicle and one driver. */
function open(database: Database) {
  const drives = new DriveStore(database, origin);
  const engines = {
    lock: async ({ deviceId }: { deviceId: number }) => void done.push(`locked ${deviceId}`),
    release: async () => 'none' as const,
    callOffDriven: async () => undefined,
  };
  const answererOf = async () => ({
    userId: 1,
    driver: { id: DRIVER, name: 'Ana', uniqueId: 'ana' },
    device: { id: DEVICE, name: 'Truck' },
  });
  const rights = { driverId: DRIVER, ownerId: 1, unlocks: false, logoutMinutes: 0, lockMinutes: 5 };
  const clock = () => nowMs;
  const scans = createScans({
    drives,
    engines,
    clock,
    origin,
    answererOf: answererOf as never,
    codes: { read: async () => ({ kind: 'vehicle', id: DEVICE }) } as never,
    accesses: { ofUser: async () => rights } as never,
    access: { require: async () => undefined } as never,
    suspensions: { read: async () => ({ suspension: null }) } as never,
  });
  const timers = createTimers({
    drives,
    engines,
    clock,
    answererOf: answererOf as never,
    tracking: { send: () => Promise.reject(new Error('nobody is logged out')) },
    log: { warn: () => undefined },
  });
  const scan = (id: string | 0, key?: string) => () =>
    scans.take(database, 1, { id, key }, async () => void done.push(`scanned ${id}`));
  return { drives, scan, timers };
}

describe('two servers on one PostgreSQL', () => {
  const { one: first, other: second, meet } = pair;
  type Server = ReturnType<typeof open>;
  let one: Server;
  let other: Server;

  beforeEach(() => {
    origin = `test ${(round += 1)}`;
    [nowMs, done] = [NOW, []];
    [one, other] = [open(first), open(second)];
  });
  /** Somebody has driven, and left; the vehicle is to be locked now. */
  const leave = async (): Promise<void> => {
    await one.scan('V12')();
    nowMs += MINUTE_MS;
    await one.scan(0)();
    nowMs += 10 * MINUTE_MS;
    done = [];
  };

  it('keep a scan once that comes to both', async () => {
    const both = await meet(/insert into drive /, one.scan('V12', 'k'), other.scan('V12', 'k'));
    const [early, late] = both.map((each) => each.status === 'fulfilled' && each.value);
    expect(early).toMatchObject({ drive: { driverId: DRIVER, endedAt: null } });
    expect(late).toEqual(early);
    expect(done).toEqual(['scanned V12']);
  });

  it('lock a vehicle without a driver once', async () => {
    await leave();
    await meet(/update drive set locked_at/, one.timers, other.timers);
    expect(done).toEqual([`locked ${DEVICE}`]);
  });

  it('lock nothing that somebody begins to drive at the other meanwhile', async () => {
    await leave();
    await meet(/insert into drive /, one.scan('V12'), other.timers);
    expect(done).toEqual(['scanned V12']);
    expect(await one.drives.findOpen({ deviceId: DEVICE })).toBeDefined();
  });
});
