import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { forbidden } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import { describeCall } from '../../../request/describe-call';
import { parseBody } from '../../../request/parse-body';
import type { PolicyOf } from '../../../ground/branding/policy-in-force';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { createReadAccount, type ReadAccount } from '../../../ground/identity/read-account';
import { type Identity, identityOf, toUpstreamActor } from '../../../ground/identity/identity';
import { type ChangeLog, loggedBy } from '../../../ground/logs/change-log';
import type { EraseOptions } from './erase-driver';
import { erasePerson, planErasure, toErasedEmail } from './erase-person';
import { readPersonalData } from './read-personal-data';

/** Dependencies of both groups of routes to personal data. */
export interface RoutesOptions {
  upstream: Upstream;
  database: Database;
  brand: { policyOf: PolicyOf };
  access: Access;
  changeLog: Pick<ChangeLog, 'note'>;
  drives: EraseOptions['drives'];
  clock: () => number;
}

interface OfUser {
  Params: { id: string };
}

/** Rows by the name of what they are. */
export const listsSchema = z.record(z.string(), z.array(z.unknown()));

/** Data missing from the answer, with the reason and the call that returns it. */
export const leftSchema = z.array(
  z.object({
    name: z.string(),
    why: z.enum(['notAllowed', 'notHere', 'tooMany', 'elsewhere', 'notProved']),
    call: z.string(),
  }),
);

/** Contact responsible for personal data; null where the brand names none. */
export const contactSchema = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    url: z.string().nullable(),
  })
  .nullable();

/** Fate of each part of the data. */
export const partsSchema = z.array(
  z.object({
    part: z.string(),
    fate: z.enum(['ends', 'unnamed', 'kept', 'unlinked']),
    keptFor: z.string(),
    count: z.number().int(),
  }),
);

const personalDataSchema = z.object({
  madeAt: z.iso.datetime(),
  userId: z.number().int(),
  /** The account as the tracking API has it. */
  account: z.unknown(),
  privacyContact: contactSchema,
  lists: listsSchema,
  left: leftSchema,
});

const erasureSchema = z.object({
  userId: z.number().int(),
  /** To be given again, letter by letter. */
  email: z.string(),
  isErased: z.boolean(),
  parts: partsSchema,
});

const eraseSchema = z.strictObject({ email: z.string().trim().min(1).max(128) });

/**
 * All that is held of a person, and its erasure: `GET /api/users/{id}/personal-data`, `GET` and `POST
 * /api/users/{id}/erase` (Lei 13.709/2018, articles 16 and 18).
 */
export function registerPersonalDataRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { access, changeLog } = options;
  const readAccount = createReadAccount(options);

  /** Finds the requester and the account: their own, or one that they are above. */
  const find = async (request: FastifyRequest<OfUser>, action: 'update' | 'delete') => {
    const identity = identityOf(request);
    const { userId } = identity;
    if ((await access.actorOf(userId)).kind === 'guest') throw forbidden('ACCOUNT_IS_SHARED');
    const user = await readAccount(request, identity, request.params.id);
    const isSelf = user.id === userId;
    if (!isSelf || action === 'delete') {
      const isSuperior =
        !isSelf && user.administrator && (await access.isSuperior(userId, user.id));
      await access.require(userId, action, 'users', { own: true, isSelf, isSuperior });
    }
    const account = user as ReadAccount & { email: string }; // an account has one
    const isEntered = identity.kind === 'session' && identity.session.byUserId !== undefined;
    const asker = { userId, actor: toUpstreamActor(identity), isEntered };
    return { identity, account, asker };
  };

  const note = (
    request: FastifyRequest,
    identity: Identity,
    user: Pick<ReadAccount, 'id' | 'name'>,
    action: string,
  ) =>
    changeLog.note(loggedBy(identity, request), {
      objectType: 'user',
      objectId: user.id,
      objectName: user.name,
      aboutUserId: user.id,
      action,
    });

  app.get<OfUser>(
    '/api/users/:id/personal-data',
    describeCall({
      who: 'signed-in',
      summary: 'All that is held of a person, without secrets; what is left out is named.',
      answer: personalDataSchema,
    }),
    async (request, reply) => {
      const { identity, account, asker } = await find(request, 'update');
      const data = await readPersonalData(options, { asker, userId: account.id });
      await note(request, identity, account, 'personal-data');
      void reply.header('cache-control', 'no-store');
      return data;
    },
  );

  const answerPlan = async (asked: Parameters<typeof planErasure>[1]) => ({
    userId: asked.account.id,
    email: asked.account.email,
    isErased: asked.account.email === toErasedEmail(asked.account.id),
    parts: await planErasure(options, asked),
  });

  app.get<OfUser>(
    '/api/users/:id/erase',
    describeCall({
      who: 'signed-in',
      summary: 'What the erasure of a person would end, and what law keeps; nothing is done.',
      answer: erasureSchema,
    }),
    async (request, reply) => {
      const { account, asker } = await find(request, 'delete');
      void reply.header('cache-control', 'no-store');
      return answerPlan({ account, asker });
    },
  );

  app.post<OfUser>(
    '/api/users/:id/erase',
    describeCall({
      who: 'signed-in',
      summary: 'Erases what is held of a person, but for what law keeps; their email confirms it.',
      body: eraseSchema,
      answer: erasureSchema,
      status: 200,
    }),
    async (request) => {
      const { account, asker } = await find(request, 'delete');
      const { email } = parseBody(eraseSchema, request.body);
      if (email.toLowerCase() !== account.email.toLowerCase()) {
        throw refuseField('email', 'refusal.erase.account');
      }
      const plan = await answerPlan({ account, asker });
      await erasePerson(options, { account, asker });
      access.forget('users');
      return { ...plan, email: toErasedEmail(account.id), isErased: true };
    },
  );
}
