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

it('asks, records from paper, makes a new link and ends, by the name of the device', async () => {
  await server.app.addDevice('Van 3', 'van-3');
  const nobody = await run('consents', 'end', 'Van 3');
  expect([nobody.code, nobody.said]).toEqual([1, expect.stringContaining('rastro consents ask')]);
  const words = ['--device', 'Van 3', '--person-name', 'Bia Souza', '--purpose', 'Night rounds'];
  const asked = await run('consents', 'ask', ...words, '--json');
  expect([asked.code, asked.said]).toEqual([0, expect.any(String)]);
  const first = JSON.parse(asked.out) as { token: string; status: string };
  expect(first.status).toBe('asked');
  const open = (token: string) =>
    server.app.browser().call('POST /api/session/consent', { json: { token } });
  expect((await open(first.token)).status).toBe(200);

  const wrong = await run('consents', 'record', 'Van 3', '--answer', 'maybe');
  expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('given, refused')]);
  const planned = await run('consents', 'record', 'Van 3', '--answer', 'given', '--dry-run');
  expect([planned.code, planned.said]).toEqual([0, expect.stringContaining('Nothing was changed')]);
  const given = await run('consents', 'record', 'Van 3', '--answer', 'given', '--note', 'Folder 7');
  expect([given.code, given.said]).toEqual([0, expect.stringContaining('Bia Souza is given')]);

  const sent = await run('consents', 'resend', 'van 3');
  expect(sent.out).toMatch(/\/consent#\S+/);
  expect((await open(first.token)).status).toBe(400);
  const listed = await run('consents', 'list', '--status', 'given', '--device', 'Van 3', '--json');
  expect(JSON.parse(listed.out)).toMatchObject([
    { status: 'given', answers: [{ how: 'paper', note: 'Folder 7' }] },
  ]);
  expect((await run('consents', 'end', 'Van 3')).code).toBe(0);
  expect((await run('consents', 'end', 'Van 3')).said).toContain('over');
});
