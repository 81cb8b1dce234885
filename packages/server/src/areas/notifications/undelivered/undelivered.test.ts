import { afterAll, beforeAll, expect, it } from 'vitest';
import { toWorkRows, workInsertSql } from '../../../db/work-queue/work-entry';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let admin: TestBrowser;
let userId: number;
beforeAll(async () => {
  server = await startTestApp();
  userId = await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const put = async (key: string): Promise<number> => {
  const payload = { kind: 'event', text: 'the secret place of Bruno' };
  const rows = toWorkRows([{ kind: 'mail', lane: String(userId), key, payload }]);
  await server.database.query(workInsertSql('$1', '$2'), [rows, new Date('2026-08-21T12:00:00Z')]);
  const found = await server.database.query<{ id: number }>(
    'select id from work_queue where key = $1',
    [key],
  );
  return Number(found.rows[0]?.id);
};
const giveUp = async (key: string): Promise<number> => {
  const id = await put(key);
  await server.database.query(
    `update work_queue set failed_at = $2, attempts = 9,
       last_error = '550 bruno@example.com has no mail box' where id = $1`,
    [id, new Date('2026-08-21T12:00:00Z')],
  );
  return id;
};
const list = async () => JSON.parse((await admin.call('GET /api/undelivered')).text) as object[];

it('says what, for whom in hidden form, when and why, and nothing of what it says', async () => {
  const id = await giveUp('one');
  const reply = await admin.call('GET /api/undelivered');
  expect(JSON.parse(reply.text)).toEqual([
    {
      id,
      channel: 'mail',
      what: 'event',
      recipient: 'Bruno <b…@example.com>',
      attempts: 9,
      waitedSince: '2026-08-21T12:00:00.000Z',
      failedAt: '2026-08-21T12:00:00.000Z',
      error: '550 b…@example.com has no mail box',
    },
  ]);
  expect(reply.text).not.toContain('secret place');
});

it('sends one again, as if it were new, and throws one away', async () => {
  const [again, away] = [await giveUp('again'), await giveUp('away')];
  expect((await admin.call(`POST /api/undelivered/${again}/resend`)).status).toBe(204);
  expect((await admin.call(`POST /api/undelivered/${again}/resend`)).status).toBe(404);
  const { rows } = await server.database.query(
    'select attempts, failed_at, last_error from work_queue where id = $1',
    [again],
  );
  expect(rows).toEqual([{ attempts: 0, failed_at: null, last_error: null }]);
  expect((await admin.call(`DELETE /api/undelivered/${away}`)).status).toBe(204);
  expect((await list()).map((one) => (one as { id: number }).id)).not.toContain(away);
  // What waits is nobody's to throw away.
  expect((await admin.call(`DELETE /api/undelivered/${again}`)).status).toBe(404);
});

it('what was given up keeps nothing of its key back: put in anew it waits anew', async () => {
  const id = await giveUp('keyed');
  expect(await put('keyed')).toBe(id);
  const { rows } = await server.database.query(
    'select attempts, failed_at from work_queue where id = $1',
    [id],
  );
  expect(rows).toEqual([{ attempts: 0, failed_at: null }]);
});

it('is for administrators', async () => {
  const bruno = server.browser();
  await bruno.signIn('bruno@example.com', ADMIN.password);
  const reply = await bruno.call('GET /api/undelivered');
  expect([reply.status, reply.json.code]).toEqual([403, 'ADMINISTRATOR_REQUIRED']);
});
