import { describe, expect, it } from 'vitest';
import { DatabaseUrlError, openPostgres } from './open-postgres';

const url = process.env['TEST_DATABASE_URL'];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('openPostgres', () => {
  it('says what is wrong without the password', async () => {
    const opening = openPostgres({ url: 'postgres://ana:hunter2@127.0.0.1:1/d', log });
    await expect(opening).rejects.toThrow(DatabaseUrlError);
    await expect(opening).rejects.toThrow('DATABASE_URL (postgres://127.0.0.1:1/d) cannot be used');
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });

  // A PostgreSQL server is needed: TEST_DATABASE_URL names none in the run on the embedded database.
  it.skipIf(url === undefined)('refuses a database that another server holds', async () => {
    const first = await openPostgres({ url: url ?? '', log, isExclusive: true });
    const second = openPostgres({ url: url ?? '', log, isExclusive: true });
    await expect(second).rejects.toThrow('another server is running on this database');
    await first.close();
    await (await openPostgres({ url: url ?? '', log, isExclusive: true })).close();
  });
});
