import {
  INTEGRATION_KEYS,
  integrationFields,
  type IntegrationValues,
  type IntegrationKey,
  type IntegrationTest,
  isIntegrationKey,
} from '@rastro/sdk/contract';
import type { AccessAction, LogChange } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Integrations } from '../../integrations/integrations';
import { type ReadIntegration, readIntegration } from '../../integrations/read-integration';
import { forbidden } from '../../request/api-error';
import { describeCall } from '../../request/describe-call';
import { notFound } from '../../request/error-answer';
import { parseBody } from '../../request/parse-body';
import { asaasPath } from '../billing/asaas.routes';
import type { Access } from '../../ground/access/access';
import { type Identity, identityOf } from '../../ground/identity/identity';
import { type ChangeLog, loggedBy } from '../../ground/logs/change-log';

interface RoutesOptions {
  access: Pick<Access, 'require' | 'isHigher' | 'actorOf' | 'sellerOf'>;
  changeLog: Pick<ChangeLog, 'note'>;
  integrations: Integrations;
  test: (key: IntegrationKey, userId: number, ownerId: number) => Promise<IntegrationTest>;
  /** Checks whether an account resells the service. */
  isReseller: (userId: number) => Promise<boolean>;
  /** Throws on a reseller's settings of a service that only the server's administrators may use. */
  checkSeller: (key: IntegrationKey, read: ReadIntegration) => void;
  /** The brand's, of the addresses that the specification has for these calls. */
  prefix: string;
}

interface OfKey {
  Params: { key: string };
}

