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

  it.skipIf(url === undefined)(
    'outlives a connection that breaks while its transaction waits for something else',
    async () => {
      const [one, other] = await Promise.all(
        [1, 2].map(() => openPostgres({ url: url ?? '', log })),
      );
      const broken = one!.transaction(async (unit) => {
        const { rows } = await unit.query<{ pid: number }>('select pg_backend_pid() as pid');
        await other!.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        const isThere = async () =>
          (await other!.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]))
            .rowCount;
        await expect.poll(isThere).toBe(0);
      });
      await expect(broken).rejects.toThrow();
      expect((await one!.query('select 1')).rowCount).toBe(1);
      await Promise.all([one!.close(), other!.close()]);
    },
  );
});
