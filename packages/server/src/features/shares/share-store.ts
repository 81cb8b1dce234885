import type { ShareShows } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { hashSecret } from '../../db/credential-secret';
import type { CredentialStore } from '../credentials/credential-store';
import type { Lineage } from '../credentials/lineage';

/** A live link. Times in epoch ms. */
export interface Share extends ShareShows {
  id: number;
  /** The account that made it: what it sees no more, nobody sees by the link. */
  userId: number;
  name: string;
  /** Empty where a group says what is seen. */
  deviceIds: readonly number[];
  groupId: number;
  createdAt: number;
  expiresAt: number;
  openedCount: number;
  lastOpenedAt: number | null;
}

/** What its maker says of a link. */
export interface ShareInput extends Pick<
  Share,
  'name' | 'deviceIds' | 'groupId' | 'expiresAt' | keyof ShareShows
> {}

interface Row {
  id: number;
  user_id: number;
  name: string;
  device_ids: number[];
  group_id: number | null;
  shows_name: boolean;
  shows_speed: boolean;
  shows_address: boolean;
  shows_trail: boolean;
  opened_count: number;
  last_opened_at: Date | null;
  created_at: Date;
  ends_at: Date;
}

const toShare = (row: Row): Share => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  deviceIds: row.device_ids,
  groupId: row.group_id ?? 0,
  showsName: row.shows_name,
  showsSpeed: row.shows_speed,
  showsAddress: row.shows_address,
  showsTrail: row.shows_trail,
  openedCount: row.opened_count,
  lastOpenedAt: row.last_opened_at?.getTime() ?? null,
  createdAt: row.created_at.getTime(),
  expiresAt: row.ends_at.getTime(),
});

/** Live ones of the tracking API `$1` at `$2`. */
const LIVE = `select s.*, c.id, c.user_id, c.name, c.created_at, c.ends_at from credential c
  join account a using (tracking_origin, user_id) join share s on s.credential_id = c.id
  where c.tracking_origin = $1 and c.ends_at > $2 and c.epoch = a.credential_epoch`;

/** Links to vehicles. Each is a credential of the account that made it, and ends as those do. */
export class ShareStore {
  readonly #db: Unit;
  readonly #credentials: CredentialStore;
  readonly #origin: string;
  readonly #clock: () => number;

  constructor(db: Unit, credentials: CredentialStore, origin: string, clock: () => number) {
    this.#db = db;
    this.#credentials = credentials;
    this.#origin = origin;
    this.#clock = clock;
  }

  /** Makes one and answers it with its token, which is not kept. */
  async create(userId: number, input: ShareInput, lineage: Lineage): Promise<[Share, string]> {
    const { name, expiresAt: endsAt } = input;
    const { madeWith, foreignTokens } = lineage;
    const details = foreignTokens === undefined ? {} : { foreignTokens };
    const made = { kind: 'share', userId, name, madeWith, details, endsAt } as const;
    const token = await this.#credentials.create(made);
    const { rows } = await this.#db.query<{ id: number }>(
      `insert into share (credential_id, device_ids, group_id, shows_name, shows_speed,
         shows_address, shows_trail)
       select id, $2::json, $3, $4, $5, $6, $7 from credential where hash = $1
       returning credential_id as id`,
      [hashSecret(token), ...toColumns(input)],
    );
    const share = await this.find(rows[0]?.id ?? 0);
    if (share === undefined) throw new Error('a link ended while it was made');
    return [share, token];
  }

  /** Changes one; its viewers' sessions end with it. */
  async update(id: number, input: ShareInput): Promise<void> {
    await this.#db.transaction(async (unit) => {
      const end = new Date(input.expiresAt);
      await unit.query('update credential set name = $2, ends_at = $3 where id = $1', [
        id,
        input.name,
        end,
      ]);
      await unit.query('update credential set ends_at = $2 where made_with = $1', [id, end]);
      await unit.query(
        `update share set device_ids = $2::json, group_id = $3, shows_name = $4, shows_speed = $5,
           shows_address = $6, shows_trail = $7 where credential_id = $1`,
        [id, ...toColumns(input)],
      );
    });
  }

  /** The live one with this number. */
  async find(id: number): Promise<Share | undefined> {
    return (await this.#list('and c.id = $3', id))[0];
  }

  /** The live ones of an account, the newest first. */
  list(userId: number): Promise<Share[]> {
    return this.#list('and c.user_id = $3 order by c.created_at desc, c.id desc', userId);
  }

  /** Ends one of an account, with all who look at it; false when there is none. */
  end(userId: number, id: number): Promise<boolean> {
    return this.#credentials.endOf('share', userId, id);
  }

  /** Counts that it was opened. */
  async countOpening(id: number): Promise<void> {
    await this.#db.query(
      `update share set opened_count = opened_count + 1, last_opened_at = $2
       where credential_id = $1`,
      [id, new Date(this.#clock())],
    );
  }

  async #list(which: string, value: number): Promise<Share[]> {
    const { rows } = await this.#db.query<Row>(`${LIVE} ${which}`, [
      this.#origin,
      new Date(this.#clock()),
      value,
    ]);
    return rows.map(toShare);
  }
}

const toColumns = (input: ShareInput): unknown[] => [
  JSON.stringify(input.deviceIds),
  input.groupId === 0 ? null : input.groupId,
  input.showsName,
  input.showsSpeed,
  input.showsAddress,
  input.showsTrail,
];