const valueSchema = z.union([z.string().max(10_000), z.number(), z.boolean()]);
const inputSchema = z.record(z.string().max(32), valueSchema.nullable());
const fieldSchema = z.object({
  name: z.string(),
  kind: z.string(),
  isSecret: z.boolean().optional(),
  isRequired: z.boolean().optional(),
  options: z.array(z.string()).optional(),
  fallback: z.union([z.string(), z.number(), z.boolean()]).optional(),
  example: z.string().optional(),
});
const integrationSchema = z.object({
  key: z.string(),
  source: z.enum(['saved', 'settings', 'none']),
  fields: z.array(fieldSchema),
  values: z.record(z.string(), valueSchema),
  secrets: z.array(z.string()),
  isLost: z.boolean(),
  savedAt: z.iso.datetime().nullable(),
  webhookPath: z.string(),
});
const testSchema = z.object({
  isGood: z.boolean(),
  found: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Integrations that resellers set up for their trees; administrators set up all. */
const OF_SELLERS: readonly IntegrationKey[] = [
  ...(['payment', 'seller', 'fiscal', 'mail', 'telegram', 'whatsapp', 'sms'] as const),
];
/** Those of who sends invoices. */
const OF_INVOICES: readonly IntegrationKey[] = ['payment', 'seller', 'fiscal'];

type IntegrationTools = ReturnType<typeof createIntegrationTools>;

/** Checks, answers and notes that the routes of services share. */
function createIntegrationTools({ access, changeLog, integrations, isReseller }: RoutesOptions) {
  /** Payments and fiscal notes while there are invoices, and for who may send them. */
  const keysOf = async (ownerId: number): Promise<readonly IntegrationKey[]> => {
    if (ownerId === 0) return INTEGRATION_KEYS;
    const sells = (await access.sellerOf(ownerId)) === ownerId;
    return OF_SELLERS.filter((key) => sells || !OF_INVOICES.includes(key));
  };
  const admit = async (request: FastifyRequest, reply: FastifyReply, action: AccessAction) => {
    void reply.header('cache-control', 'no-store');
    const identity = identityOf(request);
    const { userId } = identity;
    const { kind, hasPlus } = await access.actorOf(userId);
    if (kind !== 'administrator' && (await isReseller(userId))) {
      if (!hasPlus) throw forbidden('PLUS_REQUIRED');
      await access.require(userId, action, 'resellers');
      return { identity, ownerId: userId };
    }
    await access.require(userId, action, 'integrations');
    if (!(await access.isHigher(userId))) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
    return { identity, ownerId: 0 };
  };
  const keyOf = async (
    request: FastifyRequest<OfKey>,
    ownerId: number,
  ): Promise<IntegrationKey> => {
    const { key } = request.params;
    if (!isIntegrationKey(key)) throw notFound(request);
    if (!(await keysOf(ownerId)).includes(key)) throw notFound(request);
    return key;
  };
  const tell = (key: IntegrationKey, ownerId: number) => {
    const fields = integrationFields(key);
    const saved = integrations.saved(ownerId).get(key);
    const isStarted = ownerId === 0 && integrations.isConfigured(key);
    return {
      key,
      fields,
      values: (saved?.values ?? {}) as IntegrationValues,
      source: saved?.secrets ? 'saved' : isStarted ? 'settings' : 'none',
      secrets: saved?.secrets ? [...saved.secretNames] : [],
      isLost: saved !== undefined && saved.secrets === undefined,
      savedAt: saved ? saved.savedAt.toISOString() : null,
      webhookPath: key === 'payment' ? asaasPath(ownerId) : '',
    };
  };
  const note = (
    request: FastifyRequest,
    identity: Identity,
    facts: { action: string; objectName: string; changes?: LogChange[] },
  ) => changeLog.note(loggedBy(identity, request), { objectType: 'integration', ...facts });

  return { keysOf, admit, keyOf, tell, note };
}

/** Lists the fields that a save changes, for the log; of secrets their names alone. */
function toChanges(
  key: IntegrationKey,
  before: ReturnType<ReturnType<Integrations['saved']>['get']>,
  { values, secrets }: ReadIntegration,
): LogChange[] {
  return integrationFields(key).flatMap(({ name, isSecret }): LogChange[] => {
    if (isSecret) {
      const isChanged = secrets[name] !== before?.secrets?.[name];
      return isChanged ? [{ member: name, isSecret: true }] : [];
    }
    const [old, made] = [before?.values[name], values[name]];
    return old === made ? [] : [{ member: name, before: old, after: made }];
  });
}

/** Route that lists services. */
function registerList(
  app: FastifyInstance,
  base: string,
  { keysOf, admit, tell }: IntegrationTools,
): void {
  app.get(
    `${base}/integrations`,
    describeCall({
      who: 'signed-in',
      summary: 'The services that the server works with, each with what it wants to know.',
      answer: z.array(integrationSchema),
    }),
    async (request, reply) => {
      const { ownerId } = await admit(request, reply, 'read');
      return (await keysOf(ownerId)).map((key) => tell(key, ownerId));
    },
  );
}

/** Routes that save a service and forget it. */
function registerChanges(
  app: FastifyInstance,
  base: string,
  { integrations, checkSeller }: RoutesOptions,
  { admit, keyOf, tell, note }: IntegrationTools,
): void {
  app.post<OfKey>(
    `${base}/integrations/:key`,
    describeCall({
      who: 'signed-in',
      summary:
        'Saves a service, which is in force at once: what is left out stays as it was, a secret that is null is forgotten.',
      body: inputSchema,
      answer: integrationSchema,
    }),
    async (request, reply) => {
      const { identity, ownerId } = await admit(request, reply, 'update');
      const key = await keyOf(request, ownerId);
      const body = parseBody(inputSchema, request.body);
      const before = integrations.saved(ownerId).get(key);
      const read = readIntegration(key, body, before);
      if (ownerId !== 0) checkSeller(key, read);
      const { values, secrets } = read;
      await integrations.store.save({ key, ownerId }, values, secrets);
      await integrations.refresh();
      const changes = toChanges(key, before, read);
      await note(request, identity, { action: 'edit', objectName: key, changes });
      return tell(key, ownerId);
    },
  );

  app.delete<OfKey>(
    `${base}/integrations/:key`,
    describeCall({
      who: 'signed-in',
      summary:
        'Forgets what was saved of a service: what the server was started with counts again.',
      answer: 'none',
    }),
    async (request, reply) => {
      const { identity, ownerId } = await admit(request, reply, 'delete');
      const key = await keyOf(request, ownerId);
      if (!(await integrations.store.remove({ key, ownerId }))) throw notFound(request);
      await integrations.refresh();
      await note(request, identity, { action: 'remove', objectName: key });
      return reply.code(204).send();
    },
  );
}

/** Route that tries a service. */
function registerTest(
  app: FastifyInstance,
  base: string,
  { test }: RoutesOptions,
  { admit, keyOf }: IntegrationTools,
): void {
  app.post<OfKey>(
    `${base}/integrations/:key/test`,
    describeCall({
      who: 'signed-in',
      summary: 'Tries a service as it is in force, and says what came of it.',
      answer: testSchema,
    }),
    async (request, reply) => {
      const { identity, ownerId } = await admit(request, reply, 'update');
      return test(await keyOf(request, ownerId), identity.userId, ownerId);
    },
  );
}

/** `/api/integrations`, and `/{prefix}/integrations` beside it: services, those of a reseller's tree for the reseller, those of the server for higher administrators where there is billing (spec §6, §7; decision 7). */
export function registerIntegrationRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const tools = createIntegrationTools(options);
  for (const base of ['/api', `/${options.prefix}`]) {
    registerList(app, base, tools);
    registerChanges(app, base, options, tools);
    registerTest(app, base, options, tools);
  }
}
