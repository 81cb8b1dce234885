import {
  type ErrorCode,
  type LogChange,
  readPermissions,
  toAskedAccess,
  writePermissions,
} from '@rastro/sdk/domain';
import type { WordsOf } from '@rastro/sdk/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, forbidden } from '../../../request/api-error';
import { refuseConflict, refuseField } from '../../../request/refuse-field';
import { describeCall } from '../../../request/describe-call';
import { parseBody } from '../../../request/parse-body';
import type { Upstream } from '../../../upstream/upstream';
import { isPerson } from '../../../ground/accounts/own-guard';
import type { Access } from '../../../ground/access/access';
import { noteSuspension, type SuspensionNews } from '../../../ground/logs/note-suspension';
import { type Identity, identityOf } from '../../../ground/identity/identity';
import { type ChangeLog, loggedBy } from '../../../ground/logs/change-log';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { TermsStore } from '../../../ground/access/terms-store';
import {
  accountAccessInputSchema,
  accountAccessSchema,
  explainQuery,
  explanationSchema,
  grantTrustSchema,
  suspendSchema,
  trustSchema,
} from './account-rights.schemas';
import { explainAccess } from './explain-access';
import { toPermissions } from './to-permissions';
import { type ReadAccount, createReadAccount } from '../../../ground/identity/read-account';

interface RoutesOptions {
  upstream: Upstream;
  access: Access;
  accountRights: AccountRights;
  termsStore: Pick<TermsStore, 'list'>;
  changeLog: Pick<ChangeLog, 'note'>;
  /** Tells the owner of an account that it was suspended or opened. */
  tell: (userId: number, news: SuspensionNews, reason: string) => Promise<void>;
  wordsOf: WordsOf;
  prefix: string;
  clock: () => number;
}

interface OfUser {
  Params: { id: string };
}

/** Reasons for which an account gets no unlock on trust. */
const UNGRANTED = {
  open: 'refusal.account.unsuspended',
  below: 'refusal.account.resellerSuspended',
} as const;

type AccountTools = ReturnType<typeof createAccountTools>;

/** Guards, answers and notes that the routes of an account share. */
function createAccountTools(options: RoutesOptions) {
  const { access, accountRights, changeLog, termsStore } = options;

  /** Whoever stands above it may change it; its owner may not. */
  const requireAbove = async ({ userId }: Identity, user: ReadAccount): Promise<void> => {
    const isSelf = user.id === userId;
    const isSuperior = !isSelf && user.administrator && (await access.isSuperior(userId, user.id));
    await access.require(userId, 'update', 'users', { own: true, isSelf, isSuperior });
    if (isSelf) throw forbidden('ADMINISTRATOR_REQUIRED');
  };

  const requireHigher = async (identity: Identity, user: ReadAccount): Promise<void> => {
    await requireAbove(identity, user);
    if (!(await access.isHigher(identity.userId))) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
  };

  const answerAccess = async (identity: Identity, user: ReadAccount) => {
    const { permissions, suspension, trustUntil } = await accountRights.read(user.id);
    const [latest] = await termsStore.list(user.id);
    const maySuspend = requireHigher(identity, user).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 403) return false;
        throw error;
      },
    );
    return {
      userId: user.id,
      permissions: permissions === null ? null : [...readPermissions(permissions)],
      bits: permissions,
      suspension: suspension && {
        since: suspension.since.toISOString(),
        reason: suspension.reason,
        trustAvailable: suspension.trustAvailable,
        trustDays: suspension.trustDays,
      },
      trustUntil: trustUntil && trustUntil.toISOString(),
      maySuspend: await maySuspend,
      acceptedTerms: latest
        ? { version: latest.version, acceptedAt: latest.acceptedAt.toISOString() }
        : null,
    };
  };

  const note = (
    request: FastifyRequest,
    identity: Identity,
    user: Pick<ReadAccount, 'id' | 'name'>,
    facts: { action: string; changes?: readonly LogChange[] },
  ) =>
    changeLog.note(loggedBy(identity, request), {
      objectType: 'user',
      objectId: user.id,
      objectName: user.name,
      aboutUserId: user.id,
      ...facts,
    });

  const noteMoved = (
    request: FastifyRequest,
    identity: Identity,
    user: Pick<ReadAccount, 'id' | 'name'>,
    news: SuspensionNews,
    suspension: { reason: string; since?: Date },
  ) => {
    const by = loggedBy(identity, request);
    const account = { userId: user.id, name: user.name };
    return noteSuspension(changeLog, account, news, { ...suspension, by });
  };

  return {
    readUser: createReadAccount(options),
    requireAbove,
    requireHigher,
    answerAccess,
    note,
    noteMoved,
  };
}

