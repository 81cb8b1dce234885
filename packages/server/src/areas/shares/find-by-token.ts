import type { LoginThrottle } from '../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../ground/sessions/too-many-attempts';
import { toShareAccount } from '../../ground/sessions/throttle-keys';
import type { Share } from './share-store';
import { shareEnded, type ShareViews } from './share-views';

/** The live link of a token that came from an address. Throws a 401 for none, and a 429 to who guesses. */
export type FindByToken = (token: string, address: string) => Promise<Share>;

interface FindOptions {
  views: Pick<ShareViews, 'findByToken' | 'refuseArrived'>;
  throttle: LoginThrottle;
}

/** Only who guesses is slowed down: those who have a link may be many, and open it at once. */
export const createFindByToken =
  ({ views, throttle }: FindOptions): FindByToken =>
  async (token, address) => {
    const share = await views.findByToken(token);
    if (share !== undefined) return share;
    await views.refuseArrived(token);
    const answer = await throttle.attempt(toShareAccount(token), address);
    throw answer.isAllowed ? shareEnded() : tooManyAttempts(answer.retryAfterSeconds);
  };
