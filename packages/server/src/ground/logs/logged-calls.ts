import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Identify, Identity } from '../identity/identity';
import type { IdentifyKey } from '../keys/keys';
import { type ChangeLog, loggedBy, type LoggedBy } from './change-log';
import { describeAction } from './describe-action';
import type { RefusalLog } from './refusal-log';

interface LoggedCallsOptions {
  identify: Identify;
  identifyKey: IdentifyKey;
  changeLog: Pick<ChangeLog, 'note'>;
  refusalLog: Pick<RefusalLog, 'add'>;
  nameOf: (userId: number) => Promise<string>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const GATE = '/api/*';
/** They change nothing that anybody would look for, or are written down by what they make. */
const QUIET: ReadonlySet<string> = new Set([
  '/api/session',
  '/api/session/demo',
  '/api/setup',
  '/api/seen-events',
  '/api/socket-tickets',
  '/api/calendars/times',
  '/api/attributes/computed/past',
  // A plan: what is done of it is written down row by row.
  '/api/bulk-changes',
  // The ledger of invoices has it.
  '/api/billing/asaas',
  '/api/shared/session',
  // Written down with what was answered.
  '/api/session/consent',
  '/api/session/consent/answer',
  '/api/session/invitation',
  '/api/session/invitation/accept',
  // Written down once somebody presses Start.
  '/api/telegram-bot/link',
  // Written down with the name of the account.
  '/api/users/:id/access',
  '/api/users/:id/suspend',
  '/api/users/:id/restore',
  '/api/users/:id/trust',
  '/api/users/:id/sign-out',
  '/api/session/trust',
  // Written down with driver and vehicle.
  '/api/qr-driver',
  // Written down with both names.
  '/api/users/:id/enter',
  '/api/session/back',
  '/api/session/terms',
]);
/** Written down with the names of what changed. */
const WRITTEN = '/api/integrations/:key';
const SIGN_IN = 'POST /api/session';

/** Writes down what is done by routes of their own, and what is refused by rights or at the sign-in. */
export function registerLoggedCalls(door: FastifyInstance, options: LoggedCallsOptions): void {
  const { changeLog, refusalLog, nameOf, log } = options;
  /** Programs with a key among them. */
  const identify: Identify = async (request) =>
    (await options.identifyKey(request))?.identity ?? options.identify(request);
  const doers = new WeakMap<FastifyRequest, LoggedBy>();
  const onFault = (error: unknown): void => log.error({ err: error }, 'The log was not written');

  door.addHook('preHandler', async (request) => {
    // Who signs out is nobody afterwards.
    if (isOwnWrite(request)) doers.set(request, by(await identify(request), request));
  });
  door.addHook('onResponse', async (request, { statusCode }) => {
    const doer = doers.get(request);
    if (doer === undefined || statusCode >= 400) return;
    await changeLog.note(doer, describe(request)).catch(onFault);
  });
  door.addHook('onError', async (request, _reply, error) => {
    const { statusCode, code } = error as { statusCode?: number; status?: number; code: string };
    const status = (error as { status?: number }).status ?? statusCode;
    const isSignIn = `${request.method} ${request.routeOptions.url}` === SIGN_IN;
    if (status !== 403 && !(isSignIn && (status === 401 || status === 429))) return;
    // An open page asks on by itself: that is nothing that somebody tried.
    if (!request.url.startsWith('/api/') || code === 'TERMS_NOT_ACCEPTED') return;
    try {
      // Whoever failed to sign in is not who was signed in there before.
      const identity = isSignIn ? undefined : await identify(request).catch(() => undefined);
      const { userId, byUserId = 0, keyName = '', address } = by(identity, request);
      const { changes: _none, aboutUserId: _nobody, ...facts } = describe(request);
      const told = isSignIn
        ? { ...facts, action: 'signIn', objectName: readTried(request) }
        : facts;
      const names = { userName: await nameOf(userId), byUserName: await nameOf(byUserId) };
      await refusalLog.add({ ...told, ...names, userId, byUserId, keyName, address, reason: code });
    } catch (fault) {
      onFault(fault);
    }
  });
}

const by = (identity: Identity | undefined, request: FastifyRequest): LoggedBy =>
  identity ? loggedBy(identity, request) : { userId: 0, address: request.ip };

const isOwnWrite = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  method !== 'GET' &&
  url.startsWith('/api/') &&
  url !== GATE &&
  url !== WRITTEN &&
  (method === 'DELETE' || !QUIET.has(url));

/** Describes the subject of a call by its address alone. */
const describe = ({ method, url, routeOptions, gateTemplate }: FastifyRequest) => {
  const isSignOut = method === 'DELETE' && routeOptions.url === '/api/session';
  const own = (routeOptions.url ?? '').slice('/api'.length).replace(/:(\w+)/g, '{$1}');
  const template = gateTemplate ?? own;
  const [path = ''] = url.split('?');
  const id = Number(/\/(\d{1,15})(?=\/|$)/.exec(path)?.[1] ?? 0);
  const facts = describeAction({ method, template, entity: undefined, id });
  return isSignOut ? { ...facts, action: 'signOut' } : facts;
};

/** The e-mail that was tried; people write passwords into the wrong field. */
const readTried = ({ body }: FastifyRequest): string => {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' && email.includes('@') ? email.slice(0, 100) : '';
};
