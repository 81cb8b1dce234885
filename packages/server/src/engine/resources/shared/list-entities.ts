import { answerKnown } from '../../requests/answer-known';
import { answerList } from '../../requests/answer-list';
import { deviceJson } from '../../devices/device-json';
import type { RequestContext } from '../../requests/request-context';
import type { UpstreamResponse } from '../../../upstream/upstream';
import { readFlag, readId, readIds } from '../../common/query-values';
import { DEVICE, GROUP } from '../../entities/entities';
import type { Entity } from '../../../entities/entity';
import { CALENDAR } from '../../entities/linked-entities';
import { entityJsonSql } from '../../../entities/entity-sql';

/** Conditions of a list and their parameters, numbered as they come. */
export interface Conditions {
  sql: string[];
  params: unknown[];
  /** Adds a parameter and gives its `$n`. */
  param(value: unknown): string;
}

/** No conditions yet. */
export const createConditions = (): Conditions => {
  const params: unknown[] = [];
  return { sql: [], params, param: (value) => `$${params.push(value)}` };
};

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (c) => `\\${c}`);

/** Lists entities: keyword, order, page (tracking-api §1.5). Devices are in memory, with what their fixes change. */
export const answerEntities = async (
  context: RequestContext,
  entity: Entity,
  conditions: Conditions,
  order = `t.${entity.sortColumn} collate "C", t.id`,
): Promise<UpstreamResponse> => {
  const { unit, fleet, isInside } = context;
  const { query } = context.request;
  const keyword = query.get('keyword');
  if (keyword && entity.keywordColumns.length > 0) {
    const like = conditions.param(`%${escapeLike(keyword.replaceAll('\0', ''))}%`);
    conditions.sql.push(
      `(${entity.keywordColumns.map((column) => `t.${column} ilike ${like}`).join(' or ')})`,
    );
  }
  const limit = readId(query.get('limit'));
  const offset = readId(query.get('offset'));
  const page =
    limit > 0
      ? ` limit ${conditions.param(limit)} offset ${conditions.param(Math.max(0, offset))}`
      : '';
  const where = conditions.sql.length > 0 ? `where ${conditions.sql.join(' and ')}` : '';
  const ids = `select t.id, row_number() over (order by ${order}) as place
    from ${entity.table} t ${where} order by ${order}${page}`;
  const { params } = conditions;
  const withAttributes = !readFlag(query, 'excludeAttributes');
  if (entity === DEVICE && !isInside) {
    const jsonOf = (id: number): string | undefined => {
      const device = fleet.get(id);
      return device && deviceJson(device, device.state.latest?.id ?? 0, withAttributes);
    };
    return answerKnown(context, { sql: ids, params, jsonOf });
  }
  return answerList(unit, {
    ids,
    params,
    joins: `join ${entity.table} t on t.id = a.id ${entity.joinSql ?? ''}`,
    json: entityJsonSql(entity, withAttributes),
  });
};

/** Not linked to devices and groups. */
const FOR_USERS_ONLY = new Set<Entity>([DEVICE, GROUP, CALENDAR]);

/** The usual list: what the caller sees, all of it for an administrator who asks, or somebody's. */
export const listEntities = async (
  context: RequestContext,
  entity: Entity,
): Promise<UpstreamResponse> => {
  const { query } = context.request;
  const access = await context.access();
  const conditions = createConditions();
  if (entity === DEVICE) await filterByLinked(context, conditions);
  const userId = readId(query.get('userId'));
  const seen = (view: string, user: number): void =>
    void conditions.sql.push(
      `t.id in (select v.${entity.linkColumn} from ${view} v
        where v.user_id = ${conditions.param(user)})`,
    );
  if (userId) {
    await access.requireUser(userId);
    seen(entity.linkTable, userId);
  } else if (!(access.caller.administrator && readFlag(query, 'all'))) {
    seen(entity.seenView, access.caller.id);
  }
  if (!FOR_USERS_ONLY.has(entity)) await filterByOwner(context, entity, conditions);
  return answerEntities(context, entity, conditions);
};

/** `deviceId=` and `groupId=`: only what is linked to them directly. */
const filterByOwner = async (
  context: RequestContext,
  entity: Entity,
  conditions: Conditions,
): Promise<void> => {
  const access = await context.access();
  for (const owner of [DEVICE, GROUP]) {
    const name = `${owner.name.toLowerCase()}Id`;
    const id = readId(context.request.query.get(name));
    if (!id) continue;
    await access.requireObject(owner, id);
    conditions.sql.push(
      `t.id in (select l.${entity.linkColumn}
        from ${owner.name.toLowerCase()}_${entity.name.toLowerCase()} l
        where l.${owner.linkColumn} = ${conditions.param(id)})`,
    );
  }
};

/** `deviceId=` on devices: those linked to that one. */
const filterByLinked = async (context: RequestContext, conditions: Conditions): Promise<void> => {
  const id = readId(context.request.query.get('deviceId'));
  if (!id) return;
  await (await context.access()).requireObject(DEVICE, id);
  conditions.sql.push(
    `t.id in (select l.linked_device_id from device_device l
      where l.device_id = ${conditions.param(id)})`,
  );
};

/** `id=` or `uniqueId=`: those of them the caller sees, in the order asked, the rest left out. */
export const listDevicesAsked = async (
  context: RequestContext,
): Promise<UpstreamResponse | null> => {
  const { query } = context.request;
  const column = query.has('id') ? 'id' : query.has('uniqueId') ? 'unique_id' : null;
  if (!column) return null;
  const { caller } = await context.access();
  const asked = column === 'id' ? readIds(query, 'id') : query.getAll('uniqueId');
  const conditions = createConditions();
  const list = conditions.param(asked);
  const type = column === 'id' ? 'bigint[]' : 'text[]';
  conditions.sql.push(
    `t.${column} = any(${list}::${type})`,
    `t.id in (select v.device_id from user_sees_device v
      where v.user_id = ${conditions.param(caller.id)})`,
  );
  const plain = new URLSearchParams(query);
  for (const name of ['keyword', 'limit', 'offset']) plain.delete(name);
  const whole = { ...context, request: { ...context.request, query: plain } };
  return answerEntities(whole, DEVICE, conditions, `array_position(${list}::${type}, t.${column})`);
};
