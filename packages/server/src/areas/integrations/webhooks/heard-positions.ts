import type { UpstreamFrame } from '../../../upstream/upstream';

/** The latest of each vehicle that an account sees, and when it was heard. */
export class HeardPositions {
  readonly #latest = new Map<number, { json: string; heardMs: number }>();
  #hasAll = false;
  #cutMs = Number.NEGATIVE_INFINITY;
  #heardMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly clock: () => number) {}

  /** The next frame of positions is the first of a new stream: it has all that is seen. */
  begin(): void {
    this.#hasAll = false;
  }

  take({ key, items }: UpstreamFrame): void {
    if (key === 'gone') for (const { deviceId } of items) this.#latest.delete(deviceId);
    if (key !== 'positions') return;
    const isFirst = !this.#hasAll;
    this.#hasAll = true;
    if (isFirst) {
      const seen = new Set(items.map(({ deviceId }) => deviceId));
      for (const deviceId of [...this.#latest.keys()]) {
        if (!seen.has(deviceId)) this.#latest.delete(deviceId);
      }
    }
    // What comes in the millisecond of a cut is after it.
    const nowMs = Math.max(this.clock(), this.#cutMs + 1);
    this.#heardMs = nowMs;
    const isNew = this.#latest.size === 0 && isFirst;
    for (const { deviceId, json } of items) {
      if (this.#latest.get(deviceId)?.json === json) continue;
      // What was there before anybody listened was heard when the tracking server wrote it down.
      this.#latest.set(deviceId, { json, heardMs: isNew ? readServerTime(json) : nowMs });
    }
  }

  /** Those heard after `sinceMs` and until now; all of them for null. */
  cut(sinceMs: number | null): { json: string[]; atMs: number } {
    const atMs = Math.max(this.clock(), this.#cutMs, this.#heardMs);
    this.#cutMs = atMs;
    const json: string[] = [];
    for (const { json: one, heardMs } of this.#latest.values()) {
      if (heardMs > (sinceMs ?? Number.NEGATIVE_INFINITY)) json.push(one);
    }
    return { json, atMs };
  }
}

function readServerTime(json: string): number {
  const { serverTime } = JSON.parse(json) as { serverTime?: unknown };
  const ms = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN;
  return Number.isNaN(ms) ? 0 : ms;
}
