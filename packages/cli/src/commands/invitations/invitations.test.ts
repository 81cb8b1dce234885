import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BothDoors, startBothDoors, startCommand } from '../testing';

let server: BothDoors;
beforeAll(async () => {
  server = await startBothDoors();
}, 60_000);
afterAll(() => server.stop());

async function run(...argv: string[]) {
  const target = { url: server.urls.product, token: server.tokens.product };
  const command = startCommand(target, argv);
  return { code: await command.ended, out: command.stdout(), said: command.stderr() };
}

it('makes a new link of an invitation, told once, in place of the one before', async () => {
  const made = await run(
    ...[
      'invitations',
      'create',
      '--name',
      'Marina Alves',
      '--expires-at',
      '2026-08-28T12:00:00Z',
      '--json',
    ],
  );
  expect([made.code, made.said]).toEqual([0, expect.any(String)]);
  const first = JSON.parse(made.out) as { id: number; token: string };
  const planned = await run('invitations', 'resend', 'marina alves', '--dry-run');
  expect([planned.code, planned.said]).toEqual([0, expect.stringContaining('Nothing was changed')]);
  const sent = await run('invitations', 'resend', `${first.id}`, '--json');
  const second = JSON.parse(sent.out) as { token: string; url: string };
  expect(second.url).toContain(second.token);
  expect(second.token).not.toBe(first.token);
  const open = (token: string) =>
    server.app.browser().call('POST /api/session/invitation', { json: { token } });
  expect((await open(first.token)).status).toBe(400);
  expect((await open(second.token)).status).toBe(200);
  expect((await run('invitations', 'resend', 'nobody')).code).not.toBe(0);
});
