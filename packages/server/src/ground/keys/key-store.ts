import { apiKey, type ApiKeyInput } from '@rastro/sdk/contract';
import type { Unit } from '../../db/database';
import { createSecret, hashSecret } from '../../db/credential-secret';
import { insertEntity, updateEntity } from '../../entities/entity-store';
import { toOwnEntity } from '../../entities/own-entity';
import type { CredentialStore } from '../credentials/credential-store';
import type { Identity } from '../identity/identity';
import type { OwnItem } from '../own-resources/own-store';
import { OwnTable } from '../own-resources/own-table';
import { lineageOf } from '../identity/lineage-of';

/** Values of a key, set by its maker. Times in epoch ms. */
export interface KeyInput extends Required<Omit<ApiKeyInput, 'id' | 'expiresAt'>> {
  expiresAt: number;
}

/** A live key. */
export interface Key extends KeyInput, OwnItem {
  userId: number;
  createdAt: number;
  lastUsedAt: number | null;
  hint: string;
  /** Names it in addresses of frames, and opens nothing. */
  publicId: string;
  /** Token of a key made just now; not stored. */
  token?: string;
}

const ofCredential = (column: string) => ({ column: null, readSql: `c.${column}` });

const KEY = toOwnEntity(apiKey, {
  table: 'api_key',
  idColumn: 'credential_id',
  ownerAlias: 'c',
  joinSql: `join credential c on c.id = t.credential_id
    join account a using (tracking_origin, user_id)`,
  members: {
    name: ofCredential('name'),
    expiresAt: ofCredential('ends_at'),
    createdAt: ofCredential('created_at'),
    lastUsedAt: ofCredential('last_used_at'),
    hint: { readSql: 't.hint' },
    publicId: { readSql: 't.public_id' },
    token: { readSql: 'null' },
  },
});
const HINT_CHARACTERS = 6;
const PUBLIC_CHARACTERS = 16;

/** Keys of partners' servers. Each is a credential of the account that made it, and ends as those do. */
export class KeyStore extends OwnTable<Key, KeyInput> {
  constructor(
    private readonly db: Unit,
    private readonly credentials: CredentialStore,
    origin: string,
    private readonly clock: () => number,
  ) {
    super(KEY, { db, origin });
  }

  /** Makes one and answers it with its text, which is not kept. */
  override async create(who: Identity, input: KeyInput): Promise<Key> {
    const { userId } = who;
    const { name, expiresAt: endsAt } = input;
    const { madeWith, foreignTokens } = lineageOf(who);
    const details = foreignTokens === undefined ? {} : { foreignTokens };
    const made = { kind: 'key', userId, name, madeWith, details, endsAt } as const;
    const token = await this.credentials.create(made);
    const found = await this.credentials.find('key', hashSecret(token));
    const id = found?.id ?? 0;
    const hint = token.slice(0, HINT_CHARACTERS);
    const publicId = createSecret().slice(0, PUBLIC_CHARACTERS);
    const more = { credential_id: id, hint, public_id: publicId };
    if (id > 0) await insertEntity(this.db, KEY, { ...input, id }, more);
    const key = await this.findLive(id);
    if (key === undefined) throw new Error('a key ended while it was made');
    return { ...key, token };
  }

  /** Changes one; what was made with it ends no later, and at once where the key could not make it any more. */
  override async update(_who: Identity, before: Key, input: KeyInput): Promise<void> {
    const { id } = before;
    await this.db.transaction(async (unit) => {
      const end = new Date(input.expiresAt);
      await unit.query('update credential set name = $2, ends_at = $3 where id = $1', [
        id,
        input.name,
        end,
      ]);
      await unit.query('update credential set ends_at = least(ends_at, $2) where made_with = $1', [
        id,
        end,
      ]);
      await updateEntity(unit, KEY, { ...input, id });
    });
    if (!input.mayShare) await this.credentials.endMadeWith('share', id);
    // Pages ask for another, which is for the sites of now.
    if (!input.mayEmbed || input.origins !== before.origins) {
      await this.credentials.endMadeWith('embed', id);
    }
  }

  /** The live ones of an account, the newest first. */
  override list({ userId }: Pick<Key, 'userId'>): Promise<Key[]> {
    return this.#readLive('and c.user_id = $3 order by c.created_at desc, c.id desc', userId);
  }

  override async find({ userId }: Pick<Key, 'userId'>, id: number): Promise<Key | undefined> {
    const key = await this.findLive(id);
    return key?.userId === userId ? key : undefined;
  }

  /** The live one with this number, whosever it is. */
  async findLive(id: number): Promise<Key | undefined> {
    return (await this.#readLive('and c.id = $3', id))[0];
  }

  /** The live one that the address of a frame names. */
  async findPublic(publicId: string): Promise<Key | undefined> {
    return (await this.#readLive('and t.public_id = $3', publicId))[0];
  }

  /** Ends one of an account, with all that was made with it; false when there is none. */
  override async delete(who: Pick<Key, 'userId'>, id: number): Promise<boolean> {
    if (!(await this.find(who, id))) return false;
    return this.credentials.endOf('key', who.userId, id);
  }

  /** Lets one end at a moment, if it would live longer; what was made with it ends then too. */
  async shorten(id: number, endsAt: number): Promise<void> {
    await this.db.query(
      'update credential set ends_at = least(ends_at, $2) where id = $1 or made_with = $1',
      [id, new Date(endsAt)],
    );
  }

  #readLive(which: string, value: unknown): Promise<Key[]> {
    const live = 'and c.ends_at > $2 and c.epoch = a.credential_epoch';
    return this.read(`${live} ${which}`, new Date(this.clock()), value);
  }
}
