import { ApiError, wordsOf } from '../../request/api-error';
import { hashSecret } from '../../db/credential-secret';
import type { CredentialStore } from '../credentials/credential-store';
import type { Share, ShareStore } from './share-store';

/** Somebody looks at what a link shows. */
export interface ShareView {
  /** Of what the browser keeps, which ends with the link, or of the link's own token. */
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
    return found && this.#shares.findLive(found.id);
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

  /** The same, by its hash, or by that of the token of the link. */
  async findByHash(hash: string): Promise<ShareView | undefined> {
    const found = await this.#credentials.find('share-view', hash);
    const link = found ? undefined : await this.#credentials.find('share', hash);
    const id = found?.madeWith ?? link?.id;
    const share = id == null ? undefined : await this.#shares.findLive(id);
    return share && { hash, share };
  }

  /** Looks no more. The link itself lives on: only its maker ends it. */
  async end(hash: string): Promise<void> {
    if (await this.#credentials.find('share-view', hash)) await this.#credentials.end(hash);
  }
}
