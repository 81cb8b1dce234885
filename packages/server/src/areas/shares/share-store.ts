import { share, type Share as SharedLink } from '@rastro/sdk/contract';
import { DAY_MS, type ViewingDevice } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { hashSecret } from '../../db/credential-secret';
import { insertEntity, updateEntity } from '../../entities/entity-store';
import { toOwnEntity } from '../../entities/own-entity';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { Identity } from '../../ground/identity/identity';
import type { OwnItem } from '../../ground/own-resources/own-store';
import { OwnTable } from '../../ground/own-resources/own-table';
import { lineageOf } from '../../ground/identity/lineage-of';
import { hashPin, isPin, MAX_PIN_FAILURES } from './share-pin';
import type { Shown } from './shown';

/** Terms of a link except its PIN, set by its maker. */
interface Terms
  extends
    Omit<Shown, 'userId'>,
    Pick<
      SharedLink,
      'name' | 'destinationName' | 'arrivalFenceId' | 'maxOpenings' | 'language' | 'message'
    > {
  expiresAt: number;
}

/** A live link. Times in epoch ms. */
export interface Share extends Terms, Shown, OwnItem {
  hasPin: boolean;
  createdAt: number;
  openedCount: number;
  lastOpenedAt: number | null;
  /** Token of a link made just now; not stored. */
  token?: string;
}

/** Values of a link, set by its maker. Without `pin` the PIN stays; '' removes it. */
export interface ShareInput extends Terms {
  pin: string | undefined;
}

/** One opening of a link. */
export interface Opening {
  id: number;
  openedAt: Date;
  device: string;
}

/** Maps a member of a link to a column of its credential. */
const ofCredential = (column: string) => ({ column: null, readSql: `c.${column}` });

const SHARE = toOwnEntity(share, {
  table: 'share',
  idColumn: 'credential_id',
  ownerAlias: 'c',
  joinSql: `join credential c on c.id = t.credential_id
    join account a using (tracking_origin, user_id)`,
  members: {
    name: ofCredential('name'),
    expiresAt: ofCredential('ends_at'),
    createdAt: ofCredential('created_at'),
    openedCount: { readSql: 't.opened_count' },
    lastOpenedAt: { readSql: 't.last_opened_at' },
    pin: { column: null, readSql: 'null' },
    hasPin: { readSql: 't.pin_hash is not null' },
    isPinLocked: { readSql: `t.pin_failures >= ${MAX_PIN_FAILURES}` },
    token: { readSql: 'null' },
    url: { readSql: 'null' },
  },
});
/** Whoever opens a link so long after an arrival is told of it. */
const ARRIVAL_KEPT_MS = 30 * DAY_MS;
/** Max openings kept per link. */
const KEPT_OPENINGS = 100;

/** Links to vehicles. Each is a credential of the account that made it, and ends as those do. */
export class ShareStore extends OwnTable<Share, ShareInput> {
  constructor(
    private readonly db: Unit,
    private readonly credentials: CredentialStore,
    origin: string,
    private readonly clock: () => number,
  ) {
    super(SHARE, { db, origin });
  }

  /** Makes one and answers it with its token, which is not kept. */
  override async create(who: Identity, input: ShareInput): Promise<Share> {
    const { userId } = who;
    const { name, expiresAt: endsAt } = input;
    const { madeWith, foreignTokens } = lineageOf(who);
    const details = foreignTokens === undefined ? {} : { foreignTokens };
    const made = { kind: 'share', userId, name, madeWith, details, endsAt } as const;
    const pin = await toPinColumns(input);
    const token = await this.credentials.create(made);
    const credential = await this.credentials.find('share', hashSecret(token));
    const id = credential?.id ?? 0;
    if (id > 0) await insertEntity(this.db, SHARE, { ...input, id }, { credential_id: id, ...pin });
    const share = await this.findLive(id);
    if (share === undefined) throw new Error('a link ended while it was made');
    return { ...share, token };
  }

  /** Changes one; its viewers' sessions end with it, and at once where it is opened by another PIN. */
  override async update(_who: Identity, { id }: OwnItem, input: ShareInput): Promise<void> {
    const pin = await toPinColumns(input);
    await this.db.transaction(async (unit) => {
      const end = new Date(input.expiresAt);
      await unit.query('update credential set name = $2, ends_at = $3 where id = $1', [
        id,
        input.name,
        end,
      ]);
      if (pin) await unit.query('delete from credential where made_with = $1', [id]);
      else await unit.query('update credential set ends_at = $2 where made_with = $1', [id, end]);
      await updateEntity(unit, SHARE, { ...input, id }, pin);
    });
  }

  /** The live ones of an account, the newest first. */
  override list({ userId }: Pick<Share, 'userId'>): Promise<Share[]> {
    return this.#readLive('and c.user_id = $3 order by c.created_at desc, c.id desc', userId);
  }

