import { invitation, type Invitation } from '@rastro/sdk/contract';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { createSecret, hashSecret } from '../../../db/credential-secret';
import type { Unit } from '../../../db/database';
import { insertEntity, updateEntity } from '../../../entities/entity-store';
import { toOwnEntity } from '../../../entities/own-entity';
import type { CredentialStore } from '../../../ground/credentials/credential-store';
import type { Identity } from '../../../ground/identity/identity';
import type { OwnItem } from '../../../ground/own-resources/own-store';
import { OwnTable } from '../../../ground/own-resources/own-table';
import { lineageOf } from '../../../ground/identity/lineage-of';

type WrittenByServer = 'id' | 'createdAt' | 'sentAt' | 'token' | 'url';

/**
 * Terms of an invitation, set by its maker. Times in epoch ms, except `accountEndsAt`, which is
 * kept as received.
 */
export interface InvitationTerms extends Omit<
  Invitation,
  WrittenByServer | 'expiresAt' | 'deviceIds' | 'groupIds'
> {
  expiresAt: number;
  deviceIds: number[];
  groupIds: number[];
}

/** A live one. */
export interface StoredInvitation extends InvitationTerms, OwnItem {
  userId: number;
  createdAt: number;
  sentAt: number | null;
  /** Token of a link made just now; not stored. */
  token?: string;
}

const ofCredential = (column: string) => ({ column: null, readSql: `c.${column}` });

const INVITATION = toOwnEntity(invitation, {
  table: 'invitation',
  idColumn: 'credential_id',
  jsonColumn: 'settings',
  ownerAlias: 'c',
  joinSql: `join credential c on c.id = t.credential_id
    join account a using (tracking_origin, user_id)`,
  members: {
    expiresAt: ofCredential('ends_at'),
    createdAt: ofCredential('created_at'),
    sentAt: { readSql: 't.sent_at' },
    token: { readSql: 'null' },
    url: { readSql: 'null' },
  },
});

/** Time a claim blocks others from making an account of the same invitation, in ms. */
const CLAIMED_MS = MINUTE_MS;

/** Invitations of the accounts of one tracking API. Each is a credential of who made it, and ends as those do. */
export class InvitationStore extends OwnTable<StoredInvitation, InvitationTerms> {
  constructor(
    private readonly db: Unit,
    private readonly credentials: CredentialStore,
    origin: string,
    private readonly clock: () => number,
  ) {
    super(INVITATION, { db, origin });
  }

  /** Makes one and answers it with its token, which is not kept. */
  override async create(who: Identity, input: InvitationTerms): Promise<StoredInvitation> {
    const { userId } = who;
    const { name, expiresAt: endsAt } = input;
    const { madeWith, foreignTokens } = lineageOf(who);
    const details = foreignTokens === undefined ? {} : { foreignTokens };
    const made = { kind: 'invitation', userId, name, madeWith, details, endsAt } as const;
    const token = await this.credentials.create(made);
    const id = (await this.credentials.find('invitation', hashSecret(token)))?.id ?? 0;
    if (id > 0) {
      await insertEntity(this.db, INVITATION, { ...input, id }, { credential_id: id });
    }
    const found = await this.find(who, id);
    if (found === undefined) throw new Error('an invitation ended while it was made');
    return { ...found, token };
  }

  override async update(_who: Identity, { id }: OwnItem, input: InvitationTerms): Promise<void> {
    await this.db.transaction(async (unit) => {
      await unit.query('update credential set name = $2, ends_at = $3 where id = $1', [
        id,
        input.name,
        new Date(input.expiresAt),
      ]);
      await updateEntity(unit, INVITATION, { ...input, id });
    });
  }

  /** The live ones of an account, the newest first. */
  override list({ userId }: Pick<StoredInvitation, 'userId'>): Promise<StoredInvitation[]> {
    return this.#readLive('and c.user_id = $3 order by c.created_at desc, c.id desc', userId);
  }

  override async find(
    { userId }: Pick<StoredInvitation, 'userId'>,
    id: number,
  ): Promise<StoredInvitation | undefined> {
    const [found] = await this.#readLive('and c.id = $3', id);
    return found?.userId === userId ? found : undefined;
  }

  /** The live one that a token opens. */
  async findByToken(token: string): Promise<StoredInvitation | undefined> {
    const which = `and c.kind = 'invitation' and c.hash = $3`;
    return (await this.#readLive(which, hashSecret(token)))[0];
  }

  override async delete(who: Pick<StoredInvitation, 'userId'>, id: number): Promise<boolean> {
    if (!(await this.find(who, id))) return false;
    return this.credentials.endOf('invitation', who.userId, id);
  }

  /** A new token in place of the one before. */
  async renew(id: number): Promise<string> {
    const token = createSecret();
    await this.db.query('update credential set hash = $2 where id = $1', [id, hashSecret(token)]);
    return token;
  }

  async markSent(id: number): Promise<void> {
    const now = new Date(this.clock());
    await this.db.query('update invitation set sent_at = $2 where credential_id = $1', [id, now]);
  }

  /**
   * Claims an invitation for a minute, so that only this caller makes an account of it; false if
   * already claimed.
   */
  async claim(id: number): Promise<boolean> {
    const now = this.clock();
    const { rowCount } = await this.db.query(
      `update invitation set claimed_at = $2
       where credential_id = $1 and (claimed_at is null or claimed_at <= $3)`,
      [id, new Date(now), new Date(now - CLAIMED_MS)],
    );
    return rowCount > 0;
  }

  /** No account came of it: it may be tried again. */
  async release(id: number): Promise<void> {
    await this.db.query('update invitation set claimed_at = null where credential_id = $1', [id]);
  }

  #readLive(which: string, value: unknown): Promise<StoredInvitation[]> {
    const live = 'and c.ends_at > $2 and c.epoch = a.credential_epoch';
    return this.read(`${live} ${which}`, new Date(this.clock()), value);
  }
}
