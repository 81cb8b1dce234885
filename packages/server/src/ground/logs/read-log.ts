import { createHash, randomUUID } from 'node:crypto';
import { DAY_MS, type LogChange, type LogRead, MINUTE_MS } from '@rastro/sdk/domain';
import type { LoggedBy } from './change-log';
import type { AskedDevices, FoundFixes, ReadDevice } from './find-read-devices';
import type { LogStore, NewLogEntry } from './log-store';

/** Somebody reads where vehicles were, or are. */
export interface PositionRead extends LoggedBy, AskedDevices {
  action: LogRead;
  /** In whose name it is read: of a link, who made it. */
  asUserId: number;
  /** Path of the call: `/reports/trips`. */
  call: string;
  /** Object opened, if not a vehicle: a link, a report. */
  opened?: Pick<NewLogEntry, 'objectType' | 'objectId' | 'objectName'>;
  /** In epoch ms; left out for what is live. */
  period?: { fromMs: number; toMs: number };
  /** Fixes by their ids: they say themselves of what and when they are. */
  positionIds?: readonly number[];
}

/** Log of reads of vehicle positions. */
export interface ReadLog {
  /** Writes a read down before anything is answered, while the server's switch is on. Throws where it cannot be written. */
  note(read: PositionRead): Promise<void>;
  /** The same of what stays open, until the answer is called. */
  hold(read: PositionRead): Promise<() => void>;
  /** Says of each how often and until when. */
  flush(): Promise<void>;
}

interface Options {
  store: Pick<LogStore, 'add' | 'extend'>;
  /** Checks whether reads are logged, as some account may read the setting. */
  isOn(userId: number): Promise<boolean>;
  nameOf(userId: number): Promise<string>;
  findDevices(userId: number, asked: AskedDevices): Promise<readonly ReadDevice[]>;
  findFixes(userId: number, positionIds: readonly number[]): Promise<FoundFixes | undefined>;
  /** Called when later reads could not be logged; they are retried. */
  onFault(error: unknown): void;
  clock: () => number;
}

/** The same within this time is one row, which counts it; pages and programs ask again and again. */
const TOGETHER_MS = 10 * MINUTE_MS;
/** One row covers no more: who looks for a day finds who looked on that day. */
const MAX_MS = DAY_MS;

interface Row {
  reference: string;
  began: number;
  /** Time of the last read. */
  last: number;
  times: number;
  calls: Set<string>;
  fromMs: number;
  toMs: number;
  /** Settles once it is written down. */
  written: Promise<void>;
  /** True while later reads are not yet written. */
  isChanged: boolean;
}

/** Something open, and the row that says so. */
interface Hold {
  read: PositionRead;
  row: Row | undefined;
}

/** Writes rows to the store: a new one, and what was read since of one that is there. */
function createRowWriter({ store, nameOf, onFault, clock }: Options, rows: Map<string, Row>) {
  const toEntry = async (
    row: Row,
    { userId, byUserId = 0, keyName = '', address, action, asUserId, opened }: PositionRead,
    devices: readonly ReadDevice[],
  ): Promise<NewLogEntry> => {
    const one = devices.length === 1 ? devices[0] : undefined;
    const { reference, fromMs, toMs } = row;
    return {
      reference,
      userId,
      byUserId,
      keyName,
      address,
      action,
      userName: await nameOf(userId),
      byUserName: await nameOf(byUserId),
      objectType: one ? 'device' : 'devices',
      objectId: one?.id ?? 0,
      objectName: one?.name ?? '',
      ...opened,
      deviceId: one?.id ?? 0,
      aboutUserId: asUserId === userId ? 0 : asUserId,
      outcome: 'done',
      reason: '',
      changes: toChanges(row),
      read: { deviceIds: devices.map(({ id }) => id), fromMs, toMs },
    };
  };

  const begin = async (
    key: string,
    read: PositionRead,
    devices: readonly ReadDevice[],
  ): Promise<Row> => {
    const now = clock();
    const { fromMs, toMs } = read.period ?? { fromMs: now, toMs: now };
    const row: Row = {
      reference: randomUUID(),
      began: now,
      last: now,
      times: 1,
      fromMs,
      toMs,
      calls: new Set([read.call]),
      isChanged: false,
      written: Promise.resolve(),
    };
    row.written = toEntry(row, read, devices).then((entry) => store.add(entry));
    rows.set(key, row);
    try {
      await row.written;
    } catch (error) {
      if (rows.get(key) === row) rows.delete(key);
      throw error;
    }
    return row;
  };

  const extend = async (row: Row): Promise<void> => {
    if (!row.isChanged) return;
    row.isChanged = false;
    const { reference, times, fromMs, toMs } = row;
    try {
      await store.extend(reference, { times, fromMs, toMs, changes: toChanges(row) });
    } catch (error) {
      row.isChanged = true;
      onFault(error);
    }
  };

  return { begin, extend };
}

