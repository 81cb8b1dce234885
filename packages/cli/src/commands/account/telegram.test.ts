import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BothDoors,
  startBotApi,
  startBothDoors,
  startCommand,
  type TestBotApi,
} from '../testing';

let telegram: TestBotApi;
let doors: BothDoors;
beforeAll(async () => {
  telegram = await startBotApi();
  const bot = { url: telegram.origin, token: `111:${'a'.repeat(30)}` };
  doors = await startBothDoors({ config: { providers: { telegram: bot } } });
});
afterAll(async () => {
  await doors.stop();
  await telegram.stop();
});

const start = (...argv: string[]) =>
  startCommand({ url: doors.urls.product, token: doors.tokens.product }, ['telegram', ...argv]);

it('prints the link alone, waits until Start is pressed, and disconnects', async () => {
  const { stdout, stderr, ended } = start('connect');
  await expect.poll(() => stdout()).toMatch(/^https:\/\/t\.me\/bot_111\?start=[\w-]{43}\n$/);
  telegram.conflicts.set(111, 'Conflict: webhook is active');
  await expect.poll(() => stderr()).toContain('its webhook is set');
  telegram.conflicts.clear();
  telegram.write(111, 4711, `/start ${stdout().trim().split('=')[1]}`);
  expect(await ended).toBe(0);
  expect(stderr()).toContain('Connected');
  expect(await start('disconnect').ended).toBe(0);
  const { rows } = await doors.app.database.query<{ attributes: object }>(
    'select attributes from users where administrator',
  );
  expect(rows[0]?.attributes).not.toHaveProperty('telegramChatId');
});

it('ends when another link is made', async () => {
  const first = start('connect');
  await expect.poll(() => first.stdout()).toContain('start=');
  await doors.app.database.query(`delete from credential where kind = 'telegram'`);
  expect(await first.ended).toBe(1);
  expect(first.stderr()).toContain('Run the command again');
});
