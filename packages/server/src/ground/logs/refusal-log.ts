import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { LogStore, NewLogEntry } from './log-store';

/** Something that was refused. */
export type RefusedCall = Omit<NewLogEntry, 'reference' | 'outcome' | 'changes' | 'aboutUserId'>;

/** Refusals of one kind within this time are one row, which counts them. */
const TOGETHER_MS = 10 * MINUTE_MS;
/** Rows of one address within that time; what is more counts as one. */
const MAX_OF_ADDRESS = 20;
/** Rows of all within an hour; what is more counts as one. */
const MAX_AN_HOUR = 600;

interface Counted {
  reference: string;
  times: number;
  written: number;
  untilMs: number;
  address: string | undefined;
}

/** Writes refusals down so that nobody can fill the log by being refused. */
export class RefusalLog {
  readonly #counted = new Map<string, Counted>();
  #hour = { startMs: 0, rows: 0 };

  constructor(
    private readonly store: Pick<LogStore, 'add' | 'count'>,
    private readonly clock: () => number,
  ) {}

  /** Writes one down, or counts it with those before. */
  async add(refusal: RefusedCall): Promise<void> {
    const key = this.#find(refusal);
    const known = this.#counted.get(key.text);
    if (known && known.untilMs > this.clock()) {
      known.times += 1;
      return;
    }
    const reference = randomUUID();
    const { address } = key.refusal;
    const untilMs = this.clock() + TOGETHER_MS;
    this.#counted.set(key.text, { reference, times: 1, written: 1, untilMs, address });
    this.#hour.rows += 1;
    await this.store.add({
      ...key.refusal,
      reference,
      outcome: 'refused',
      aboutUserId: 0,
      changes: [],
    });
  }

  /** Writes down how often each was counted, and forgets those that are over. */
  async flush(): Promise<void> {
    for (const [key, one] of this.#counted) {
      if (one.untilMs <= this.clock()) this.#counted.delete(key);
      if (one.times === one.written) continue;
      one.written = one.times;
      await this.store.count(one.reference, one.times);
    }
  }

  /** With which it counts: itself, those of its address, or those of everybody. */
  #find(refusal: RefusedCall): { text: string; refusal: RefusedCall } {
    const nowMs = this.clock();
    if (nowMs - this.#hour.startMs >= HOUR_MS || nowMs < this.#hour.startMs) {
      this.#hour = { startMs: nowMs, rows: 0 };
    }
    const { userId, keyName, address, action, objectType, objectId, objectName, reason } = refusal;
    const own = JSON.stringify([
      userId,
      keyName,
      address,
      action,
      objectType,
      objectId,
      objectName,
      reason,
    ]);
    if ((this.#counted.get(own)?.untilMs ?? 0) > nowMs) return { text: own, refusal };
    if (this.#hour.rows >= MAX_AN_HOUR) {
      return { text: 'everybody', refusal: { ...BLANK, action, reason } };
    }
    let rows = 0;
    for (const one of this.#counted.values()) {
      if (one.address === address && one.untilMs > nowMs) rows += 1;
    }
    if (rows < MAX_OF_ADDRESS) return { text: own, refusal };
    return { text: JSON.stringify([address]), refusal: { ...BLANK, address, action, reason } };
  }
}

const BLANK: Omit<RefusedCall, 'action' | 'reason'> = {
  userId: 0,
  userName: '',
  byUserId: 0,
  byUserName: '',
  keyName: '',
  address: '',
  objectType: '',
  objectId: 0,
  objectName: '',
  deviceId: 0,
};
