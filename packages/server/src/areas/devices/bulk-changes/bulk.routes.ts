import { mayLink, type ResourceDescription, resources } from '@rastro/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../../request/api-error';
import { refuseConflict, refuseField } from '../../../request/refuse-field';
import { areaOf } from '../../../request/area-of';
import { describeCall } from '../../../request/describe-call';
import { notFound } from '../../../request/error-answer';
import { parseBody } from '../../../request/parse-body';
import type { Access } from '../../../ground/access/access';
import { identityOf } from '../../../ground/identity/identity';
import { createAskDoor, type AskDoor, type Asked } from './ask-door';
import {
  bulkRowSchema,
  bulkSchema,
  linkTargetsSchema,
  MAX_IDS,
  newBulkSchema,
  rowsQuerySchema,
} from './bulk-schemas';
import type { Bulk, BulkRow, BulkState, BulkStore } from './bulk-store';
import { planLinkRow, readLinked, type LinkTargets } from './link-rows';
import { mayChange, nameOf, planRow, type RowPlan } from './plan-rows';
import { runRows, undoRows } from './run-rows';
import { manyCommandSchema, planSendRow, readEffect } from './send-rows';

interface BulkRoutesOptions {
  store: BulkStore;
  access: Pick<Access, 'require' | 'actorOf'>;
  /** Prefix of the brand's attributes. */
  prefix: string;
  /** Lets a run go on behind the answer, and hears how it ended. */
  inBackground(run: Promise<void>): void;
}

type Sent = z.output<typeof newBulkSchema>;
interface OfOne {
  Params: { id: string };
}

const ROOT = '/api/bulk-changes';
const ID = /^[1-9]\d{0,14}$/;

type BulkTools = ReturnType<typeof createBulkTools>;

/** Reads and answers that the routes of runs share. */
function createBulkTools({ store }: BulkRoutesOptions) {
  const requireUser = async (request: FastifyRequest): Promise<number> => {
    const identity = identityOf(request);
    return identity.userId;
  };
  const requireOwn = async (request: FastifyRequest<OfOne>) => {
    const userId = await requireUser(request);
    const { id } = request.params;
    const bulk = ID.test(id) ? await store.find(userId, Number(id)) : undefined;
    if (bulk === undefined) throw notFound(request);
    return { userId, bulk };
  };
  const answer = async (userId: number, id: number) => {
    const bulk = await store.find(userId, id);
    if (bulk === undefined) throw new Error('a run is gone as soon as it was written');
    return toAnswer(bulk, await store.count(id));
  };

  return { requireUser, requireOwn, answer };
}

/** Route that plans a run. */
function registerPlan(
  app: FastifyInstance,
  { store, access, prefix }: BulkRoutesOptions,
  { requireUser, answer }: BulkTools,
): void {
  const planOwn = async (
    ids: readonly number[],
    things: Things,
    wanted: OwnPlan,
  ): Promise<BulkRow[]> => {
    const plan = { ...wanted, actor: await access.actorOf(wanted.userId) };
    return ids.map((id) => planRow(id, things.get(id), plan));
  };

  app.post(
    ROOT,
    describeCall({
      who: 'signed-in',
      summary: 'Plans one change of many things; nothing is changed yet.',
      body: newBulkSchema,
      answer: bulkSchema,
    }),
    async (request) => {
      const userId = await requireUser(request);
      const sent = parseBody(newBulkSchema, request.body);
      const { operation, changes = {} } = sent;
      const resource = readResource(sent);
      const targets = readTargets(resource, sent);
      const ask = createAskDoor(app, request);
      const command = operation === 'send' ? parseBody(manyCommandSchema, changes) : undefined;
      if (command) {
        await access.require(userId, 'send', 'commands', await readEffect(command, prefix, ask));
      } else
        await (targets
          ? access.require(userId, operation === 'link' ? 'create' : 'delete', 'links')
          : access.require(userId, operation as 'update', areaOf(resource), { own: true }));
      const everything: Record<string, string> = 'all' in resource.query ? { all: 'true' } : {};
      const query = new URLSearchParams(sent.filter ?? everything);
      const listed = await ask('GET', `${resource.path}?${query.toString()}`);
      if (listed.status >= 400) throw toError(listed);
      const things = new Map(
        (listed.json as { id: number }[]).map((thing) => [thing.id, { ...thing }]),
      );
      const ids = sent.ids ?? [...things.keys()];
      if (ids.length > MAX_IDS) throw refuseField('filter', 'refusal.bulk.many', { most: MAX_IDS });
      const unique = [...new Set(ids)];
      const rows = command
        ? unique.map((id) => planSendRow(id, things.get(id), command))
        : operation === 'link' || operation === 'unlink'
          ? await planLinks(unique, things, { resource, operation, targets, ask })
          : await planOwn(unique, things, { resource, operation, changes, userId } as OwnPlan);
      return answer(
        userId,
        await store.plan(userId, { resource: sent.resource, operation, changes }, rows),
      );
    },
  );
}

