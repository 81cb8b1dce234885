import type { UpstreamFrame } from '../../upstream/upstream';

/**
 * Puts frames together: the newest position and state a device, every event. What waits is bounded
 * by the number of devices, and by `maxEvents`.
 */
export class FrameMerger {
  readonly #positions = new Map<number, string>();
  readonly #devices = new Map<number, string>();
  #events: string[] = [];
  #mustSendPositions = false;

  /** Takes in a frame. An empty `positions` frame is sent too: it says that there are none. */
  add({ key, items }: UpstreamFrame): void {
    if (key === 'events') {
      this.#events.push(...items.map((item) => item.json));
      return;
    }
    if (key === 'positions') this.#mustSendPositions = true;
    const target = key === 'positions' ? this.#positions : this.#devices;
    for (const item of items) target.set(item.deviceId, item.json);
  }

  /** Events that wait. */
  get eventCount(): number {
    return this.#events.length;
  }

  /** The text of one frame with all that waits; undefined when nothing does. */
  take(): string | undefined {
    const parts: string[] = [];
    if (this.#mustSendPositions) parts.push(toMember('positions', [...this.#positions.values()]));
    if (this.#devices.size > 0) parts.push(toMember('devices', [...this.#devices.values()]));
    if (this.#events.length > 0) parts.push(toMember('events', this.#events));
    if (parts.length === 0) return undefined;
    this.#positions.clear();
    this.#devices.clear();
    this.#events = [];
    this.#mustSendPositions = false;
    return `{${parts.join(',')}}`;
  }
}

const toMember = (key: string, items: readonly string[]): string => `"${key}":[${items.join(',')}]`;
