import type { Unit } from '../../db/database';
import type { SessionTable } from '../../db/session-tables';

/** A session as it is stored. */
export interface SessionRow {
  tokenHash: string;
  userId: number;
  kind: SessionTable['kind'];
  isRemembered: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  ip: string;
  userAgent: string;
}

/** Writes a new session. */
export async function insertSession(unit: Unit, row: SessionRow): Promise<void> {
  await unit.kysely
    .insertInto('session')
    .values({
      token_hash: row.tokenHash,
      user_id: row.userId,
      kind: row.kind,
      is_remembered: row.isRemembered,
      created_at: row.createdAt,
      last_seen_at: row.lastSeenAt,
      idle_expires_at: row.idleExpiresAt,
      absolute_expires_at: row.absoluteExpiresAt,
      ip: row.ip,
      user_agent: row.userAgent,
    })
    .execute();
}

/** The session of a token hash, if it has not expired. */
export async function findSession(
  unit: Unit,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const row = await unit.kysely
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    tokenHash: row.token_hash,
    userId: row.user_id,
    kind: row.kind,
    isRemembered: row.is_remembered,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    idleExpiresAt: row.idle_expires_at,
    absoluteExpiresAt: row.absolute_expires_at,
    ip: row.ip,
    userAgent: row.user_agent,
  };
}

/** Marks a session as used. */
export async function touchSession(
  unit: Unit,
  tokenHash: string,
  lastSeenAt: Date,
  idleExpiresAt: Date,
): Promise<void> {
  await unit.kysely
    .updateTable('session')
    .set({ last_seen_at: lastSeenAt, idle_expires_at: idleExpiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends one session. */
export async function deleteSession(unit: Unit, tokenHash: string): Promise<void> {
  await unit.kysely.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a user but one; answers the hashes of those that ended. */
export async function deleteSessionsOf(
  unit: Unit,
  userId: number,
  exceptHash: string | undefined,
): Promise<string[]> {
  const rows = await unit.kysely
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptHash ?? '')
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Removes what has expired. */
export async function deleteExpiredSessions(unit: Unit, now: Date): Promise<void> {
  await unit.kysely
    .deleteFrom('session')
    .where((where) =>
      where.or([where('idle_expires_at', '<', now), where('absolute_expires_at', '<', now)]),
    )
    .execute();
}
