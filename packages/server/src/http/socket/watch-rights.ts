import { ACCESS_AREAS, type Actor, decide, MINUTE_MS } from '@rastro/sdk/domain';
import type { AccountRights } from '../../ground/access/account-rights';
import type { Access } from '../../ground/access/access';

interface WatchOptions {
  access: Pick<Access, 'actorOf'>;
  accountRights: Pick<AccountRights, 'onChange'>;
  /** Actor that opened the socket, as of its opening. */
  actor: Actor;
  /** The account may see more or less than when the socket was opened. */
  onChanged: () => void;
}

/**
 * Watches what an account may see: told of a change it looks at once, and once a minute by itself. Returns the
 * end of the watch.
 */
export function watchRights(userId: number, options: WatchOptions): () => void {
  const { access, accountRights, actor, onChanged } = options;
  const before = describeSight(actor);
  const look = (): void => {
    access.actorOf(userId).then(
      (now) => describeSight(now) === before || onChanged(),
      // Who has ended, or nobody can be asked: others watch over that.
      () => undefined,
    );
  };
  const timer = setInterval(look, MINUTE_MS);
  const stop = accountRights.onChange((changed) => {
    if (changed === null || changed === userId) look();
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The areas that an account may read, and what it may do there: what its screen shows and offers. */
const describeSight = (actor: Actor): string =>
  JSON.stringify([
    ACCESS_AREAS.map((area) => decide(actor, 'read', area).allowed),
    actor.kind,
    actor.rights,
    [...(actor.permissions ?? [])],
    actor.suspension,
  ]);