/** Routes that tell where a run is. */
function registerReads(
  app: FastifyInstance,
  { store }: BulkRoutesOptions,
  { requireOwn, answer }: BulkTools,
): void {
  app.get<OfOne>(
    `${ROOT}/:id`,
    describeCall({ who: 'signed-in', summary: 'Where a run is.', answer: bulkSchema }),
    async (request, reply) => {
      const { userId, bulk } = await requireOwn(request);
      void reply.header('cache-control', 'no-store');
      return answer(userId, bulk.id);
    },
  );

  app.get<OfOne>(
    `${ROOT}/:id/rows`,
    describeCall({
      who: 'signed-in',
      summary: 'What is planned with each thing, or what came of it.',
      query: rowsQuerySchema.shape,
      answer: z.array(bulkRowSchema),
    }),
    async (request, reply) => {
      const { bulk } = await requireOwn(request);
      void reply.header('cache-control', 'no-store');
      return store.rows(bulk.id, parseBody(rowsQuerySchema, request.query));
    },
  );
}

/** Routes that start a run, stop it and undo it. */
function registerRuns(
  app: FastifyInstance,
  { store, inBackground }: BulkRoutesOptions,
  { requireOwn, answer }: BulkTools,
): void {
  /** Starts what works on the rows of a run, if it may begin now. */
  const begin = async (
    request: FastifyRequest<OfOne>,
    to: 'running' | 'undoing',
    from: readonly BulkState[],
  ) => {
    const { userId, bulk } = await requireOwn(request);
    if (to === 'undoing' && (bulk.operation === 'delete' || bulk.operation === 'send')) {
      throw refuseConflict('refusal.bulk.final');
    }
    const turn = await store.begin(userId, bulk.id, from, to);
    if (turn === undefined) {
      throw refuseConflict('refusal.bulk.begun');
    }
    const resource = describe(bulk.resource);
    const { resource: name } = bulk.changes;
    const other = isLinking(bulk.operation) ? describe(String(name)) : undefined;
    const run = { bulk, resource, other, store, turn, ask: createAskDoor(app, request) };
    inBackground(to === 'running' ? runRows(run) : undoRows(run));
    return answer(userId, bulk.id);
  };

  app.post<OfOne>(
    `${ROOT}/:id/start`,
    describeCall({
      who: 'signed-in',
      summary: 'Does what is planned, or what is left of it.',
      answer: bulkSchema,
    }),
    (request) => begin(request, 'running', ['planned', 'interrupted', 'cancelled']),
  );

  app.post<OfOne>(
    `${ROOT}/:id/undo`,
    describeCall({
      who: 'signed-in',
      summary: 'Writes the old values back where nobody has changed them since.',
      answer: bulkSchema,
    }),
    (request) => begin(request, 'undoing', ['finished', 'cancelled', 'undo-interrupted']),
  );

  app.post<OfOne>(
    `${ROOT}/:id/cancel`,
    describeCall({
      who: 'signed-in',
      summary: 'Stops a run; what is done stays done.',
      answer: bulkSchema,
    }),
    async (request) => {
      const { userId, bulk } = await requireOwn(request);
      const isStopped =
        (await store.move(bulk.id, 'running', 'cancelled')) ||
        (await store.move(bulk.id, 'planned', 'cancelled')) ||
        (await store.move(bulk.id, 'undoing', 'undo-interrupted'));
      if (!isStopped) throw refuseConflict('refusal.bulk.idle');
      return answer(userId, bulk.id);
    },
  );
}

