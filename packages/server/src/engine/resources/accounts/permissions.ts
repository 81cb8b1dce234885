import type { ObjectAccess } from '../../access/access';
import { refused } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';
import { type LinkTable, linkTableOf, LINKED_ENTITIES, LINKS } from '../../entities/links';

/** Links that decide who sees which device. */
const VISIBILITY = new Set(['deviceId', 'groupId']);

interface Link extends LinkTable {
  /** The link decides who sees which device. */
  visibility: boolean;
  owner: { key: string; id: number };
  property: { key: string; id: number };
}

const readLink = (body: unknown): Link => {
  if (typeof body !== 'object' || body === null) throw refused('The body is not a JSON object');
  const [owner, property, ...more] = Object.entries(body).map(([key, value]) => ({
    key,
    id: typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN,
  }));
  if (!owner || !property || more.length > 0) throw refused('Invalid permission');
  const known = Object.hasOwn(LINKS, owner.key) && LINKS[owner.key]?.has(property.key);
  if (!known) throw refused(`${property.key} cannot be linked to ${owner.key}`);
  if (!Number.isSafeInteger(owner.id) || !Number.isSafeInteger(property.id)) {
    throw refused('An id is not a whole number');
  }
  return {
    ...linkTableOf(owner.key, property.key),
    visibility: owner.key === 'userId' && VISIBILITY.has(property.key),
    owner,
    property,
  };
};

const requireSides = async (access: ObjectAccess, { owner, property }: Link): Promise<void> => {
  for (const { key, id } of [owner, property]) {
    const entity = LINKED_ENTITIES[key];
    if (entity) await access.requireObject(entity, id);
  }
};

const missingSide = async ({ unit }: RequestContext, { owner, property }: Link) => {
  for (const { key, id } of [owner, property]) {
    const entity = LINKED_ENTITIES[key];
    const { rows } = await unit.query(`select 1 from ${entity?.table} where id = $1`, [id]);
    if (rows.length === 0) return { key, id };
  }
  return null;
};

const add = async (context: RequestContext, link: Link): Promise<void> => {
  const missing = await missingSide(context, link);
  if (missing) {
    throw refused(`${missing.key} ${missing.id} does not exist`);
  }
  await context.unit.query(
    `insert into ${link.table} (${link.ownerColumn}, ${link.propertyColumn}) values ($1, $2)
     on conflict do nothing`,
    [link.owner.id, link.property.id],
  );
};

const take = async ({ unit }: RequestContext, link: Link): Promise<void> => {
  await unit.query(
    `delete from ${link.table} where ${link.ownerColumn} = $1 and ${link.propertyColumn} = $2`,
    [link.owner.id, link.property.id],
  );
};

interface Change {
  type: 'link' | 'unlink';
  run(context: RequestContext, link: Link): Promise<void>;
}

const ADD: Change = { type: 'link', run: add };
const TAKE: Change = { type: 'unlink', run: take };

const nameOf = (key: string): string => key.replace(/Id$/, '');

const changeAll = async (
  context: RequestContext,
  bodies: readonly unknown[],
  change: Change,
): Promise<void> => {
  const access = await context.access();
  access.requireUnrestricted();
  for (const body of bodies) {
    const one = readLink(body);
    await requireSides(access, one);
    if (one.property.key === 'managedUserId') {
      // Nobody gets above who stands above, nor frees anybody from them.
      await access.requireNotAbove(change === ADD ? one.property.id : one.owner.id);
      if (change === TAKE) await access.requireToFree(one.property.id);
    }
    await change.run(context, one);
    await context.audit({
      type: change.type,
      objectType: nameOf(one.property.key),
      objectId: one.property.id,
      attributes: { ownerType: nameOf(one.owner.key), ownerId: one.owner.id },
    });
    context.afterCommit(() => context.rules.outdate(one.table), { visibility: one.visibility });
  }
};

const one =
  (change: Change): Handler =>
  async (context) => {
    await changeAll(context, [context.request.body], change);
    return noContent();
  };

/** Links of one call: each is looked up in the one transaction of all. */
const MAX_AT_ONCE = 1_000;

const bulk =
  (change: Change): Handler =>
  async (context) => {
    await context.access();
    const { body } = context.request;
    if (!Array.isArray(body)) throw refused('The body is not a JSON list');
    if (body.length > MAX_AT_ONCE) {
      throw refused(`The body has ${body.length} links; send at most ${MAX_AT_ONCE} at a time`);
    }
    const shapes = new Set(body.map((item) => Object.keys(item ?? {}).join(' ')));
    if (shapes.size > 1) throw refused('HTTP 400 Bad Request');
    await changeAll(context, body, change);
    return noContent();
  };

/** `GET /permissions?userId=1&deviceId=0`: links as rows, 0 for any (administrators). */
const list: Handler = async (context) => {
  (await context.access()).requireAdministrator();
  const [owner, property] = [...context.request.query].map(([key, text]) => [key, readId(text)]);
  const { table, ownerColumn, propertyColumn } = readLink(
    Object.fromEntries([owner, property].filter((side) => side !== undefined)),
  );
  const ids = [owner?.[1], property?.[1]];
  const { rows } = await context.unit.query<{ list: string }>(
    `select coalesce(json_agg(json_build_object('${ownerColumn.replaceAll('_', '')}', l.${ownerColumn},
       '${propertyColumn.replaceAll('_', '')}', l.${propertyColumn})), '[]')::text as list
     from ${table} l where $1::bigint in (0, l.${ownerColumn})
       and $2::bigint in (0, l.${propertyColumn})`,
    ids,
  );
  return json(rows[0]?.list ?? '[]');
};

/** `/permissions` (tracking-api §1.12). */
export const permissionHandlers = {
  list,
  add: one(ADD),
  remove: one(TAKE),
  addBulk: bulk(ADD),
  removeBulk: bulk(TAKE),
};
