import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BothDoors, startBothDoors, startCommand } from '../testing';

const PATIENCE = { timeout: 8_000, interval: 20 };

let server: BothDoors;
beforeAll(async () => {
  // Signed by the clock of the server, which is the machine's here as for a receiver.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 7, 21, 12) });
  server = await startBothDoors({ config: { webhookNetworks: ['127.0.0.1'] } });
}, 60_000);
afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
});

const start = (argv: string[], more?: Parameters<typeof startCommand>[2]) =>
  startCommand({ url: server.urls.product, token: server.tokens.product }, argv, more);
async function run(...argv: string[]) {
  const command = start(argv);
  return { code: await command.ended, out: command.stdout(), said: command.stderr() };
}
/** A receiver that is open, and an address of this name that leads to it. */
async function listen(name: string, argv: string[] = [], wrongSecret?: string) {
  const made = await run(
    'webhooks',
    'create',
    '--name',
    name,
    '--url',
    'http://127.0.0.1:9/x',
    '--json',
  );
  expect([made.code, made.said]).toEqual([0, expect.any(String)]);
  const { id, secret } = JSON.parse(made.out) as { id: number; secret: string };
  const env = { RASTRO_WEBHOOK_SECRET: wrongSecret ?? secret };
  const receiver = start(['webhooks', 'listen', '--port', '0', ...argv], { env });
  await vi.waitFor(() => expect(receiver.stderr()).toContain('http://127.0.0.1:'), PATIENCE);
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(receiver.stderr()) ?? [];
  expect((await run('webhooks', 'update', String(id), '--url', url)).code).toBe(0);
  return { ...receiver, url, secret };
}
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

let name: string;
let count = 0;
beforeEach(() => (name = `ERP ${(count += 1)}`));

it('prints what a server posts, signed by its secret, until Ctrl-C', async () => {
  const { ended, stdout, stderr, interrupt, secret } = await listen(name);
  const tested = await run('webhooks', 'test', name);
  expect([tested.code, tested.said]).toEqual([0, expect.stringMatching(/HTTP 204 in \d+ ms/)]);
  expect(stdout()).toMatch(/test msg_\S+, attempt 1: verified, answered 204\n\{\n {2}"id": "msg_/);
  interrupt();
  expect(await ended).toBe(0);
  expect(stdout() + stderr()).not.toContain(secret);
});

it('answers as it is told, so that trying again is seen, one line of JSON each', async () => {
  const more = ['--answer', '503', '--attempts', '1', '--json', '--count', '2'];
  const { ended, stdout } = await listen(name, more);
  const tested = await run('webhooks', 'test', name);
  expect([tested.code, tested.said]).toEqual([1, expect.stringContaining('HTTP 503')]);
  const listed = await run('webhooks', 'deliveries', name, '--json');
  const [delivery] = JSON.parse(listed.out) as { id: number; error: string }[];
  expect(delivery).toMatchObject({ error: 'HTTP 503', attempts: 1 });
  const again = await run('webhooks', 'resend', name, String(delivery?.id), '--json');
  expect([again.code, JSON.parse(again.out)]).toMatchObject([0, { attempts: 2, status: 204 }]);
  expect(await ended).toBe(0);
  expect(linesOf(stdout())).toMatchObject([
    { type: 'test', attempt: 1, problem: null, status: 503, body: { type: 'test', data: {} } },
    { type: 'test', attempt: 2, problem: null, status: 204 },
  ]);
});

it('says why a message is not believed, in signs that no terminal obeys', async () => {
  const other = `whsec_${'A'.repeat(32)}`;
  const { ended, stdout, url } = await listen(name, ['--count', '2'], other);
  const tested = await run('webhooks', 'test', name);
  expect([tested.code, tested.said]).toEqual([1, expect.stringContaining('HTTP 401')]);
  expect(stdout()).toContain('not verified (It is signed with another secret');
  expect((await fetch(url)).status).toBe(405);
  const body = JSON.stringify({ type: 'Van\u001b[2J\u202e', id: '\u009b7' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
  expect(await ended).toBe(0);
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(stdout()).toMatch(/^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]+$/);
});

it('ends the secret of before, and prints the new one alone', async () => {
  const { interrupt, ended, secret } = await listen(name);
  const planned = await run('webhooks', 'rotate', name, '--dry-run');
  expect([planned.code, planned.out]).toEqual([0, '']);
  const rotated = await run('webhooks', 'rotate', name, '--yes');
  expect(rotated.out).toMatch(/^whsec_\S+\n$/);
  expect(rotated.out).not.toContain(secret);
  expect((await run('webhooks', 'test', name)).said).toContain('HTTP 401');
  interrupt();
  await ended;
});

it.each([
  [['--port', '70000'], 'is not a port'],
  [['--answer', '99'], 'no status'],
  [['--attempts', '2'], '--attempts needs --answer'],
  [['--answer', '500', '--attempts', '0'], 'no whole number'],
  [['--count', 'many'], 'no whole number'],
  [[], 'RASTRO_WEBHOOK_SECRET'],
])('refuses %j in words of what to write', async (argv, words) => {
  const { ended, stderr } = start(['webhooks', 'listen', ...argv]);
  expect(await ended).toBe(2);
  expect(stderr()).toContain(words);
});

it('refuses a secret that is none, without showing it', async () => {
  const stdin = Readable.from(['my-password!\n']);
  const { ended, stderr } = start(['webhooks', 'listen', '--secret-stdin'], { stdin });
  expect(await ended).toBe(2);
  expect(stderr()).toContain('whsec_');
  expect(stderr()).not.toContain('my-password');
});