/** Writes down who reads positions, to a store. */
export function createReadLog(options: Options): ReadLog {
  const { isOn, findDevices, findFixes, onFault, clock } = options;
  const rows = new Map<string, Row>();
  const { begin, extend } = createRowWriter(options, rows);
  const holds = new Set<Hold>();

  /** Counts a read with its row, or begins one; undefined where nothing is written down of it. */
  const join = async (asked: PositionRead, isOpen = false): Promise<Row | undefined> => {
    const { asUserId, positionIds } = asked;
    if (!(await isOn(asUserId))) return undefined;
    const fixes = positionIds && (await findFixes(asUserId, positionIds));
    if (positionIds && !fixes) return undefined;
    const read = { ...asked, ...fixes };
    const devices = await findDevices(asUserId, read);
    if (devices.length === 0) return undefined;
    const key = keyOf(read, devices);
    const row = rows.get(key);
    const now = clock();
    const isOver = row && (now - row.began >= MAX_MS || (!isOpen && now - row.last >= TOGETHER_MS));
    if (!row || isOver) {
      if (row) await extend(row);
      return begin(key, read, devices);
    }
    await row.written;
    row.last = now;
    if (!isOpen) row.times += 1;
    row.calls.add(read.call);
    row.fromMs = Math.min(row.fromMs, read.period?.fromMs ?? now);
    row.toMs = Math.max(row.toMs, read.period?.toMs ?? now);
    row.isChanged = true;
    return row;
  };

  return {
    async note(read) {
      await join(read);
    },

    async hold(read) {
      const hold: Hold = { read, row: await join(read) };
      holds.add(hold);
      return () => {
        if (!holds.delete(hold) || !hold.row) return;
        hold.row.last = hold.row.toMs = clock();
        hold.row.isChanged = true;
      };
    },

    async flush() {
      const now = clock();
      for (const hold of holds) {
        // Switched on meanwhile, or soon too long ago to be one with what comes.
        if (hold.row && now - hold.row.last < TOGETHER_MS / 2) continue;
        hold.row = await join(hold.read, true).catch((error: unknown) => {
          onFault(error);
          return hold.row;
        });
      }
      for (const [key, row] of rows) {
        await extend(row);
        if (!row.isChanged && now - row.last >= TOGETHER_MS) rows.delete(key);
      }
    },
  };
}

/**
 * Returns the key of a log row: the same vehicles, read by the same person from the same place, for
 * about the same period.
 */
const keyOf = (read: PositionRead, devices: readonly ReadDevice[]): string => {
  const { userId, byUserId, keyName, address, action, asUserId, opened, period } = read;
  const text = JSON.stringify([
    ...[userId, byUserId, keyName, address, action, asUserId, opened],
    period && [period.fromMs, period.toMs].map((ms) => Math.floor(ms / TOGETHER_MS)),
    devices.map(({ id }) => id).sort((a, b) => a - b),
  ]);
  return createHash('sha256').update(text).digest('base64');
};

const toChanges = ({ calls }: Row): LogChange[] => [
  { member: 'calls', after: [...calls].sort().join(', ') },
];
