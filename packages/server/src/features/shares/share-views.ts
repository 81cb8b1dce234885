import { ApiError, wordsOf } from '../../request/api-error';
import { hashSecret } from '../../db/credential-secret';
import type { CredentialStore } from '../credentials/credential-store';
import type { Share, ShareStore } from './share-store';

/** Somebody looks at what a link shows. */
export interface ShareView {
  /** Of what the browser keeps; it ends with the link. */
  hash: string;
  share: Share;
}

/** A link that has ended, or never was: nobody can tell them apart. */
export const shareEnded = (): ApiError =>
  new ApiError(401, 'INVALID_SHARE', wordsOf('INVALID_SHARE'));

/** The sessions of people who opened a link. They are no sessions of an account, and open nothing else. */
export class ShareViews {
  readonly #credentials: CredentialStore;
  readonly #shares: ShareStore;

  constructor(credentials: CredentialStore, shares: ShareStore) {
    this.#credentials = credentials;
    this.#shares = shares;
  }

  /** The live link of a token. */
  async findByToken(token: string): Promise<Share | undefined> {
    const found = await this.#credentials.find('share', hashSecret(token));
    return found && this.#shares.find(found.id);
  }

  /** Begins to look at a link, and answers what the browser is to keep. */
  async begin({ id, userId, expiresAt: endsAt }: Share): Promise<string> {
    const made = { kind: 'share-view', userId, madeWith: id, endsAt } as const;
    const secret = await this.#credentials.create(made);
    await this.#shares.countOpening(id);
    return secret;
  }

  /** Who looks, by what their browser kept; undefined once the link has ended. */
  find(secret: string): Promise<ShareView | undefined> {
    return this.findByHash(hashSecret(secret));
  }

  /** The same, by its hash. */
  async findByHash(hash: string): Promise<ShareView | undefined> {
    const found = await this.#credentials.find('share-view', hash);
    if (found?.madeWith == null) return undefined;
    const share = await this.#shares.find(found.madeWith);
    return share && { hash, share };
  }

  /** Looks no more. */
  async end(hash: string): Promise<void> {
    await this.#credentials.end(hash);
  }
}