  override async find({ userId }: Pick<Share, 'userId'>, id: number): Promise<Share | undefined> {
    const share = await this.findLive(id);
    return share?.userId === userId ? share : undefined;
  }

  /** The live one with this number, whosever it is. */
  async findLive(id: number): Promise<Share | undefined> {
    return (await this.#readLive('and c.id = $3', id))[0];
  }

  /** Those that have begun and end on arrival. */
  listArriving(): Promise<Share[]> {
    const has = 'and t.arrival_fence_id is not null and coalesce(t.starts_at, $2) <= $3';
    return this.#readLive(has, new Date(this.clock()));
  }

  /** Says whether the vehicle of a link is outside its fence; true once it came in from there. */
  async hasArrived(id: number, isOutside: boolean): Promise<boolean> {
    if (isOutside) {
      await this.db.query(
        'update share set was_outside = true where credential_id = $1 and not was_outside',
        [id],
      );
      return false;
    }
    const { rows } = await this.db.query(
      'select 1 from share where credential_id = $1 and was_outside',
      [id],
    );
    return rows.length > 0;
  }

  /** Keeps that a link ends now because its vehicle arrived, for whoever has it or looks at it. */
  async keepArrival(id: number): Promise<void> {
    await this.db.query(
      `insert into arrived_link (hash, arrived_at)
       select hash, $2 from credential where id = $1 or made_with = $1
       on conflict (hash) do nothing`,
      [id, new Date(this.clock())],
    );
  }

  /**
   * Finds the arrival time of a link that ended by its vehicle's arrival, by the hash of link or
   * viewer.
   */
  async findArrival(hash: string): Promise<Date | undefined> {
    const { rows } = await this.db.query<{ arrived_at: Date }>(
      'select arrived_at from arrived_link where hash = $1',
      [hash],
    );
    return rows[0]?.arrived_at;
  }

  /** Forgets arrivals of {@link ARRIVAL_KEPT_MS} ago. */
  async forgetArrivals(nowMs: number): Promise<void> {
    await this.db.query('delete from arrived_link where arrived_at < $1', [
      new Date(nowMs - ARRIVAL_KEPT_MS),
    ]);
  }

  /** Ends one of an account, with all who look at it; false when there is none. */
  override async delete(who: Pick<Share, 'userId'>, id: number): Promise<boolean> {
    if (!(await this.find(who, id))) return false;
    await this.credentials.endOf('share', who.userId, id);
    return true;
  }

  /** Counts that it was opened; false when it was opened as often as it may. */
  countOpening(id: number, device: ViewingDevice): Promise<boolean> {
    const now = new Date(this.clock());
    return this.db.transaction(async (unit) => {
      const { rowCount } = await unit.query(
        `update share set opened_count = opened_count + 1, last_opened_at = $2
         where credential_id = $1 and (max_openings = 0 or opened_count < max_openings)`,
        [id, now],
      );
      if (rowCount === 0) return false;
      await unit.query(
        'insert into share_opening (share_id, opened_at, device) values ($1, $2, $3)',
        [id, now, device],
      );
      await unit.query(
        `delete from share_opening where share_id = $1 and id <=
           (select id from share_opening where share_id = $1 order by id desc offset $2 limit 1)`,
        [id, KEPT_OPENINGS],
      );
      return true;
    });
  }

  /** The last openings of a link, the newest first. */
  async listOpenings(id: number): Promise<Opening[]> {
    const { rows } = await this.db.query<{ id: number; opened_at: Date; device: string }>(
      'select id, opened_at, device from share_opening where share_id = $1 order by id desc',
      [id],
    );
    return rows.map(({ opened_at: openedAt, ...rest }) => ({ ...rest, openedAt }));
  }

  /**
   * Tries a PIN of a link. Each try is counted before the check, so that none slips through in
   * parallel.
   */
  async tryPin(id: number, pin: string): Promise<'right' | 'wrong' | 'locked'> {
    const { rows } = await this.db.query<{ pin_hash: string | null }>(
      `update share set pin_failures = pin_failures + 1
       where credential_id = $1 and pin_failures < $2 returning pin_hash`,
      [id, MAX_PIN_FAILURES],
    );
    const kept = rows[0]?.pin_hash;
    if (kept == null) return 'locked';
    if (!(await isPin(pin, kept))) return 'wrong';
    await this.db.query(
      'update share set pin_failures = 0 where credential_id = $1 and pin_hash = $2',
      [id, kept],
    );
    return 'right';
  }

  #readLive(which: string, value: unknown): Promise<Share[]> {
    const live = 'and c.ends_at > $2 and c.epoch = a.credential_epoch';
    return this.read(`${live} ${which}`, new Date(this.clock()), value);
  }
}

/** Returns the columns that a change of the PIN writes; undefined where it stays. */
const toPinColumns = async ({ pin }: ShareInput) =>
  pin === undefined
    ? undefined
    : { pin_hash: pin === '' ? null : await hashPin(pin), pin_failures: 0 };
