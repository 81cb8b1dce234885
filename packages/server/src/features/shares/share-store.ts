import { share } from '@rastro/sdk/contract';
import type { ShareShows } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { hashSecret } from '../../db/credential-secret';
import { insertEntity, updateEntity } from '../../entities/entity-store';
import { toOwnEntity } from '../../entities/own-entity';
import type { CredentialStore } from '../credentials/credential-store';
import type { Identity } from '../identity/identity';
import type { OwnItem } from '../own-resources/own-store';
import { OwnTable } from '../own-resources/own-table';
import { lineageOf } from '../tokens/lineage-of';

/** A live link. Times in epoch ms. */
export interface Share extends ShareShows, OwnItem {
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
  /** Of one that was made just now: it is not kept. */
  token?: string;
}

/** What its maker says of a link. */
export interface ShareInput extends Pick<
  Share,
  'name' | 'deviceIds' | 'groupId' | 'expiresAt' | keyof ShareShows
> {}

/** What of a link lies with its credential. */
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
    token: { readSql: 'null' },
  },
});

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
    const token = await this.credentials.create(made);
    const credential = await this.credentials.find('share', hashSecret(token));
    const id = credential?.id ?? 0;
    if (id > 0) await insertEntity(this.db, SHARE, { ...input, id }, { credential_id: id });
    const share = await this.findLive(id);
    if (share === undefined) throw new Error('a link ended while it was made');
    return { ...share, token };
  }

  /** Changes one; its viewers' sessions end with it. */
  override async update(_who: Identity, { id }: OwnItem, input: ShareInput): Promise<void> {
    await this.db.transaction(async (unit) => {
      const end = new Date(input.expiresAt);
      await unit.query('update credential set name = $2, ends_at = $3 where id = $1', [
        id,
        input.name,
        end,
      ]);
      await unit.query('update credential set ends_at = $2 where made_with = $1', [id, end]);
      await updateEntity(unit, SHARE, { ...input, id });
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

  /** Ends one of an account, with all who look at it; false when there is none. */
  override async delete(who: Pick<Share, 'userId'>, id: number): Promise<boolean> {
    if (!(await this.find(who, id))) return false;
    await this.credentials.endOf('share', who.userId, id);
    return true;
  }

  /** Counts that it was opened. */
  async countOpening(id: number): Promise<void> {
    await this.db.query(
      `update share set opened_count = opened_count + 1, last_opened_at = $2
       where credential_id = $1`,
      [id, new Date(this.clock())],
    );
  }

  #readLive(which: string, value: number): Promise<Share[]> {
    const live = 'and c.ends_at > $2 and c.epoch = a.credential_epoch';
    return this.read(`${live} ${which}`, new Date(this.clock()), value);
  }
}
