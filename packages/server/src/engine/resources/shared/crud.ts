import { MAX_OBJECTS } from '@rastro/sdk/domain';
import type { ObjectAccess } from '../../access/access';
import { refused } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';
import { decodeEntity, echoEntity } from '../../entities/decode-entity';
import { LINKED_ENTITIES } from '../../entities/links';
import type { Entity, EntityValues } from '../../../entities/entity';
import { insertOwnedEntity, readEntity, updateEntity } from '../../../entities/entity-store';
import { listEntities } from './list-entities';

/** Additions of a kind of object to the usual reading and writing. */
export interface CrudRules {
  /** Refuses a write by throwing. `values.id` is 0 for a new one. */
  check?(context: RequestContext, access: ObjectAccess, values: EntityValues): Promise<void>;
  /** The JSON of one, from where it is known; null where there is none. */
  read?(context: RequestContext, id: number): Promise<string | null>;
  /** Updates memory after a write; called inside the transaction, before its end. */
  written?(context: RequestContext, values: EntityValues): void;
  /** Writes what outlives one that is about to be deleted; inside the transaction. */
  deleting?(context: RequestContext, id: number): Promise<void>;
  /** Updates memory after a deletion. */
  deleted?(context: RequestContext, id: number): void;
}

const ENTITIES: ReadonlyMap<string, Entity> = new Map(
  Object.values(LINKED_ENTITIES).map((entity) => [entity.name, entity]),
);

const readReference = async (
  { unit }: RequestContext,
  { table }: Entity,
  column: string,
  id: number,
): Promise<number> => {
  const { rows } = await unit.query<{ value: number | null }>(
    `select ${column} as value from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.value ?? 0;
};

/**
 * Checks references, such as a group: the caller must see the object, or it was there before
 * (tracking-api §5.4).
 */
const checkReferences = async (
  context: RequestContext,
  access: ObjectAccess,
  entity: Entity,
  values: EntityValues,
): Promise<void> => {
  if (access.caller.administrator) return;
  for (const { name, kind, column, refersTo } of entity.fields) {
    const id = Number(values[name] ?? 0);
    if (kind !== 'reference' || column === null || refersTo === undefined || !id) continue;
    const referred = ENTITIES.get(refersTo);
    if (!referred)
      throw new Error(`${entity.name}.${name} refers to ${refersTo}, which is no entity`);
    if (id !== (await readReference(context, entity, column, values.id))) {
      await access.requireObject(referred, id);
    }
  }
};

const requireMembers = (entity: Entity, values: EntityValues): void => {
  const missing = entity.fields.find(
    ({ required, name, kind }) =>
      required && (values[name] === null || (kind === 'reference' && values[name] === 0)),
  );
  if (missing) {
    throw refused(`${missing.name} is required`);
  }
};

/** Devices have a limit of each account's own. One after the other is counted of those that are made at once. */
const requireRoom = async (
  { unit }: RequestContext,
  { caller }: ObjectAccess,
  { name }: Entity,
): Promise<void> => {
  if (caller.administrator || name === 'Device') return;
  await unit.query('select 1 from users where id = $1 for no key update', [caller.id]);
  const { rows } = await unit.query<{ count: number }>(
    `select count(*)::int as count from user_${name.toLowerCase()} where user_id = $1`,
    [caller.id],
  );
  if ((rows[0]?.count ?? 0) >= MAX_OBJECTS) throw refused('Object limit reached');
};

/** `GET /{path}`, `GET /{path}/{id}`, `POST`, `PUT /{path}/{id}` and `DELETE` of one kind of object. */
export const createCrud = (entity: Entity, rules: CrudRules = {}) => {
  const list: Handler = (context) => listEntities(context, entity);

  const get: Handler = async (context) => {
    const id = readId(context.params['id']);
    const access = await context.access();
    await access.requireObject(entity, id);
    const found = await (rules.read?.(context, id) ?? readEntity(context.unit, entity, id));
    // Traccar's container answers this one with a page of its own.
    if (!found) return { status: 404, contentType: 'text/html', body: 'HTTP 404 Not Found' };
    return json(found);
  };

  const create: Handler = async (context) => {
    const access = await context.access();
    const values: EntityValues = { ...decodeEntity(entity, context.request.body), id: 0 };
    await access.requireEdit(entity, true);
    requireMembers(entity, values);
    await checkReferences(context, access, entity, values);
    await rules.check?.(context, access, values);
    await requireRoom(context, access, entity);
    values.id = await insertOwnedEntity(context.unit, entity, values, access.caller.id);
    const kind = entity.name.toLowerCase();
    const action = { objectType: kind, objectId: values.id };
    await context.audit({ type: 'create', ...action });
    const attributes = { ownerType: 'user', ownerId: access.caller.id };
    await context.audit({ type: 'link', ...action, attributes });
    context.afterCommit(() => context.rules.outdate(entity.table));
    rules.written?.(context, values);
    return json(echoEntity(entity, values));
  };

  const replace: Handler = async (context) => {
    const access = await context.access();
    const values = decodeEntity(entity, context.request.body);
    await access.requireObject(entity, values.id);
    await access.requireEdit(entity, false);
    requireMembers(entity, values);
    await checkReferences(context, access, entity, values);
    await rules.check?.(context, access, values);
    const changed = await updateEntity(context.unit, entity, values);
    await context.audit({
      type: 'edit',
      objectType: entity.name.toLowerCase(),
      objectId: values.id,
    });
    context.afterCommit(() => context.rules.outdate(entity.table));
    if (changed) rules.written?.(context, values);
    return json(echoEntity(entity, values));
  };

  const remove: Handler = async (context) => {
    const id = readId(context.params['id']);
    const access = await context.access();
    await access.requireObject(entity, id);
    await access.requireEdit(entity, false);
    await rules.deleting?.(context, id);
    await context.unit.query(`delete from ${entity.table} where id = $1`, [id]);
    await context.audit({ type: 'remove', objectType: entity.name.toLowerCase(), objectId: id });
    context.afterCommit(() => context.rules.outdate(entity.table));
    rules.deleted?.(context, id);
    return noContent();
  };

  return { list, get, create, replace, remove };
};

/** An object body or 400. */
export const readObject = (body: unknown): Record<string, unknown> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refused('The body is not a JSON object');
  }
  return body as Record<string, unknown>;
};
