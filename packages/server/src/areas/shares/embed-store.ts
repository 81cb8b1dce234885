import type { EmbedWidget } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { hashSecret } from '../../db/credential-secret';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { Shown } from './shown';

/** Scope of a page's token, without its owner and end. */
export interface EmbedScope extends Omit<Shown, 'userId'> {
  /** Widgets that show it; data that none of them needs is not answered. */
  widgets: readonly EmbedWidget[];
  /** Origins of the pages that may show it. */
  origins: readonly string[];
}

/** A live token for a page. Times in epoch ms. */
export interface EmbedToken extends EmbedScope, Shown {
  id: number;
  hash: string;
  endsAt: number;
}

/** The tokens by which pages of partners show vehicles. Each is a credential that ends with the key that made it. */
export class EmbedStore {
  constructor(
    private readonly db: Unit,
    private readonly credentials: CredentialStore,
  ) {}

  /** Makes one with a key, and answers its text, which is not kept. */
  async create(
    key: { id: number; userId: number },
    scope: EmbedScope,
    endsAt: number,
  ): Promise<string> {
    const made = { kind: 'embed', userId: key.userId, madeWith: key.id, endsAt } as const;
    const token = await this.credentials.create(made);
    const { rowCount } = await this.db.query(
      `insert into embed_token (credential_id, shown)
       select id, $2::json from credential where hash = $1`,
      [hashSecret(token), JSON.stringify(scope)],
    );
    if (rowCount === 0) throw new Error('a token ended while it was made');
    return token;
  }

  /** The live one with this hash. */
  async findByHash(hash: string): Promise<EmbedToken | undefined> {
    const found = await this.credentials.find('embed', hash);
    if (found === undefined) return undefined;
    const { rows } = await this.db.query<{ shown: EmbedScope }>(
      'select shown from embed_token where credential_id = $1',
      [found.id],
    );
    const scope = rows[0]?.shown;
    const { id, userId, endsAt } = found;
    return scope && { ...scope, id, hash, userId, endsAt };
  }
}
