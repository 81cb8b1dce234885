import type { Database } from '../../../db/database';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../../request/api-error';
import { parseBody } from '../../../request/parse-body';
import { translateError } from '../../../request/translate-error';
import {
  codeAt,
  createCodeKey,
  findCodeStep,
  isCodeKey,
  toKeyUri,
} from '../../../upstream/one-time-code';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { type OwnGuard, requirePerson } from '../../../ground/accounts/own-guard';
import { identityOf, toKept, toUpstreamActor } from '../../../ground/identity/identity';
import { readUser } from '../../../ground/sessions/read-user';
import { readCodeKey } from '../../../ground/sessions/read-code-key';
import type { RecoveryCodes } from './recovery-codes';
import { useCodeStep } from './use-code-step';
import { codeWrong } from './sign-in-with-code';

interface SecondFactorOptions {
  upstream: Upstream;
  database: Pick<Database, 'query'>;
  access: Pick<Access, 'require' | 'forgetAccount'>;
  guard: OwnGuard;
  recoveryCodes: RecoveryCodes;
  /** Reads the issuer that the authenticator app shows beside the e-mail. */
  issuer: () => Promise<string>;
  clock: () => number;
}

const MAX_LENGTH = 1024;
const proof = z.object({ currentPassword: z.string().max(MAX_LENGTH).optional() });
const newKey = proof.extend({
  key: z.string().min(1).max(MAX_LENGTH),
  code: z.string().min(1).max(MAX_LENGTH),
});
const codes = z.object({ recoveryCodes: z.array(z.string()) });
const PATH = '/api/session/second-factor';
const MEMBER = 'totpKey';

/**
 * `/api/session/second-factor`: the key of one's own one-time codes is set (`PUT`) once a code of it shows
 * that the app has it, and taken away (`DELETE`); recovery codes are handed out with it, or anew.
 */
export function registerSecondFactorRoutes(app: FastifyInstance, options: SecondFactorOptions) {
  const { upstream, database, access, guard, recoveryCodes, clock } = options;

  const requireOwner = async (request: FastifyRequest) => {
    const identity = identityOf(request);
    requirePerson(identity, MEMBER);
    return identity;
  };
  const readEmail = async (userId: number): Promise<string> =>
    (JSON.parse(await readUser(upstream, userId)) as { email: string }).email;
  const requireProof = async (request: FastifyRequest, currentPassword: unknown) => {
    const identity = await requireOwner(request);
    const email = await readEmail(identity.userId);
    await guard({ member: MEMBER, identity, email, currentPassword, ip: request.ip });
    return identity;
  };
  const write = async (identity: Awaited<ReturnType<typeof requireOwner>>, key: string | null) => {
    const answer = await upstream.change(
      `/users/${identity.userId}`,
      (user) => ({ ...user, totpKey: key }),
      { actor: toUpstreamActor(identity), keeps: toKept(identity) },
    );
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
    // What the server demands of the account may be done with.
    access.forgetAccount(identity.userId);
  };

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(PATH)) void reply.header('cache-control', 'no-store');
    done();
  });

  app.get(
    PATH,
    describeCall({
      who: 'before-codes',
      summary: 'Whether the account asks for one-time codes.',
      answer: z.object({ isOn: z.boolean(), recoveryCodes: z.number().int() }),
    }),
    async (request) => {
      const identity = identityOf(request);
      const { userId } = identity;
      const isOn = (await readCodeKey(upstream, userId)) !== undefined;
      return { isOn, recoveryCodes: isOn ? await recoveryCodes.count(userId) : 0 };
    },
  );

  app.post(
    `${PATH}/key`,
    describeCall({
      who: ['update', 'credentials'],
      summary: 'A new key of one-time codes, in force nowhere yet.',
      answer: z.object({ key: z.string(), uri: z.string() }),
    }),
    async (request) => {
      const { userId } = await requireOwner(request);
      const key = createCodeKey();
      const [issuer, label] = await Promise.all([options.issuer(), readEmail(userId)]);
      return { key, uri: toKeyUri(key, { issuer, label }) };
    },
  );

  app.put(
    PATH,
    describeCall({
      who: ['update', 'credentials'],
      summary: 'Asks for one-time codes from now on, with a code of the key.',
      body: newKey,
      answer: codes,
    }),
    async (request) => {
      const { key, code, currentPassword } = parseBody(newKey, request.body);
      const identity = await requireProof(request, currentPassword);
      if (!isCodeKey(key)) throw keyWrong();
      const step = findCodeStep(key, code, clock());
      if (step === undefined) throw codeWrong();
      // Whoever looked on while it was typed in does not sign in with it.
      await useCodeStep(database, { origin: upstream.origin, userId: identity.userId }, step);
      await write(identity, key);
      return { recoveryCodes: await recoveryCodes.create(identity.userId, key) };
    },
  );

  app.post(
    `${PATH}/recovery-codes`,
    describeCall({
      who: ['update', 'credentials'],
      summary: 'New recovery codes in place of those before.',
      body: proof,
      answer: codes,
    }),
    async (request) => {
      const { currentPassword } = parseBody(proof, request.body);
      const { userId } = await requireProof(request, currentPassword);
      const key = await readCodeKey(upstream, userId);
      if (key === undefined || codeAt(key, clock()) === undefined) throw keyWrong();
      return { recoveryCodes: await recoveryCodes.create(userId, key) };
    },
  );

  app.delete(
    PATH,
    describeCall({
      who: ['update', 'credentials'],
      summary: 'Asks for one-time codes no more.',
      body: proof,
      answer: 'none',
    }),
    async (request, reply) => {
      const { currentPassword } = parseBody(proof, request.body);
      const identity = await requireProof(request, currentPassword);
      await write(identity, null);
      await recoveryCodes.end(identity.userId);
      return reply.code(204).send();
    },
  );
}

/** The refusal of what is no key of one-time codes. */
export const keyWrong = (): ApiError =>
  new ApiError(
    422,
    'CODE_KEY_INVALID',
    'A key of one-time codes is at least 16 letters and digits of base32: A to Z, 2 to 7.',
    { field: 'totpKey' },
  );
