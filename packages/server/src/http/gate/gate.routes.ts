import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Actor,
  toRefusal,
  type Upstream,
  type UpstreamResponse,
} from '../../upstream/upstream';
import type { PreparedWrite, PrepareUserWrite } from '../../features/accounts/prepare-user-write';
import type { NewEmails } from '../../features/new-email/new-emails';
import type { CompleteServer } from '../../features/server-info/complete-server';
import { ApiError, unauthorized } from '../api-error';
import { notFound } from '../error-answer';
import { hideSecrets } from '../hide-secrets';
import { type Identify, toActor, toKept } from '../identity';
import { createAccountThrottle } from './account-throttle';
import { buildBody } from './build-body';
import { buildQuery } from './build-query';
import type { GateRoute } from './gate-route';
import { gateRoutes } from './gate-routes';
import { buildPath, createRouteMatcher, type RouteMatch } from './match-route';
import { parseTarget } from './parse-target';
import { type GateEntity, translateError } from './translate-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The row of the gate that the call stands in, below `/api`; null outside the gate. */
    gateTemplate: string | null;
  }
}

interface GateOptions {
  upstream: Upstream;
  identify: Identify;
  completeServer: CompleteServer;
  newEmails: Pick<NewEmails, 'complete'>;
  prepareUserWrite: PrepareUserWrite;
  clock: () => number;
  routes?: readonly GateRoute[];
}

const ENTITIES: Readonly<Record<string, GateEntity>> = {
  devices: 'Device',
  groups: 'Group',
  users: 'User',
  notifications: 'Notification',
  geofences: 'Geofence',
  events: 'Event',
};

/** The gate: the only way from the product's door to the tracking API. Denies what it does not know. */
export function registerGate(app: FastifyInstance, options: GateOptions): void {
  const { upstream, identify, completeServer, newEmails, prepareUserWrite, clock } = options;
  const { routes = gateRoutes } = options;
  const matchRoute = createRouteMatcher(routes);
  const throttle = createAccountThrottle(clock);

  /** The tracking API takes a change of what an administrator only thinks is there, and changes nothing. */
  const requireThere = async (match: RouteMatch, actor: Actor): Promise<string> => {
    const request = { method: 'GET', path: buildPath(match), query: new URLSearchParams() };
    const answer = await upstream.send({ ...request, accept: 'application/json' }, { actor });
    if (answer.status >= 400) throw translate(answer, match);
    return answer.body ?? '{}';
  };

  app.decorateRequest('gateTemplate', null);

  const readUsers = async (answer: UpstreamResponse, id: number | undefined) => {
    const json = await readWithoutSecrets(answer);
    return json === null || id === undefined ? json : newEmails.complete(id, json);
  };

  app.all('/api/*', async (request, reply) => {
    const { match, query } = admit(request, matchRoute);
    request.gateTemplate = match.route.template;
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    const { perMinute } = match.route;
    if (perMinute !== undefined) throttle.take(identity.userId, perMinute);
    const sent = match.route.body === undefined ? undefined : buildBody(match, request.body);
    if (sent !== undefined) match.route.check?.(sent);
    const actor = toActor(identity);
    const isChange = match.route.method === 'PUT' && match.id !== undefined;
    const stored = isChange ? await requireThere(match, actor) : undefined;
    const isOfUsers = match.route.area === 'users';
    const { body, finish }: PreparedWrite =
      isOfUsers && match.route.method !== 'GET'
        ? await prepareUserWrite({ match, body: sent, stored, identity, request })
        : { body: sent };
    const answer = await upstream.send(
      {
        method: match.route.method,
        path: buildPath(match),
        query: buildQuery(query, match.route.query),
        accept: 'application/json',
        ...(body === undefined ? {} : { body }),
      },
      { actor, keeps: toKept(identity) },
    );
    if (answer.status >= 400) throw translate(answer, match);
    await finish?.();
    const answered = isOfUsers ? await readUsers(answer, match.id) : readAnswer(answer);
    if (answered === null) return reply.code(answer.status).send();
    const isSettings = match.route.area === 'server' && typeof answered === 'string';
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(isSettings ? await completeServer(answered, request) : answered);
  });
}

const readAnswer = ({ stream, body }: UpstreamResponse): Readable | string | null =>
  stream ? Readable.from(stream) : body;

/** Whole: a secret may lie over the edge of two pieces. */
async function readWithoutSecrets({ stream, body }: UpstreamResponse): Promise<string | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
  const json = stream ? Buffer.concat(chunks).toString() : body;
  return json === null ? null : hideSecrets(json);
}

function admit(request: FastifyRequest, matchRoute: ReturnType<typeof createRouteMatcher>) {
  const target = parseTarget(request.raw.url ?? '');
  if (target === undefined) throw notFound(request);
  const answer = matchRoute(request.method, target.path);
  if ('match' in answer) return { match: answer.match, query: target.query };
  if (answer.allowedMethods.length === 0) throw notFound(request);
  throw new ApiError(
    405,
    'METHOD_NOT_ALLOWED',
    `${request.method} is not possible here, only ${answer.allowedMethods.join(', ')}.`,
  );
}

function translate(answer: UpstreamResponse, { route, id }: RouteMatch): ApiError {
  const entity = id === undefined ? undefined : ENTITIES[route.area];
  return translateError(toRefusal(answer), { entity });
}
