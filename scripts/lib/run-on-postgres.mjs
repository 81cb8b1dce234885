import { findPostgresBin, startPostgres } from './postgres.mjs';
import { lacking } from './run-steps.mjs';
import { runVitest } from './run-vitest.mjs';

/** The server's tests, or those whose path holds a filter, on a PostgreSQL of their own. */
export async function runOnPostgres(name, { filters, env } = {}) {
  const bin = findPostgresBin();
  if (!bin) return lacking('PostgreSQL', 'install the package postgresql (15 or newer).');
  const postgres = await startPostgres(bin);
  try {
    return await runVitest(name, ['server', 'server-wide'], {
      filters,
      env: { ...env, TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}
