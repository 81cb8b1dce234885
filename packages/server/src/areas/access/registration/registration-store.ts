import { DAY_MS } from '@rastro/sdk/domain';
import { createSecret, hashSecret } from '../../../db/credential-secret';
import type { Database } from '../../../db/database';

/** Address that a link was mailed to, and nowhere else. */
export interface ProvedEmail {
  email: string;
  /** The reseller at whose domain it was asked for; 0 at the server's own. */
  resellerId: number;
}

/** A link lives so long, and so long it is counted. */
const LINK_MS = DAY_MS;
/** Links a day: nobody's mailbox is filled from here, and no mail server by anybody. */
const MAX_LINKS = { email: 3, network: 20, all: 500 } as const;

interface Row extends Record<string, unknown> {
  email: string;
  reseller_id: number;
}

/** Links of those who register, of one tracking API. */
export class RegistrationStore {
  constructor(
    private readonly database: Pick<Database, 'query' | 'transaction'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** Makes a link and answers its token, which is not kept; undefined where there were too many of today. */
  create({ email, network, resellerId }: ProvedEmail & { network: string }) {
    const { origin } = this;
    return this.database.transaction(async (unit): Promise<string | undefined> => {
      await unit.query(`select pg_advisory_xact_lock(hashtext('registration'), hashtext($1))`, [
        origin,
      ]);
      const { rows } = await unit.query<Record<keyof typeof MAX_LINKS, number>>(
        `select count(*)::int as all, count(*) filter (where lower(email) = lower($3))::int as email,
           count(*) filter (where network = $4)::int as network
         from registration where tracking_origin = $1 and created_at > $2`,
        [origin, this.#oldest(), email, network],
      );
      const isOver = (['email', 'network', 'all'] as const).some(
        (name) => (rows[0]?.[name] ?? 0) >= MAX_LINKS[name],
      );
      if (isOver) return undefined;
      const token = createSecret();
      await unit.query(
        `insert into registration (hash, tracking_origin, email, network, reseller_id, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [hashSecret(token), origin, email, network, resellerId, new Date(this.clock())],
      );
      return token;
    });
  }

  /** Undefined for a link that is wrong, was used or is over. */
  async find(token: string): Promise<ProvedEmail | undefined> {
    const { rows } = await this.database.query<Row>(
      `select email, reseller_id from registration
       where hash = $1 and tracking_origin = $2 and used_at is null and created_at > $3`,
      [hashSecret(token), this.origin, this.#oldest()],
    );
    return rows[0] && { email: rows[0].email, resellerId: rows[0].reseller_id };
  }

  /** Uses a link up; false where somebody else did. */
  async claim(token: string): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `update registration set used_at = $2 where hash = $1 and used_at is null`,
      [hashSecret(token), new Date(this.clock())],
    );
    return rowCount > 0;
  }

  /** No account came of it: it may be tried again. */
  async release(token: string): Promise<void> {
    await this.database.query('update registration set used_at = null where hash = $1', [
      hashSecret(token),
    ]);
  }

  /** Forgets whoever asked more than a day ago. */
  async sweep(nowMs: number): Promise<void> {
    await this.database.query('delete from registration where created_at <= $1', [
      new Date(nowMs - LINK_MS),
    ]);
  }

  #oldest(): Date {
    return new Date(this.clock() - LINK_MS);
  }
}
