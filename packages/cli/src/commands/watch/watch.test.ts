import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BothDoors, startBothDoors, startCommand } from '../testing';

const HOSTILE = 'Van \u001b[2J\u202e7';
const PATIENCE = { timeout: 8_000, interval: 20 };

let server: BothDoors;
beforeAll(async () => {
  server = await startBothDoors();
  const { app } = server;
  await app.addDevice(HOSTILE, 'van');
  await app.addDevice('Bus', 'bus');
  const browser = app.browser();
  await browser.signIn('ana@example.com', 'a long password');
  const rule = { type: 'ignitionOn', notificators: 'web', always: true };
  expect((await browser.call('POST /api/notifications', { json: rule })).status).toBe(200);
}, 60_000);
afterAll(() => server.stop());

const report = (uniqueId: string, speedKnots = 30, ignition?: boolean) => {
  server.app.wait(1_000);
  return server.app.engine.ingest({
    uniqueId,
    latitude: -23.5,
    longitude: -46.6,
    speedKnots,
    ...(ignition !== undefined && { attributes: { ignition } }),
  });
};
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe.each(['product', 'bare'] as const)('at the door %s', (door) => {
  const start = (argv: string[], more?: object) =>
    startCommand({ url: server.urls[door], token: server.tokens[door] }, argv, more);

  it('prints a line of JSON for each change of a named device, and ends by itself', async () => {
    await report('van', 20);
    const watch = start(['positions', 'watch', '--device', 'Bus', '--count', '2']);
    await report('bus', 10);
    await vi.waitFor(() => expect(linesOf(watch.stdout())).toHaveLength(1), PATIENCE);
    await report('van', 44);
    await report('bus', 50);
    expect(await watch.ended).toBe(0);
    expect(linesOf(watch.stdout()).at(-1)).toMatchObject({
      device: 'Bus',
      state: 'moving',
      speed: expect.closeTo(50, 0),
      latitude: -23.5,
    });
    expect(linesOf(watch.stdout()).every(({ device }) => device === 'Bus')).toBe(true);
  });

  it('draws a table that hostile names cannot break, until Ctrl-C', async () => {
    await report('van');
    const written: string[] = [];
    const stdout = {
      write: (text: string) => written.push(text),
      isTTY: true,
      columns: 80,
      rows: 24,
    };
    const watch = start(['positions', 'watch'], { stdout });
    await vi.waitFor(() => expect(written.at(-1)).toMatch(/Bus .*\n.*Van/), PATIENCE);
    watch.interrupt();
    expect(await watch.ended).toBe(0);
    expect(written.at(-1)).toMatch(/Van  +\[2J 7 +moving +5\d km\/h +-23\.50000, -46\.60000/);
    expect(written.join('')).not.toContain('\u001b[2J');
    expect(written.join('')).not.toContain('\u202e');
  });

  it('prints events as they happen', async () => {
    const watch = start(['events', 'watch', '--json', '--count', '1', '--device', 'van']);
    let isOver = false;
    void watch.ended.then(() => (isOver = true));
    await vi.waitFor(async () => {
      await report('van', 0, false);
      await report('van', 0, true);
      expect(isOver).toBe(true);
    }, PATIENCE);
    expect(await watch.ended).toBe(0);
    expect(linesOf(watch.stdout())).toMatchObject([{ device: HOSTILE, type: 'ignitionOn' }]);
    expect(watch.stdout()).not.toContain('\u001b');
  });
});

it.each([
  [['--count', '0'], '--count "0"'],
  [['--for', '5'], '--for "5"'],
  [['--for', '999h'], '--for "999h"'],
])('says what is wrong with %j', async (options, words) => {
  const target = { url: server.urls.product, token: server.tokens.product };
  const wrong = startCommand(target, ['events', 'watch', ...options]);
  expect(await wrong.ended).toBe(2);
  expect(wrong.stderr()).toContain(words);
});

it('ends after a while, and as nobody at once', async () => {
  const target = { url: server.urls.product, token: server.tokens.product };
  const short = startCommand(target, ['events', 'watch', '--for', '1s']);
  expect([await short.ended, short.stdout()]).toEqual([0, '']);
  const nobody = startCommand({ ...target, token: 'wrong' }, ['events', 'watch', '--for', '1s']);
  expect(await nobody.ended).toBe(3);
});
