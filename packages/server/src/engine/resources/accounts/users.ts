import type { Unit } from '../../../db/database';
import { createCodeKey } from '../../../upstream/one-time-code';
import { FORGOTTEN_KEYS, requireFreeNames } from '../../access/user-names';
import { checkNewUser, checkRegistration, checkUserChange } from '../../access/user-rules';
import { notFound, refused } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';
import { createCrud } from '../shared/crud';
import { decodeEntity, echoEntity } from '../../entities/decode-entity';
import type { EntityValues } from '../../../entities/entity';
import { DEVICE, USER } from '../../entities/entities';
import { insertEntity, lockEntity, readEntity, updateEntity } from '../../../entities/entity-store';
import { answerEntities, createConditions } from '../shared/list-entities';

const LINK_SQL = `
  insert into user_notification (user_id, notification_id)
  select $1, n.id from notifications n
  where n.attributes ->> $3 = 'true' and exists (
    select 1 from user_notification l join users u on u.id = l.user_id
    where l.notification_id = n.id and (u.administrator or u.id = $2))
  on conflict do nothing`;

/**
 * Links a new account to the rules marked to be added to new users (spec §3): those of administrators
 * and those of who makes the account, never those of other resellers.
 */
const linkMarkedRules = async (
  { unit, attributePrefix }: Pick<RequestContext, 'unit' | 'attributePrefix'>,
  userId: number,
  makerId: number,
): Promise<void> => {
  if (attributePrefix === undefined) return;
  await unit.query(LINK_SQL, [userId, makerId, `${attributePrefix}.autoAdd`]);
};

/** Self-registered users may add any number of devices (`users.defaultDeviceLimit`). */
const DEFAULT_DEVICE_LIMIT = -1;

const requireMembers = (values: EntityValues): void => {
  for (const field of ['name', 'email']) {
    if (!values[field]) {
      throw refused(`${field} is required`);
    }
  }
};

const hashSent = (
  { hashPassword }: RequestContext,
  values: EntityValues,
): Record<string, unknown> =>
  typeof values['password'] === 'string' && values['password'] !== ''
    ? { hashed_password: hashPassword(values['password']) }
    : {};

const list: Handler = async (context) => {
  const access = await context.access();
  const { query } = context.request;
  const userId = readId(query.get('userId'));
  const deviceId = readId(query.get('deviceId'));
  const conditions = createConditions();
  if (userId || !access.caller.administrator) {
    const manager = userId || access.caller.id;
    await access.requireUser(manager);
    conditions.sql.push(
      `t.id in (select managed_user_id from user_user
        where user_id = ${conditions.param(manager)})`,
    );
  }
  if (deviceId) {
    access.requireManager();
    await access.requireObject(DEVICE, deviceId);
    conditions.sql.push(
      `t.id in (select user_id from user_device where device_id = ${conditions.param(deviceId)})`,
    );
  }
  return answerEntities(context, USER, conditions);
};

const isSignedIn = ({ actor }: RequestContext): boolean => 'userId' in actor;

const register = async (context: RequestContext, values: EntityValues): Promise<void> => {
  const { unit } = context;
  // Two who sign up at once must not both be the first.
  await unit.query(`select pg_advisory_xact_lock(hashtext('first-user'))`);
  const { rows } = await unit.query<{ registration: boolean; empty: boolean }>(
    'select registration, not exists (select 1 from users) as empty from server',
  );
  const server = rows[0] ?? { registration: false, empty: false };
  checkRegistration(values, server);
  values['administrator'] = server.empty;
  values['deviceLimit'] = DEFAULT_DEVICE_LIMIT;
};

