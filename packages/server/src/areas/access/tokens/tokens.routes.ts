import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import { DAY_MS, MAX_TOKEN_DAYS } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../../../ground/access/access';
import { refuseField } from '../../../request/refuse-field';
import { notFound } from '../../../request/error-answer';
import { translateError } from '../../../request/translate-error';
import {
  type Identity,
  identityOf,
  tokenEndOf,
  toUpstreamActor,
} from '../../../ground/identity/identity';
import { parseBody } from '../../../request/parse-body';
import { recordAction } from '../../../upstream/record-action';
import type { RecordedAction } from '../../../upstream/recorded-action';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import { lineageOf } from '../../../ground/identity/lineage-of';
import { endTokenSchema, newTokenSchema, tokenSchema } from './tokens.schemas';
import type { Token, TokensService } from '../../../ground/credentials/tokens.service';

interface TokenRoutesOptions {
  upstream: Upstream;
  tokens: TokensService;
  access: Pick<Access, 'require' | 'actorOf'>;
  clock: () => number;
}

/** A token lives seven days unless asked otherwise (tracking-api §1.1). */
const DEFAULT_MS = 7 * DAY_MS;
/** Lifetime of a shared account's token, in ms; short, as nobody there could say whose it is. */
const SHARED_MS = DAY_MS;
const ID = /^[1-9]\d{0,14}$/;

/** Making, listing and ending tokens: `/api/session/token`, `/api/session/tokens`. */
export function registerTokenRoutes(app: FastifyInstance, options: TokenRoutesOptions): void {
  const { upstream, tokens, access, clock } = options;

  const record = (
    type: RecordedAction['type'],
    { ip, log }: FastifyRequest,
    { objectId = 0, ...rest }: Pick<RecordedAction, 'userId'> & Partial<RecordedAction>,
  ): Promise<void> =>
    recordAction(upstream, { ...rest, type, address: ip, objectType: 'token', objectId }, log);

  /** Returns the requested end, never beyond that of the caller's token. */
  const resolveEnd = (expiration: string | undefined, identity: Identity): number => {
    const now = clock();
    const askedMs = expiration === undefined ? now + DEFAULT_MS : Date.parse(expiration);
    const isTooLong = askedMs > now + MAX_TOKEN_DAYS * DAY_MS;
    if (isTooLong || askedMs <= now) {
      throw refuseField('expiration', 'refusal.end.within', { days: MAX_TOKEN_DAYS });
    }
    return Math.min(askedMs, tokenEndOf(identity) ?? Number.POSITIVE_INFINITY);
  };

  app.post(
    '/api/session/token',
    describeCall({
      who: ['create', 'credentials'],
      summary: 'A new token, shown this once.',
      body: newTokenSchema,
      answer: 'text',
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const { expiration, name = '' } = parseBody(newTokenSchema, request.body);
      const { userId } = identity;
      const isShared = (await access.actorOf(userId)).kind === 'guest';
      const latest = isShared ? clock() + SHARED_MS : Number.POSITIVE_INFINITY;
      const expiresAt = Math.min(resolveEnd(expiration, identity), latest);
      const lineage = lineageOf(identity);
      const token = await tokens.create({ userId, name, expiresAt, isShared, ...lineage });
      await record('create', request, { userId, attributes: { name } });
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(token);
    },
  );

  app.get(
    '/api/session/tokens',
    describeCall({
      who: ['read', 'credentials'],
      summary: 'The tokens of the account.',
      answer: z.array(tokenSchema),
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const current = identity.kind === 'token' ? identity.token.id : undefined;
      void reply.header('cache-control', 'no-store');
      return (await tokens.list(identity.userId)).map((token) => toAnswer(token, current));
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/session/tokens/:id',
    describeCall({ who: ['delete', 'credentials'], summary: 'Ends a token.', answer: 'none' }),
    async (request, reply) => {
      const identity = identityOf(request);
      const { id } = request.params;
      if (!ID.test(id) || !(await tokens.end(identity.userId, Number(id)))) throw notFound(request);
      await record('remove', request, { userId: identity.userId, objectId: Number(id) });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/session/token/revoke',
    describeCall({
      who: 'signed-in',
      summary: 'Ends a token by its text.',
      body: endTokenSchema,
      answer: 'none',
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const { token } = parseBody(endTokenSchema, request.body);
      if (!(await tokens.endByText(token))) await revokeForeign(token, identity);
      return reply.code(204).send();
    },
  );

  const revokeForeign = async (token: string, identity: Identity): Promise<void> => {
    const request = {
      method: 'POST',
      path: '/session/token/revoke',
      query: new URLSearchParams(),
      body: { token },
    };
    const answer = await upstream.send(request, { actor: toUpstreamActor(identity) });
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  };
}

const toAnswer = (token: Token, currentId: number | undefined) => ({
  id: token.id,
  name: token.name,
  createdAt: toIso(token.createdAt),
  lastUsedAt: token.lastUsedAt === null ? null : toIso(token.lastUsedAt),
  expiresAt: toIso(token.expiresAt),
  current: token.id === currentId,
});

const toIso = (timeMs: number): string => new Date(timeMs).toISOString();
