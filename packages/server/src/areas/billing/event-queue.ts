import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';

/** Notice that something happened to a payment, or to a fiscal note, at the account of a seller. */
export interface ProviderEvent {
  sellerId: number;
  id: string;
  paymentId?: string | null | undefined;
  noteId?: string | null | undefined;
}

/** All that was told of one payment, or of one fiscal note, and waits. */
export interface WaitingEvents {
  ids: string[];
  paymentId: string | null;
  noteId: string | null;
  /** Number of times they were handled, this time included. */
  tries: number;
  receivedAt: Date;
}

/** Whoever took some has so long to look after them; after that they wait again. */
const LEASE_MS = 5 * MINUTE_MS;

const CLAIM_SQL = `with next as (
    select event_id, payment_id, note_id from billing_event
    where provider = $1 and seller_id = $2 and handled_at is null and next_at <= $3
    order by next_at, received_at, event_id limit 1)
  update billing_event e set tries = e.tries + 1, next_at = $4 from next
  where e.provider = $1 and e.seller_id = $2 and e.handled_at is null and e.next_at <= $3
    and (e.event_id = next.event_id or e.payment_id = next.payment_id
      or e.note_id = next.note_id)
  returning e.event_id as id, e.payment_id as "paymentId", e.note_id as "noteId", e.tries,
    e.received_at as "receivedAt"`;

interface ClaimedRow extends Omit<WaitingEvents, 'ids'> {
  id: string;
}

/** Creates the queue of a provider's events, each kept once and handled by one server at a time. */
export function createEventQueue(database: Database, provider: string, clock: () => number) {
  return {
    /** Answers whether it is new. */
    async keep({ sellerId, id, paymentId, noteId }: ProviderEvent): Promise<boolean> {
      const { rowCount } = await database.query(
        `insert into billing_event (provider, seller_id, event_id, payment_id, note_id,
           received_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [provider, sellerId, id, paymentId ?? null, noteId ?? null, new Date(clock())],
      );
      return rowCount > 0;
    },
    /** Lists the sellers whose messages may be handled now. */
    async listSellers(): Promise<number[]> {
      const { rows } = await database.query<{ sellerId: number }>(
        `select seller_id as "sellerId" from billing_event
         where provider = $1 and handled_at is null and next_at <= $2
         group by seller_id order by min(received_at)`,
        [provider, new Date(clock())],
      );
      return rows.map(({ sellerId }) => sellerId);
    },
    /** Takes what waits longest, with all that is told of the same. */
    async claim(sellerId: number): Promise<WaitingEvents | undefined> {
      const now = clock();
      const rows = await database.transaction(async (unit) => {
        await unit.query(`select pg_advisory_xact_lock(hashtext('billing events'), hashtext($1))`, [
          `${provider} ${sellerId}`,
        ]);
        const given = [provider, sellerId, new Date(now), new Date(now + LEASE_MS)];
        return (await unit.query<ClaimedRow>(CLAIM_SQL, given)).rows;
      });
      const [first] = rows;
      if (!first) return undefined;
      const { paymentId, noteId, tries, receivedAt } = first;
      return { ids: rows.map(({ id }) => id), paymentId, noteId, tries, receivedAt };
    },
    async finish(sellerId: number, ids: readonly string[]): Promise<void> {
      await database.query(
        `update billing_event set handled_at = $4
         where provider = $1 and seller_id = $2 and event_id = any($3)`,
        [provider, sellerId, ids, new Date(clock())],
      );
    },
    async putOff(sellerId: number, ids: readonly string[], nextMs: number): Promise<void> {
      await database.query(
        `update billing_event set next_at = $4
         where provider = $1 and seller_id = $2 and event_id = any($3)`,
        [provider, sellerId, ids, new Date(nextMs)],
      );
    },
  };
}
