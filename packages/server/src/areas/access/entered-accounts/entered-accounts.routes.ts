import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError, unauthorized, wordsOf } from '../../../request/api-error';
import { describeCall } from '../../../request/describe-call';
import { isPerson } from '../../../ground/accounts/own-guard';
import type { Access } from '../../../ground/access/access';
import type { MayEnter } from '../../../ground/access/may-enter';
import { identityOf } from '../../../ground/identity/identity';
import { type ChangeLog, loggedBy } from '../../../ground/logs/change-log';
import type { SessionsService } from '../../../ground/sessions/sessions.service';
import type { StartSession } from '../sign-in/sign-in.routes';
import { lineageOf } from '../../../ground/identity/lineage-of';
import { createReadAccount, type ReadAccount } from '../../../ground/identity/read-account';
import { readUser } from '../../../ground/sessions/read-user';
import type { Upstream } from '../../../upstream/upstream';

interface RoutesOptions {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'require'>;
  mayEnter: Pick<MayEnter, 'require' | 'worksFor'>;
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
  /** Account that logged in as this one. */
  by: named.nullable(),
  /** The reseller in whose account one may work. */
  worksFor: named.nullable(),
});

/**
 * `POST /api/users/{id}/enter` logs in as another account (spec §2), `POST /api/session/back` goes back to one's
 * own, `GET /api/session/status` says which it is and when it ends.
 */
export function registerEnteredAccountRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { mayEnter, changeLog, sessions, startSession, nameOf, clock } = options;
  const readAccount = createReadAccount(options);

  const nameOne = async (id: number | null | undefined) =>
    id === null || id === undefined ? null : { id, name: await nameOf(id) };

  app.post<OfUser>(
    '/api/users/:id/enter',
    describeCall({
      who: 'signed-in',
      summary:
        'Logs in as another account, which stands below one’s own, or is that of the reseller one works for.',
      answer: { entity: 'User' },
      status: 200,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const { userId } = identity;
      const ownerId = await mayEnter.worksFor(userId);
      const isOfReseller = request.params.id === String(ownerId);
      // Who works for a reseller does not see its account before.
      const user = await (isOfReseller && ownerId !== null
        ? readUser(options.upstream, ownerId).then((json) => JSON.parse(json) as ReadAccount)
        : readAccount(request, identity, request.params.id));
      if (!isPerson(identity)) {
        const code = 'ENTERING_NEEDS_SIGN_IN';
        throw new ApiError(403, code, wordsOf(code));
      }
      await mayEnter.require(userId, user, isOfReseller);
      await changeLog.note(loggedBy(identity, request), {
        action: 'enter',
        objectType: 'user',
        objectId: user.id,
        objectName: user.name,
        aboutUserId: user.id,
      });
      return startSession(request, reply, {
        ...lineageOf(identity),
        userId: user.id,
        byUserId: userId,
        startedBy: 'entered',
        isRemembered: false,
        madeWith: identity.session.id,
        endsBy: identity.session.expiresAt,
        // Its own session waits for who comes back.
        replaces: undefined,
        isContinued: true,
      });
    },
  );

  app.post(
    '/api/session/back',
    describeCall({
      who: 'before-codes',
      summary: 'Goes back from an account that was logged in as to one’s own.',
      answer: { entity: 'User' },
      status: 200,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const before =
        identity.kind === 'session' ? await sessions.findBefore(identity.session) : undefined;
      if (before === undefined) throw unauthorized();
      const { hash, ...session } = before;
      await changeLog.note(loggedBy(identity, request), {
        action: 'leave',
        objectType: 'user',
        objectId: identity.userId,
        objectName: await nameOf(identity.userId),
        aboutUserId: identity.userId,
      });
      const answer = await startSession(request, reply, { ...session, isContinued: true });
      await sessions.end(hash);
      return answer;
    },
  );

  app.get(
    '/api/session/status',
    describeCall({
      who: 'before-terms',
      summary:
        'When the session ends by the clock of the server, and who logged in as the account.',
      answer: sessionStatus,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const endsAt = identity.kind === 'session' ? identity.session.expiresAt : null;
      const byUserId = identity.kind === 'session' ? identity.session.byUserId : undefined;
      void reply.header('cache-control', 'no-store');
      return {
        now: new Date(clock()).toISOString(),
        endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        by: await nameOne(byUserId),
        worksFor: await nameOne(
          isPerson(identity) ? await mayEnter.worksFor(identity.userId) : null,
        ),
      };
    },
  );
}