/** Routes of what an account may do. */
function registerAccessRoutes(
  app: FastifyInstance,
  { access, accountRights }: RoutesOptions,
  { readUser, requireAbove, answerAccess, note }: AccountTools,
): void {
  app.get<OfUser>(
    '/api/users/:id/access',
    describeCall({
      who: 'signed-in',
      summary: 'What an account may do, and whether it is suspended.',
      answer: accountAccessSchema,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const user = await readUser(request, identity, request.params.id);
      void reply.header('cache-control', 'no-store');
      return answerAccess(identity, user);
    },
  );

  app.put<OfUser>(
    '/api/users/:id/access',
    describeCall({
      who: 'signed-in',
      summary: 'Gives an account its permissions: by name, by area, or as the string of 32 digits.',
      body: accountAccessInputSchema,
      answer: accountAccessSchema,
    }),
    async (request) => {
      const identity = identityOf(request);
      const user = await readUser(request, identity, request.params.id);
      await requireAbove(identity, user);
      if (!(await access.actorOf(identity.userId)).hasPlus) throw forbidden('PLUS_REQUIRED');
      const permissions = toPermissions(parseBody(accountAccessInputSchema, request.body));
      const own = await access.givable(identity.userId);
      const beyond = own && permissions.find((name) => !own.has(name));
      if (beyond) {
        throw new ApiError(403, 'PERMISSION_REQUIRED', `You may not give "${beyond}" yourself.`, {
          field: 'permissions',
        });
      }
      const { permissions: before } = await accountRights.read(user.id);
      await accountRights.give(user.id, permissions);
      const after = writePermissions(permissions);
      await note(request, identity, user, {
        action: 'edit',
        changes: [{ member: 'permissions', before, after }],
      });
      return answerAccess(identity, user);
    },
  );
}

/** Routes that suspend an account and open it again. */
function registerSuspensionRoutes(
  app: FastifyInstance,
  { accountRights, tell }: RoutesOptions,
  { readUser, requireHigher, answerAccess, noteMoved }: AccountTools,
): void {
  app.post<OfUser>(
    '/api/users/:id/suspend',
    describeCall({
      who: 'signed-in',
      summary:
        'Suspends an account, with a reason that its owner reads; its vehicles go on reporting.',
      body: suspendSchema,
      answer: accountAccessSchema,
      status: 200,
    }),
    async (request) => {
      const identity = identityOf(request);
      const user = await readUser(request, identity, request.params.id);
      await requireHigher(identity, user);
      const { reason, trustDays } = parseBody(suspendSchema, request.body);
      await accountRights.suspend(user.id, {
        userId: identity.userId,
        reason,
        ...(trustDays !== undefined && { trustDays }),
      });
      await noteMoved(request, identity, user, 'suspended', { reason });
      await tell(user.id, 'suspended', reason);
      return answerAccess(identity, user);
    },
  );

  app.post<OfUser>(
    '/api/users/:id/restore',
    describeCall({
      who: 'signed-in',
      summary: 'Opens a suspended account again.',
      answer: accountAccessSchema,
    }),
    async (request) => {
      const identity = identityOf(request);
      const user = await readUser(request, identity, request.params.id);
      await requireHigher(identity, user);
      const ended = await accountRights.restore(user.id);
      if (ended) {
        await noteMoved(request, identity, user, 'restored', ended);
        await tell(user.id, 'restored', '');
      }
      return answerAccess(identity, user);
    },
  );
}

/** Route that gives an account its unlock on trust anew. */
function registerTrustRoute(
  app: FastifyInstance,
  { accountRights }: RoutesOptions,
  { readUser, requireHigher, answerAccess, note }: AccountTools,
): void {
  app.post<OfUser>(
    '/api/users/:id/trust',
    describeCall({
      who: 'signed-in',
      summary:
        'Gives a suspended account its one unlock on trust anew, for so many days; 0 ends it.',
      body: grantTrustSchema,
      answer: accountAccessSchema,
      status: 200,
    }),
    async (request) => {
      const identity = identityOf(request);
      const user = await readUser(request, identity, request.params.id);
      await requireHigher(identity, user);
      const { days } = parseBody(grantTrustSchema, request.body);
      const before = await accountRights.grantTrust(user.id, days);
      if (typeof before !== 'number') {
        throw refuseConflict(UNGRANTED[before]);
      }
      const changes = [{ member: 'trustDays', before, after: days }];
      await note(request, identity, user, { action: 'grantTrust', changes });
      return answerAccess(identity, user);
    },
  );
}

/** Route that ends all that an account is let in with. */
function registerSignOutRoute(
  app: FastifyInstance,
  { upstream }: RoutesOptions,
  { readUser, requireAbove, note }: AccountTools,
): void {
  app.post<OfUser>(
    '/api/users/:id/sign-out',
    describeCall({
      who: 'signed-in',
      summary: 'Ends all that an account is let in with: sessions, tokens, links and sockets.',
      answer: 'none',
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const user = await readUser(request, identity, request.params.id);
      await requireAbove(identity, user);
      await upstream.endCredentials(user.id);
      await note(request, identity, user, { action: 'signOut' });
      return reply.code(204).send();
    },
  );
}

/** Route by which a suspended account opens itself on trust. */
function registerOwnTrustRoute(
  app: FastifyInstance,
  { accountRights }: RoutesOptions,
  { note }: AccountTools,
): void {
  app.post(
    '/api/session/trust',
    describeCall({
      who: 'signed-in',
      summary: 'Opens one’s own suspended account on trust, once, for some days.',
      answer: trustSchema,
    }),
    async (request) => {
      const identity = identityOf(request);
      // The one unlock is for its owner to use, once they know of it.
      if (!isPerson(identity)) throw forbidden('TRUST_NEEDS_SIGN_IN');
      const { userId } = identity;
      const until = await accountRights.useTrust(userId);
      if (!until) throw forbidden('ACCOUNT_IS_SUSPENDED');
      await note(request, identity, { id: userId, name: '' }, { action: 'trust' });
      return { trustUntil: until.toISOString() };
    },
  );
}

/** Route that explains why an account may, or may not, do something. */
function registerExplainRoute(
  app: FastifyInstance,
  options: RoutesOptions,
  { readUser }: AccountTools,
): void {
  const say = (request: FastifyRequest, rule: ErrorCode): string => {
    const [language = ''] = (request.headers['accept-language'] ?? '').split(/[,;]/);
    return options.wordsOf(language).t(`error.code.${rule}`);
  };

  app.get(
    '/api/access/explain',
    describeCall({
      who: 'signed-in',
      summary: 'Whether an account may do something, and the rule that says no.',
      query: explainQuery,
      answer: explanationSchema,
    }),
    async (request) => {
      const identity = identityOf(request);
      const { user: id, ...asked } = parseBody(z.object(explainQuery), request.query);
      const user = await readUser(request, identity, String(id));
      const deed = toAskedAccess(asked.action, asked.area);
      if ('of' in deed)
        throw refuseField('area', 'refusal.permission.area', {
          action: asked.action,
          area: deed.of,
        });
      const { device } = asked;
      const rule = await explainAccess(options, { user, ...deed, device, identity });
      return { allowed: rule === null, rule, words: rule && say(request, rule) };
    },
  );
}

/**
 * Registers the routes of rights and suspensions: `/api/users/{id}/access`, `…/suspend`,
 * `…/restore`, `…/trust`, `/api/session/trust`, `/api/access/explain` (spec §4, §6, decisions 6, 8
 * and 9).
 */
export function registerAccountRightsRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const tools = createAccountTools(options);
  registerAccessRoutes(app, options, tools);
  registerSuspensionRoutes(app, options, tools);
  registerTrustRoute(app, options, tools);
  registerSignOutRoute(app, options, tools);
  registerOwnTrustRoute(app, options, tools);
  registerExplainRoute(app, options, tools);
}
