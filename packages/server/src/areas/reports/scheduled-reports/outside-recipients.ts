import { normalizeSignInName } from '@rastro/sdk/domain';
import { createSecret, hashSecret } from '../../../db/credential-secret';
import type { Unit } from '../../../db/database';
import type { WorkQueue } from '../../../db/work-queue/work-queue';

/** The kind of work that asking somebody outside is. */
export const REPORT_RECIPIENT = 'report-recipient';

/** Somebody outside who is to be asked whether reports may come. */
export interface RecipientWork {
  kind: 'recipient';
  userId: number;
  address: string;
}

interface RecipientOptions {
  db: Unit;
  /** Tracking API of the accounts. */
  origin: string;
  /** Puts whom to ask into the queue. */
  enqueue: WorkQueue['add'];
  clock: () => number;
}

/** Addresses of no account that accounts have reports sent to: each says yes once before anything else goes there. */
export class OutsideRecipients {
  readonly #db: Unit;
  readonly #origin: string;
  readonly #enqueue: WorkQueue['add'];
  readonly #clock: () => number;

  constructor({ db, origin, enqueue, clock }: RecipientOptions) {
    this.#db = db;
    this.#origin = origin;
    this.#enqueue = enqueue;
    this.#clock = clock;
  }

  /** Remembers those that are new to the account, and has them asked; in the transaction that keeps its report. */
  async add(
    unit: Unit,
    userId: number,
    { addresses, locale }: { addresses: readonly string[]; locale: string },
  ): Promise<void> {
    const { rows } = await unit.query<{ address: string }>(
      `insert into outside_recipient (tracking_origin, user_id, address, locale)
       select $1, $2, a, $4 from unnest($3::text[]) a on conflict do nothing returning address`,
      [this.#origin, userId, [...new Set(addresses.map(normalizeSignInName))], locale],
    );
    const work = rows.map(({ address }) => ({
      kind: REPORT_RECIPIENT,
      lane: this.#origin,
      key: `${this.#origin} ${userId} ${address}`,
      payload: { kind: 'recipient', userId, address } satisfies RecipientWork,
    }));
    await this.#enqueue(unit, work);
  }

  /** Those that have not said yes. */
  async findSilent(userId: number): Promise<ReadonlySet<string>> {
    const { rows } = await this.#db.query<{ address: string }>(
      `select address from outside_recipient
       where tracking_origin = $1 and user_id = $2 and confirmed_at is null`,
      [this.#origin, userId],
    );
    return new Set(rows.map(({ address }) => address));
  }

  /**
   * Makes the token of the confirmation link and reads the language of its mail; undefined where no
   * confirmation is pending.
   */
  async begin(
    userId: number,
    address: string,
  ): Promise<{ token: string; locale: string } | undefined> {
    const token = createSecret();
    const { rows } = await this.#db.query<{ locale: string }>(
      `update outside_recipient set hash = $4
       where tracking_origin = $1 and user_id = $2 and address = $3 and confirmed_at is null
       returning locale`,
      [this.#origin, userId, address, hashSecret(token)],
    );
    return rows[0] && { token, locale: rows[0].locale };
  }

  /** Whoever reads that mailbox says yes; false when the link is of no use. */
  async confirm(token: string): Promise<boolean> {
    const { rows } = await this.#db.query(
      `update outside_recipient set confirmed_at = coalesce(confirmed_at, $3)
       where tracking_origin = $1 and hash = $2 returning address`,
      [this.#origin, hashSecret(token), new Date(this.#clock())],
    );
    return rows.length > 0;
  }
}
