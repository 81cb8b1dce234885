import { normalizeSignInName } from '@rastro/sdk/domain';
import { createSecret, hashSecret } from '../../db/credential-secret';
import type { Unit } from '../../db/database';

/** Somebody outside who is to be asked whether reports may come, and what the mail's link opens. */
export interface AskedRecipient {
  userId: number;
  address: string;
  locale: string;
  token: string;
}

/** Addresses of no account that accounts have reports sent to: each says yes once before anything else goes there. */
export class OutsideRecipients {
  constructor(
    private readonly db: Unit,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** Remembers those that are new to the account; in the transaction that keeps its report. */
  async add(
    unit: Unit,
    userId: number,
    { addresses, locale }: { addresses: readonly string[]; locale: string },
  ): Promise<void> {
    await unit.query(
      `insert into outside_recipient (tracking_origin, user_id, address, locale)
       select $1, $2, a, $4 from unnest($3::text[]) a on conflict do nothing`,
      [this.origin, userId, [...new Set(addresses.map(normalizeSignInName))], locale],
    );
  }

  /** Those that have not said yes. */
  async findSilent(userId: number): Promise<ReadonlySet<string>> {
    const { rows } = await this.db.query<{ address: string }>(
      `select address from outside_recipient
       where tracking_origin = $1 and user_id = $2 and confirmed_at is null`,
      [this.origin, userId],
    );
    return new Set(rows.map(({ address }) => address));
  }

  /** The next that nobody has asked, after an account; it is this server's to ask. */
  async claim(afterUserId: number): Promise<AskedRecipient | undefined> {
    const token = createSecret();
    const { rows } = await this.db.query<{ user_id: number; address: string; locale: string }>(
      `update outside_recipient set asked_at = $2, hash = $3
       where (tracking_origin, user_id, address) in (
         select tracking_origin, user_id, address from outside_recipient
         where tracking_origin = $1 and asked_at is null and confirmed_at is null and user_id > $4
         order by user_id, address limit 1 for update skip locked)
       returning user_id, address, locale`,
      [this.origin, new Date(this.clock()), hashSecret(token), afterUserId],
    );
    const [row] = rows;
    return row && { userId: row.user_id, address: row.address, locale: row.locale, token };
  }

  /** The question did not go out: it is asked again. */
  async putBack({ userId, address }: AskedRecipient): Promise<void> {
    await this.db.query(
      `update outside_recipient set asked_at = null
       where tracking_origin = $1 and user_id = $2 and address = $3`,
      [this.origin, userId, address],
    );
  }

  /** Whoever reads that mailbox says yes; false when the link is of no use. */
  async confirm(token: string): Promise<boolean> {
    const { rows } = await this.db.query(
      `update outside_recipient set confirmed_at = coalesce(confirmed_at, $3)
       where tracking_origin = $1 and hash = $2 returning address`,
      [this.origin, hashSecret(token), new Date(this.clock())],
    );
    return rows.length > 0;
  }
}
