import type { UpstreamFrame } from '../../upstream/upstream';

/** A frame of the tracking API, or news of who has which alarm, of stops, and of lists that changed. */
export type DoorFrame = Omit<UpstreamFrame, 'key'> & {
  key: UpstreamFrame['key'] | 'alarms' | 'stops' | 'changed';
};

/**
 * Max number of device log entries, which are for reading along; beyond it the oldest is dropped.
 */
const MAX_LOGS = 1_000;

/**
 * Puts frames together: the newest position and state a device, every event. What waits is bounded
 * by the number of devices, by `MAX_LOGS`, and for events by who asks for `eventCount`.
 */
export class FrameMerger {
  readonly #positions = new Map<number, string>();
  readonly #devices = new Map<number, string>();
  readonly #gone = new Set<number>();
  #events: string[] = [];
  #alarms: string[] = [];
  #stops: string[] = [];
  readonly #changed = new Set<string>();
  #logs: string[] = [];
  #mustSendPositions = false;

  /** Takes in a frame. An empty `positions` frame is sent too: it says that there are none. */
  add({ key, items }: DoorFrame): void {
    if (key === 'events') {
      this.#events.push(...items.map((item) => item.json));
      return;
    }
    if (key === 'alarms') {
      this.#alarms.push(...items.map((item) => item.json));
      return;
    }
    if (key === 'stops') {
      this.#stops.push(...items.map((item) => item.json));
      return;
    }
    if (key === 'changed') {
      for (const { json } of items) this.#changed.add(json);
      return;
    }
    if (key === 'logs') {
      this.#logs.push(...items.map((item) => item.json));
      if (this.#logs.length > MAX_LOGS) this.#logs.splice(0, this.#logs.length - MAX_LOGS);
      return;
    }
    if (key === 'gone') {
      for (const { deviceId } of items) this.#remove(deviceId);
      return;
    }
    if (key === 'positions') this.#mustSendPositions = true;
    const target = key === 'positions' ? this.#positions : this.#devices;
    for (const item of items) target.set(item.deviceId, item.json);
  }

  /** Whoever reads the frame takes away what is gone before anything else: it may be back. */
  #remove(deviceId: number): void {
    this.#positions.delete(deviceId);
    this.#devices.delete(deviceId);
    this.#gone.add(deviceId);
  }

  /** Events that wait, and news of who takes them. */
  get eventCount(): number {
    return this.#events.length + this.#alarms.length + this.#stops.length;
  }

  /** The text of one frame with all that waits; undefined when nothing does. */
  take(): string | undefined {
    const parts: string[] = [];
    if (this.#gone.size > 0) parts.push(`"gone":[${[...this.#gone].join(',')}]`);
    if (this.#mustSendPositions) parts.push(toMember('positions', [...this.#positions.values()]));
    if (this.#devices.size > 0) parts.push(toMember('devices', [...this.#devices.values()]));
    if (this.#events.length > 0) parts.push(toMember('events', this.#events));
    if (this.#alarms.length > 0) parts.push(toMember('alarms', this.#alarms));
    if (this.#stops.length > 0) parts.push(toMember('stops', this.#stops));
    if (this.#changed.size > 0) parts.push(toMember('changed', [...this.#changed]));
    if (this.#logs.length > 0) parts.push(toMember('logs', this.#logs));
    if (parts.length === 0) return undefined;
    this.#positions.clear();
    this.#devices.clear();
    this.#gone.clear();
    this.#events = [];
    this.#alarms = [];
    this.#stops = [];
    this.#changed.clear();
    this.#logs = [];
    this.#mustSendPositions = false;
    return `{${parts.join(',')}}`;
  }
}

const toMember = (key: string, items: readonly string[]): string => `"${key}":[${items.join(',')}]`;
