import type { FrameItem, UpstreamFrame } from '../../upstream/upstream';

const MAX_EVENTS = 10_000;

/** Frames for one who is not ready yet: the newest of every device, and events up to a bound. */
export interface WaitingFrames {
  add(frame: UpstreamFrame): void;
  take(): UpstreamFrame[];
}

/** None yet. */
export function createWaitingFrames(): WaitingFrames {
  const newest = { positions: new Map<number, FrameItem>(), devices: new Map<number, FrameItem>() };
  const gone = new Map<number, FrameItem>();
  const events: FrameItem[] = [];

  return {
    add({ key, items }) {
      if (key === 'events') events.push(...items);
      else if (key === 'gone') {
        for (const item of items) {
          newest.positions.delete(item.deviceId);
          newest.devices.delete(item.deviceId);
          gone.set(item.deviceId, item);
        }
      } else if (key !== 'logs') for (const item of items) newest[key].set(item.deviceId, item);
      if (events.length > MAX_EVENTS) events.splice(0, events.length - MAX_EVENTS);
    },
    take: () =>
      [
        { key: 'gone' as const, items: [...gone.values()] },
        { key: 'devices' as const, items: [...newest.devices.values()] },
        { key: 'positions' as const, items: [...newest.positions.values()] },
        { key: 'events' as const, items: events },
      ].filter(({ items }) => items.length > 0),
  };
}
