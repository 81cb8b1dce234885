import type { Unit } from '../../db/database';
import {
  type FrameItem,
  goneFrame,
  type UpstreamFrame,
  type UpstreamSocket,
} from '../../upstream/upstream';
import { readVisibility } from '../access/read-visibility';
import { createFirstFrames } from './first-frames';
import { deviceJson } from '../devices/device-json';
import type { LiveFleet } from '../devices/live-fleet';

type OnFrame = (frame: UpstreamFrame) => void;

/** The open sockets of one account and what it sees. */
interface Audience {
  sees: ReadonlySet<number>;
  sockets: Set<OnFrame>;
  /** Those of them that asked for what devices say. */
  logReaders: Set<OnFrame>;
  /** Sockets open or opening. */
  holders: number;
  /** True once its visible devices were read. */
  isRead: boolean;
}

/** Live sockets of accounts, and what each may see. */
export interface Hub {
  /** Opens a socket; its first frame has the latest fixes, without those before `sinceMs`. */
  open(userId: number, onFrame: OnFrame, sinceMs?: number): Promise<UpstreamSocket>;
  /** One frame to everybody who sees the device; the JSON is made once, and only for somebody. */
  publish(key: 'positions' | 'devices', deviceId: number, makeJson: () => string): void;
  /** Sends a device's message to those who see it and requested such messages. */
  publishLog(deviceId: number, makeJson: () => string): void;
  /** One event frame to one account. */
  publishEvent(userId: number, item: FrameItem): void;
  /** Returns true when anybody requested messages of devices. */
  hasLogReaders(): boolean;
  /** Reads anew who sees what; devices that come into view are pushed, and the ids of those that left it. */
  refresh(): Promise<void>;
}

/** Frames to an audience, those of what comes into its view and leaves it among them. */
function createSight(fleet: LiveFleet) {
  const send = (audience: Audience, frame: UpstreamFrame): void => {
    for (const onFrame of audience.sockets) onFrame(frame);
  };

  const pushDevice = (audience: Audience, deviceId: number): void => {
    const device = fleet.get(deviceId);
    if (!device) return;
    const positionId = device.state.latest?.id ?? 0;
    send(audience, { key: 'devices', items: [{ deviceId, json: deviceJson(device, positionId) }] });
    const { latestJson } = device.state;
    if (latestJson) send(audience, { key: 'positions', items: [{ deviceId, json: latestJson }] });
  };

  const see = (audience: Audience, sees: ReadonlySet<number>): void => {
    const before = audience.sees;
    audience.sees = sees;
    const gone = [...before].filter((deviceId) => !sees.has(deviceId));
    if (gone.length > 0) send(audience, goneFrame(gone));
    for (const deviceId of sees) if (!before.has(deviceId)) pushDevice(audience, deviceId);
  };

  return { send, see };
}

/** Latest fixes of devices, without those before a time. */
const listSince = (fleet: LiveFleet, sees: ReadonlySet<number>, sinceMs: number): UpstreamFrame => {
  const items: FrameItem[] = [];
  for (const deviceId of sees) {
    const json = fleet.latestJson(deviceId, sinceMs);
    if (json) items.push({ deviceId, json });
  }
  return { key: 'positions', items };
};

/** A hub over the devices in memory; the database says who sees them. */
export const createHub = (unit: Unit, fleet: LiveFleet, clock: () => number): Hub => {
  const audiences = new Map<number, Audience>();
  const listFirst = createFirstFrames(fleet);
  const { send, see } = createSight(fleet);
  let logReaderCount = 0;
  let refreshing: Promise<void> | undefined;
  /** Accounts of which it is to be read anew what they see. */
  const stale = new Set<number>();

  const refreshUntilFresh = async (): Promise<void> => {
    try {
      while (stale.size > 0) {
        const userIds = [...stale].filter((userId) => audiences.has(userId));
        stale.clear();
        const visibility = await readVisibility(unit, { userIds, nowMs: clock() });
        for (const [userId, sees] of visibility) {
          const audience = audiences.get(userId);
          if (!audience) continue;
          see(audience, sees);
          audience.isRead = true;
        }
      }
    } finally {
      // Where it failed, nothing is known of them.
      stale.clear();
      refreshing = undefined;
    }
  };

  const refreshOf = async (userIds: Iterable<number>): Promise<void> => {
    for (const userId of userIds) stale.add(userId);
    if (stale.size > 0) await (refreshing ??= refreshUntilFresh());
  };
  const refresh = (): Promise<void> => refreshOf(audiences.keys());

  const release = (userId: number, audience: Audience): void => {
    audience.holders -= 1;
    if (audience.holders === 0) audiences.delete(userId);
  };

  const hold = async (userId: number): Promise<Audience> => {
    const known = audiences.get(userId);
    const audience: Audience = known ?? {
      sees: new Set(),
      sockets: new Set(),
      logReaders: new Set(),
      holders: 0,
      isRead: false,
    };
    audience.holders += 1;
    audiences.set(userId, audience);
    try {
      // Held before the question, so that no change made meanwhile is missed. Others of the account are kept up to date.
      if (!audience.isRead) await refreshOf([userId]);
    } catch (error) {
      release(userId, audience);
      throw error;
    }
    return audience;
  };

  return {
    async open(userId, onFrame, sinceMs) {
      const audience = await hold(userId);
      const { sees } = audience;
      const frames = sinceMs === undefined ? listFirst(sees) : [listSince(fleet, sees, sinceMs)];
      frames.forEach(onFrame);
      audience.sockets.add(onFrame);
      const setLogs = (on: boolean): void => {
        const { size } = audience.logReaders;
        if (on) audience.logReaders.add(onFrame);
        else audience.logReaders.delete(onFrame);
        logReaderCount += audience.logReaders.size - size;
      };
      return {
        setLogs,
        close() {
          setLogs(false);
          if (audience.sockets.delete(onFrame)) release(userId, audience);
        },
      };
    },
    publish(key, deviceId, makeJson) {
      let frame: UpstreamFrame | undefined;
      for (const audience of audiences.values()) {
        if (!audience.sees.has(deviceId)) continue;
        frame ??= { key, items: [{ deviceId, json: makeJson() }] };
        send(audience, frame);
      }
    },
    publishLog(deviceId, makeJson) {
      if (logReaderCount === 0) return;
      for (const { sees, logReaders } of audiences.values()) {
        if (logReaders.size === 0 || !sees.has(deviceId)) continue;
        const frame: UpstreamFrame = { key: 'logs', items: [{ deviceId, json: makeJson() }] };
        for (const onFrame of logReaders) onFrame(frame);
      }
    },
    publishEvent(userId, item) {
      const audience = audiences.get(userId);
      if (audience) send(audience, { key: 'events', items: [item] });
    },
    hasLogReaders: () => logReaderCount > 0,
    refresh,
  };
};