/** Changes of many things in one go: a plan, its start, its end and its undoing, at `/api/bulk-changes`. */
export function registerBulkRoutes(app: FastifyInstance, options: BulkRoutesOptions): void {
  const tools = createBulkTools(options);
  registerPlan(app, options, tools);
  registerReads(app, options, tools);
  registerRuns(app, options, tools);
}

type OwnPlan = Omit<RowPlan, 'actor'>;
type Things = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

const isLinking = (operation: string): boolean => operation === 'link' || operation === 'unlink';

async function planLinks(
  ids: readonly number[],
  things: Things,
  {
    resource,
    operation,
    targets,
    ask,
  }: {
    resource: ResourceDescription;
    operation: 'link' | 'unlink';
    targets: LinkTargets | undefined;
    ask: AskDoor;
  },
): Promise<BulkRow[]> {
  if (targets === undefined) throw refuseField('changes', 'refusal.bulk.target');
  const linked = await readLinked(resource, targets, ask);
  if (!(linked instanceof Map)) throw toError(linked as Asked);
  return ids.map((id) => {
    const thing = things.get(id);
    const row = { id, name: thing ? nameOf(thing) : '', isSeen: thing !== undefined };
    return planLinkRow(row, operation, targets, linked);
  });
}

/** Reads the targets of a link; throws a 422 for a resource that cannot be linked to them. */
function readTargets(
  resource: ResourceDescription,
  { operation, changes }: Sent,
): LinkTargets | undefined {
  if (!isLinking(operation)) return undefined;
  const { resource: name, ids } = parseBody(linkTargetsSchema, changes ?? {});
  const other = describe(name);
  if (!mayLink(resource, other)) throw refuseField('changes', 'refusal.bulk.link');
  return { name, other, ids: [...new Set(ids)] };
}

const described: Readonly<Record<string, ResourceDescription>> = resources;

function describe(name: string): ResourceDescription {
  const resource = Object.hasOwn(described, name) ? described[name] : undefined;
  if (resource === undefined) throw refuseField('resource', 'refusal.bulk.resource');
  return resource;
}

/** Throws a 422 for what is no bulk change: it names the member. */
function readResource({ resource: name, ids, filter, operation, changes }: Sent) {
  const resource = describe(name);
  const { operations, single, members } = resource;
  const isSending = operation === 'send';
  if (isSending && resource !== resources.devices) {
    throw refuseField('resource', 'refusal.bulk.send');
  }
  const needed = isLinking(operation) || isSending ? ['list', 'get'] : ['list', 'get', operation];
  const isPossible = !single && needed.every((one) => has(operations, one));
  if (!isPossible) throw refuseField('resource', 'refusal.bulk.resource');
  if ((ids === undefined) === (filter === undefined)) {
    throw refuseField('ids', 'refusal.bulk.which');
  }
  if (isLinking(operation) || isSending) return resource;
  const names = Object.keys(changes ?? {});
  if (operation === 'delete' ? changes !== undefined : names.length === 0) {
    throw refuseField('changes', 'refusal.bulk.changes');
  }
  const wrong = names.find(
    (member) => !Object.hasOwn(members, member) || !mayChange(members[member]),
  );
  if (wrong !== undefined) throw refuseField(wrong, 'refusal.bulk.fixed');
  return resource;
}

const has = (all: readonly string[], one: string): boolean => all.includes(one);

/** The door's own refusal of a list, passed on. */
function toError({ status, json }: { status: number; json: unknown }): ApiError {
  const { code, message, field } = json as {
    code: ApiError['code'];
    message: string;
    field?: string;
  };
  return new ApiError(status, code, message, field === undefined ? {} : { field });
}

const toAnswer = ({ id, resource, operation, state, createdAt }: Bulk, counts: object) => ({
  id,
  resource,
  operation,
  state,
  createdAt: new Date(createdAt).toISOString(),
  counts,
});
