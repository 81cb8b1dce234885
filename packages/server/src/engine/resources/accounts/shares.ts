import type { Unit } from '../../../db/database';
import { issueToken, readExpiration, TOKEN_LIFETIME_MS } from '../../access/tokens/issue-token';
import { refused } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import { findByName, lockUserNames } from '../../access/user-names';
import { readForm } from '../../common/read-form';
import type { Handler } from '../../requests/request-context';
import { json } from '../../requests/answers';
import { DEVICE, GROUP } from '../../entities/entities';
import type { Entity } from '../../../entities/entity';

interface Shared {
  name: string;
  /** Part of the guest's address that distinguishes it from other shares of the same owner. */
  suffix: string;
}

const readShared = async (unit: Unit, entity: Entity, id: number): Promise<Shared> => {
  const suffix = entity === DEVICE ? 'unique_id' : `'group:' || id`;
  const { rows } = await unit.query<{ name: string; suffix: string }>(
    `select name, ${suffix} as suffix from ${entity.table} where id = $1`,
    [id],
  );
  if (!rows[0]) throw refused(`${entity.name} access denied`);
  return rows[0];
};

const requireSharing = async (unit: Unit, userId: number): Promise<string> => {
  const { rows } = await unit.query<{ email: string; temporary: boolean; disabled: string | null }>(
    `select u.email, u.temporary, s.attributes ->> 'disableShare' as disabled
     from users u cross join server s where u.id = $1`,
    [userId],
  );
  const owner = rows[0];
  if (owner?.disabled === 'true') throw refused('Sharing is disabled');
  if (owner?.temporary) throw refused('Temporary user');
  return owner?.email ?? '';
};

/**
 * The guest account of a share; a second share of the same object finds the first one's. Somebody else
 * may have taken the address: they are no guest.
 */
const findGuest = async (
  unit: Unit,
  email: string,
  name: string,
  expiresAt: number | undefined,
): Promise<number> => {
  await lockUserNames(unit);
  const known = await unit.query<{ id: number; temporary: boolean }>(
    'select id, temporary from users where id = any($1) order by id',
    [await findByName(unit, email)],
  );
  if (known.rows.some(({ temporary }) => !temporary)) throw refused('The address is taken');
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await unit.query<{ id: number }>(
    `insert into users
       (name, email, temporary, readonly, limit_commands, disable_reports, expiration_time)
     values ($1, $2, true, true, true, true, $3) returning id`,
    [name, email, expiresAt === undefined ? null : new Date(expiresAt)],
  );
  return rows[0]?.id ?? 0;
};

/** A token for a guest who sees one object and may change nothing (tracking-api §1.8). */
const share =
  (entity: Entity): Handler =>
  async (context) => {
    const { unit, request, clock } = context;
    const access = await context.access();
    const kind = entity.name.toLowerCase();
    const id = readId(readForm(request.body, `${kind}Id`));
    const ownerEmail = await requireSharing(unit, access.caller.id);
    await access.requireObject(entity, id);
    const { name, suffix } = await readShared(unit, entity, id);
    const { actor } = context;
    const { tokenExpiresAt, tokenChain } = 'userId' in actor ? actor : {};
    const cap = Math.min(access.caller.expirationTimeMs ?? Infinity, tokenExpiresAt ?? Infinity);
    const asked = readExpiration(readForm(request.body, 'expiration'));
    const expiresAt = cap === Infinity ? asked : Math.min(asked ?? Infinity, cap);
    const userId = await findGuest(unit, `${ownerEmail}:${suffix}`, name, expiresAt);
    await unit.query(
      `insert into user_${kind} (user_id, ${entity.linkColumn}) values ($1, $2)
       on conflict do nothing`,
      [userId, id],
    );
    const lifetime = expiresAt ?? clock() + TOKEN_LIFETIME_MS;
    return json(await issueToken(unit, { userId, expiresAt: lifetime, madeWith: tokenChain }));
  };

/** `/share`. */
export const shareHandlers = { device: share(DEVICE), group: share(GROUP) };