const countManaged = async (unit: Unit, userId: number): Promise<number> => {
  await unit.query(`select pg_advisory_xact_lock(hashtext('user-limit'), $1::int)`, [userId]);
  const { rows } = await unit.query<{ count: number }>(
    'select count(*)::int as count from user_user where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
};

/** Whoever makes an account manages it, and stands above it where it is an administrator's (decision 6). */
const standAbove = async (
  context: RequestContext,
  userId: number,
  { id, ...made }: EntityValues,
): Promise<void> => {
  if (made['administrator']) {
    // Whoever is deleted or demoted at the same moment would leave it below nobody.
    const { rows } = await context.unit.query(
      'select 1 from users where id = $1 and administrator for no key update',
      [userId],
    );
    if (rows.length === 0) throw refused('User access denied');
  }
  await context.unit.query(
    'insert into user_user (user_id, managed_user_id) values ($1, $2) on conflict do nothing',
    [userId, id],
  );
  const attributes = { ownerType: 'user', ownerId: userId };
  await context.audit({ type: 'link', objectType: 'managedUser', objectId: id, attributes });
};

/** Puts the administrators below one who is about to be none below whoever stands above it. */
const handOverAdministrators = async (context: RequestContext, id: number): Promise<void> => {
  const { rows } = await context.unit.query<{ user_id: number; managed_user_id: number }>(
    `insert into user_user (user_id, managed_user_id)
     select above.user_id, below.managed_user_id
     from user_user above join users superior on superior.id = above.user_id
       and superior.administrator
     join user_user below on below.user_id = above.managed_user_id
       and below.managed_user_id <> above.user_id
     join users freed on freed.id = below.managed_user_id and freed.administrator
     where above.managed_user_id = $1
     on conflict do nothing returning user_id, managed_user_id`,
    [id],
  );
  for (const { user_id: ownerId, managed_user_id: objectId } of rows) {
    const attributes = { ownerType: 'user', ownerId };
    await context.audit({ type: 'link', objectType: 'managedUser', objectId, attributes });
  }
};

const create: Handler = async (context) => {
  const { unit } = context;
  const access = isSignedIn(context) ? await context.access() : null;
  access?.requireNoGuest();
  const values: EntityValues = { ...decodeEntity(USER, context.request.body), id: 0 };
  if (access?.caller.administrator || access?.caller.manager) {
    if (access.caller.readonly) throw refused('Write access denied');
    checkNewUser(access, values, await countManaged(unit, access.caller.id));
  } else {
    await register(context, values);
  }
  requireMembers(values);
  await requireFreeNames(unit, values, null);
  values.id = await insertEntity(unit, USER, values, hashSent(context, values));
  await context.audit({ type: 'create', objectType: 'user', objectId: values.id });
  await linkMarkedRules(context, values.id, access?.caller.id ?? 0);
  if (access?.caller.manager || (access && values['administrator'])) {
    await standAbove(context, access.caller.id, values);
  }
  return json(echoEntity(USER, values));
};

const replace: Handler = async (context) => {
  const access = await context.access();
  const values = decodeEntity(USER, context.request.body);
  await access.requireUser(values.id);
  await access.requireNotAbove(values.id);
  // Who changes it at the same time must not be overwritten by rights that were read before.
  await lockEntity(context.unit, USER, values.id);
  const stored = await readEntity(context.unit, USER, values.id);
  const before = stored ? decodeEntity(USER, JSON.parse(stored)) : null;
  if (before) checkUserChange(access, before, values);
  requireMembers(values);
  await requireFreeNames(context.unit, values, before);
  const isPromoted = values['administrator'] === true && before?.['administrator'] === false;
  if (isPromoted && values.id !== access.caller.id) {
    await standAbove(context, access.caller.id, values);
  }
  if (before?.['administrator'] === true && values['administrator'] === false) {
    await handOverAdministrators(context, values.id);
  }
  await updateEntity(context.unit, USER, values, {
    ...hashSent(context, values),
    ...FORGOTTEN_KEYS,
  });
  const isLocked = Boolean(values['disabled']) && before?.['disabled'] === false;
  if (values['password'] || isLocked) await context.endCredentials(values.id);
  await context.audit({ type: 'edit', objectType: 'user', objectId: values.id });
  context.afterCommit(() => undefined, { visibility: true });
  return json(echoEntity(USER, values));
};

/** The signed-in account, 404 when there is none (tracking-api §1.2). */
const current: Handler = async (context) => {
  if (!('userId' in context.actor)) throw notFound();
  const user = await context.accounts.json(context.actor.userId);
  if (!user) throw notFound();
  return json(user);
};

/** `DELETE /session`: written down; the cookie is the listener's own. */
const signOut: Handler = async (context) => {
  await context.access();
  await context.audit({ type: 'logout' });
  return noContent();
};

/** `POST /users/totp`: a key to put into `totpKey`, where the server wants one-time codes. */
const totp: Handler = async ({ unit }) => {
  const { rows } = await unit.query<{ enabled: string | null }>(
    `select attributes ->> 'totpEnable' as enabled from server`,
  );
  if (rows[0]?.enabled !== 'true') throw refused('One-time password is disabled');
  return json(createCodeKey());
};

const remove: Handler = async (context) => {
  const access = await context.access();
  const id = readId(context.params['id']);
  if (access.caller.id === id) access.requireNoGuest();
  await access.requireNotAbove(id);
  // An administrator that it makes at the same moment must not be left below nobody.
  await lockEntity(context.unit, USER, id);
  await handOverAdministrators(context, id);
  const answer = await crud.remove(context);
  await context.endCredentials(id);
  return answer;
};

const crud = createCrud(USER, {
  read: ({ accounts }, id) => accounts.json(id),
  deleted: ({ afterCommit }) => afterCommit(() => undefined, { visibility: true }),
});

/** `/users` (tracking-api §1.7) and the signed-in one. */
export const userHandlers = { ...crud, list, create, replace, remove, current, signOut, totp };
