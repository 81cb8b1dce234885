import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { createFirstUser, createSetupCode } from '../features/setup/setup.service';
import type { Upstream } from '../upstream/upstream';

/** What the terminal tells once about getting in. */
export type FirstSteps =
  | { kind: 'none' }
  | { kind: 'code'; code: string }
  | { kind: 'administrator'; email: string; password: string | undefined };

/**
 * On a database without users: makes the administrator whose password a file gave, or a one-time code
 * for the first-run page.
 */
export async function ensureAdministrator(
  database: Database,
  upstream: Upstream,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstSteps> {
  const { rows } = await database.query('select 1 from users limit 1');
  if (rows.length > 0) return { kind: 'none' };
  if (adminPassword === undefined) return { kind: 'code', code: createSetupCode() };
  await createFirstUser(upstream, {
    name: 'Administrator',
    email: adminEmail,
    password: adminPassword,
  });
  return { kind: 'administrator', email: adminEmail, password: undefined };
}
