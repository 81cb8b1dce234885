import { describeExpressionProblem } from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ExpressionError } from '../../../expression/expression-error';
import { ofField, refuseField, refusePhrases } from '../../../request/refuse-field';
import { type DescribedCall, describeCall } from '../../../request/describe-call';
import { parseBody } from '../../../request/parse-body';
import type { Upstream } from '../../../upstream/upstream';
import { identityOf } from '../../../ground/identity/identity';
import { loggedBy } from '../../../ground/logs/change-log';
import type { ReadLog } from '../../../ground/logs/read-log';
import { evaluateForFix } from './evaluate-for-fix';
import { findFix } from './find-fix';

interface ExpressionOptions {
  upstream: Pick<Upstream, 'send'>;
  readLog: Pick<ReadLog, 'note'>;
}

const ASKED = z.strictObject({
  deviceId: z.int().positive(),
  at: z.iso.datetime({ offset: true }),
  expression: z.string().min(1).max(4_000),
  attribute: z.string().max(128).default(''),
});

const ABOUT: DescribedCall = {
  who: ['send', 'attributes'],
  summary: 'What an expression comes to for the last fix of a device at or before a moment.',
  body: ASKED,
  answer: z.object({ fixTime: z.string(), value: z.unknown(), before: z.unknown() }),
};

/**
 * `POST /api/attributes/computed/past`: `value` is what the expression comes to for a fix of the past, and `before`
 * what that fix had under the name of the attribute; null for nothing. Whoever may try expressions may ask.
 */
export function registerExpressionRoutes(
  app: FastifyInstance,
  { upstream, readLog }: ExpressionOptions,
): void {
  app.post('/api/attributes/computed/past', describeCall(ABOUT), async (request, reply) => {
    const identity = identityOf(request);
    const { deviceId, at, expression, attribute } = parseBody(ASKED, request.body);
    const fix = await findFix(upstream, identity.userId, { deviceId, atMs: Date.parse(at) });
    if (!fix) throw refuseField('at', 'refusal.past.none');
    const atMs = Date.parse(fix.fixTime);
    await readLog.note({
      ...loggedBy(identity, request),
      action: 'read-history',
      call: '/attributes/computed/past',
      asUserId: identity.userId,
      deviceIds: [deviceId],
      groupIds: [],
      period: { fromMs: atMs, toMs: atMs },
    });
    void reply.header('cache-control', 'no-store');
    try {
      const value = evaluateForFix(expression, fix);
      const before = Object.hasOwn(fix.attributes, attribute) ? fix.attributes[attribute] : null;
      return { fixTime: fix.fixTime, value, before };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const says = describeExpressionProblem(error.message, expression) ?? [];
      throw refusePhrases(ofField('expression'), says, error.message);
    }
  });
}
