import type { ViewingDevice } from '@rastro/sdk/domain';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import { hashSecret } from '../../db/credential-secret';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { EmbedStore, EmbedToken } from './embed-store';
import type { Share, ShareStore } from './share-store';
import type { Shown } from './shown';

/** Somebody looks who has no account: at what a link shows, or a token for the page of a partner. */
export type ShareView = {
  /**
   * Hash of the browser's secret, which ends with the link, of the link's own token, or of the
   * page's.
   */
  hash: string;
  /** The number of the link or the token. */
  id: number;
  shown: Shown;
  /** Epoch ms. */
  endsAt: number;
} & ({ kind: 'share'; share: Share } | { kind: 'embed'; embed: EmbedToken });

/** A link that has ended, or never was: nobody can tell them apart, but for one that ended by an arrival. */
export const shareEnded = (arrivedAt?: Date): ApiError =>
  new ApiError(401, 'INVALID_SHARE', wordsOf('INVALID_SHARE'), {
    ...(arrivedAt && { details: { arrivedAt: arrivedAt.toISOString() } }),
  });

/** The sessions of people who opened a link. They are no sessions of an account, and open nothing else. */
export class ShareViews {
  readonly #credentials: CredentialStore;
  readonly #shares: ShareStore;

  constructor(
    credentials: CredentialStore,
    shares: ShareStore,
    private readonly embeds: Pick<EmbedStore, 'findByHash'>,
  ) {
    this.#credentials = credentials;
    this.#shares = shares;
  }

  /** The live link of a token. */
  async findByToken(token: string): Promise<Share | undefined> {
    const found = await this.#credentials.find('share', hashSecret(token));
    return found && this.#shares.findLive(found.id);
  }

  /** Begins to look at a link, and answers what the browser is to keep. Throws a 401 where it was opened often enough. */
  async begin({ id, userId, expiresAt: endsAt }: Share, device: ViewingDevice): Promise<string> {
    if (!(await this.#shares.countOpening(id, device))) throw shareEnded();
    const made = { kind: 'share-view', userId, madeWith: id, endsAt } as const;
    return this.#credentials.create(made);
  }

  /** Throws a 403 that says what to do where a PIN is asked for and this is none or another. */
  async requirePin({ id, hasPin }: Share, pin: string | undefined): Promise<void> {
    if (!hasPin) return;
    if (!pin) throw forbidden('SHARE_PIN_NEEDED');
    const outcome = await this.#shares.tryPin(id, pin);
    if (outcome !== 'right') {
      throw forbidden(outcome === 'locked' ? 'SHARE_PIN_LOCKED' : 'SHARE_PIN_WRONG');
    }
  }

  /** Finds the view by the secret in the browser; undefined once the link has ended. */
  find(secret: string): Promise<ShareView | undefined> {
    return this.findByHash(hashSecret(secret));
  }

  /** The same, by its hash, or by that of the token of the link. */
  async findByHash(hash: string): Promise<ShareView | undefined> {
    const found = await this.#credentials.find('share-view', hash);
    if (!found) {
      const embed = await this.embeds.findByHash(hash);
      if (embed)
        return { kind: 'embed', hash, id: embed.id, shown: embed, endsAt: embed.endsAt, embed };
    }
    const link = found ? undefined : await this.#credentials.find('share', hash);
    const id = found?.madeWith ?? link?.id;
    const share = id == null ? undefined : await this.#shares.findLive(id);
    // The link alone opens nothing that has to be opened: a PIN was asked for, or openings are counted.
    if (link && share && (share.hasPin || share.maxOpenings > 0)) return undefined;
    return share && toView(hash, share);
  }

  /** Throws a 401 that says when the vehicle arrived, where a link ended by that. */
  async refuseArrived(secret: string): Promise<void> {
    const arrivedAt = await this.#shares.findArrival(hashSecret(secret));
    if (arrivedAt) throw shareEnded(arrivedAt);
  }

  /** Looks no more. The link itself lives on: only its maker ends it. */
  async end(hash: string): Promise<void> {
    if (await this.#credentials.find('share-view', hash)) await this.#credentials.end(hash);
  }
}

const toView = (hash: string, share: Share): ShareView => ({
  kind: 'share',
  hash,
  id: share.id,
  shown: share,
  endsAt: share.expiresAt,
  share,
});
