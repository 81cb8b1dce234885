import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Credential, CredentialStore } from './credential-store';
import { hashSecret } from '../../db/credential-secret';
import type { Lineage } from './lineage';

const TOUCH_AFTER_MS = MINUTE_MS;

/** A live token of a program. Times in epoch ms. */
export interface Token {
  id: number;
  hash: string;
  name: string;
  userId: number;
  createdAt: number;
  lastUsedAt: number | null;
  expiresAt: number;
  foreignTokens: readonly number[] | undefined;
  /** Account that had logged in as this one and made the token there. */
  byUserId?: number | undefined;
  /** Name of the API key that a program used. */
  keyName?: string | undefined;
}

/** Owner of a new token, its end (epoch ms) and its origins. */
export interface NewToken extends Lineage {
  userId: number;
  name: string;
  expiresAt: number;
  /** Several people use the account at once. */
  isShared?: boolean;
}

const toToken = ({ endsAt, ...credential }: Credential): Token => {
  const { id, hash, name, userId, createdAt, lastUsedAt, details } = credential;
  const { foreignTokens, byUserId } = details as Pick<Lineage, 'foreignTokens' | 'byUserId'>;
  const own = { id, hash, name, userId, createdAt, lastUsedAt, expiresAt: endsAt };
  return { ...own, foreignTokens, byUserId };
};

/** The tokens that programs show in place of a password; only their hashes are kept. */
export class TokensService {
  readonly #store: CredentialStore;
  readonly #clock: () => number;

  constructor(store: CredentialStore, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Makes a token and answers its text, which is not kept. */
  create({ expiresAt, foreignTokens, byUserId, ...token }: NewToken): Promise<string> {
    // What is undefined is not written.
    const details = { foreignTokens, byUserId };
    return this.#store.create({
      ...token,
      kind: 'token',
      details,
      endsAt: expiresAt,
    });
  }

  /** The live token of a text; it counts as used. */
  async find(text: string): Promise<Token | undefined> {
    const token = await this.findByHash(hashSecret(text));
    if (token === undefined) return undefined;
    if (this.#clock() - (token.lastUsedAt ?? 0) > TOUCH_AFTER_MS) {
      await this.#store.touch(token.hash);
    }
    return token;
  }

  /** The same by its hash; it does not count as used. */
  async findByHash(hash: string): Promise<Token | undefined> {
    const found = await this.#store.find('token', hash);
    return found && toToken(found);
  }

  /** The live tokens of an account, the newest first. */
  async list(userId: number): Promise<Token[]> {
    return (await this.#store.list('token', userId)).map(toToken);
  }

  /** Ends one of an account's, and all that was made with it; false when there is none. */
  end(userId: number, id: number): Promise<boolean> {
    return this.#store.endOf('token', userId, id);
  }

  /** The same by its text, whoever holds it; false when it is none of ours. */
  async endByText(text: string): Promise<boolean> {
    const hash = hashSecret(text);
    return (await this.#store.find('token', hash)) !== undefined && this.#store.end(hash);
  }
}
