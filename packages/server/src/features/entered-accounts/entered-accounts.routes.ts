import { findAccountRefusal, mayDoMore } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, forbidden, unauthorized, wordsOf } from '../../request/api-error';
import { describeCall } from '../../request/describe-call';
import { isPerson } from '../accounts/own-guard';
import type { Access } from '../access/access';
import type { AccountRights } from '../access/account-rights';
import type { Identify, Identity } from '../identity/identity';
import { type ChangeLog, loggedBy } from '../logs/change-log';
import type { SessionsService } from '../sessions/sessions.service';
import type { StartSession } from '../sign-in/sign-in.routes';
import { lineageOf } from '../tokens/lineage-of';
import { createReadAccount, type ReadAccount } from '../account-rights/read-account';
import { readUser } from '../sessions/read-user';
import type { Upstream } from '../../upstream/upstream';

interface RoutesOptions {
  upstream: Pick<Upstream, 'send'>;
  identify: Identify;
  access: Access;
  accountRights: Pick<AccountRights, 'read'>;
  changeLog: Pick<ChangeLog, 'note'>;
  sessions: Pick<SessionsService, 'findBefore' | 'end'>;
  startSession: StartSession;
  nameOf: (userId: number) => Promise<string>;
  clock: () => number;
}

interface OfUser {
  Params: { id: string };
}

const named = z.object({ id: z.number().int(), name: z.string() });

const sessionStatus = z.object({
  /** By the server's clock. */
  now: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** Who logged in as the account. */
  by: named.nullable(),
  /** The reseller in whose account one may work. */
  worksFor: named.nullable(),
});

/**
 * `POST /api/users/{id}/enter` logs in as another account (spec §2), `POST /api/session/back` goes back to one's
 * own, `GET /api/session/status` says which it is and when it ends.
 */
export function registerEnteredAccountRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { identify, access, accountRights, changeLog, sessions, startSession } = options;
  const { nameOf, clock } = options;
  const readAccount = createReadAccount(options);

  const identityOf = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    return identity;
  };

  const worksFor = async (userId: number): Promise<number | null> =>
    (await accountRights.read(userId)).worksFor;
  const nameOne = async (id: number | null | undefined) =>
    id === null || id === undefined ? null : { id, name: await nameOf(id) };

  /** Throws unless the account stands below who asks, and may do nothing that they may not, or is that of their reseller. */
  const requireMayEnter = async (
    userId: number,
    { id, administrator }: { id: number; administrator: boolean },
    isOfReseller: boolean,
  ) => {
    const isSelf = id === userId;
    const me = await access.actorOf(userId);
    const other = await access.actorOf(id).catch(explainAway);
    // Of two administrators the one who manages the other is above.
    const isSuperior = !isSelf && administrator && !(await access.isSuperior(id, userId));
    const isMore = me.kind !== 'administrator' && mayDoMore(other, me);
    const subject = { own: true, isSelf, isSuperior, isMore, isOfReseller };
    await access.require(userId, 'enter', 'users', subject);
    if (isSelf || other.kind === 'guest') throw forbidden('HTTP_403_FORBIDDEN');
  };

  app.post<OfUser>(
    '/api/users/:id/enter',
    describeCall({
      summary:
        'Logs in as another account, which stands below one’s own, or is that of the reseller one works for.',
      answer: { entity: 'User' },
      status: 200,
    }),
    async (request, reply) => {
      const identity = await identityOf(request);
      const { userId } = identity;
      const ownerId = await worksFor(userId);
      const isOfReseller = request.params.id === String(ownerId);
      // Who works for a reseller does not see its account before.
      const user = await (isOfReseller && ownerId !== null
        ? readUser(options.upstream, ownerId).then((json) => JSON.parse(json) as ReadAccount)
        : readAccount(request, identity, request.params.id));
      if (!isPerson(identity)) {
        const code = 'ENTERING_NEEDS_SIGN_IN';
        throw new ApiError(403, code, wordsOf(code));
      }
      const ended = findAccountRefusal(user, clock());
      if (ended) throw forbidden(ended);
      await requireMayEnter(userId, user, isOfReseller);
      await changeLog.note(loggedBy(identity, request), {
        ...{ action: 'enter', objectType: 'user', objectId: user.id, objectName: user.name },
        aboutUserId: user.id,
      });
      return startSession(request, reply, {
        ...{ userId: user.id, byUserId: userId, startedBy: 'entered', isRemembered: false },
        ...lineageOf(identity),
        ...{ madeWith: identity.session.id, endsBy: identity.session.expiresAt },
        // Its own session waits for who comes back.
        ...{ replaces: undefined, isContinued: true },
      });
    },
  );

  app.post(
    '/api/session/back',
    describeCall({
      summary: 'Goes back from an account that was logged in as to one’s own.',
      answer: { entity: 'User' },
      status: 200,
    }),
    async (request, reply) => {
      const identity = await identityOf(request);
      const before =
        identity.kind === 'session' ? await sessions.findBefore(identity.session) : undefined;
      if (before === undefined) throw unauthorized();
      const { hash, ...session } = before;
      await changeLog.note(loggedBy(identity, request), {
        ...{ action: 'leave', objectType: 'user', objectId: identity.userId },
        ...{ objectName: await nameOf(identity.userId), aboutUserId: identity.userId },
      });
      const answer = await startSession(request, reply, { ...session, isContinued: true });
      await sessions.end(hash);
      return answer;
    },
  );

  app.get(
    '/api/session/status',
    describeCall({
      summary:
        'When the session ends by the clock of the server, and who logged in as the account.',
      answer: sessionStatus,
    }),
    async (request, reply) => {
      const identity = await identityOf(request);
      const endsAt = identity.kind === 'session' ? identity.session.expiresAt : null;
      const byUserId = identity.kind === 'session' ? identity.session.byUserId : undefined;
      void reply.header('cache-control', 'no-store');
      return {
        now: new Date(clock()).toISOString(),
        endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        by: await nameOne(byUserId),
        worksFor: await nameOne(isPerson(identity) ? await worksFor(identity.userId) : null),
      };
    },
  );
}

/** A tracking server elsewhere lets nobody into an account but its owner, and its own service account. */
function explainAway(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  throw new ApiError(409, 'SERVICE_ACCOUNT_REQUIRED', wordsOf('SERVICE_ACCOUNT_REQUIRED'));
}
