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

it('replaces codes, and ends a drive that was not checked out', async () => {
  await server.app.addDevice('Van 9', 'van-9');
  const made = await run('drivers', 'create', '--name', 'Ana', '--unique-id', 'ana', '--json');
  expect(made.code, made.said).toBe(0);
  const readCodes = async () =>
    JSON.parse((await run('qr-codes', 'list', '--json')).out) as {
      id: number;
      name: string;
      code: string;
    }[];
  const codes = await readCodes();
  const [vehicle, badge] = ['Van 9', 'Ana'].map((name) => codes.find((one) => one.name === name));
  const planned = await run('qr-codes', 'replace', String(vehicle?.id), '--dry-run');
  expect([planned.code, planned.said]).toEqual([0, expect.stringContaining('Nothing was changed')]);
  const replaced = await run('qr-codes', 'replace', String(vehicle?.id), '--yes', '--json');
  expect(JSON.parse(replaced.out)).toMatchObject({ name: 'Van 9', version: 2 });
  const { code } = JSON.parse(replaced.out) as { code: string };
  expect(code).not.toBe(vehicle?.code);

  const body = JSON.stringify({ id: code, driver: badge?.code });
  expect((await run('api', 'POST', '/qr-driver', '--data', body)).code).toBe(0);
  const open = async () =>
    JSON.parse((await run('drives', 'list', '--open', '--json')).out) as { id: number }[];
  const [drive] = await open();
  const wrong = await run('drives', 'end', 'Ana');
  expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('such as 12')]);
  expect((await run('drives', 'end', String(drive?.id), '--dry-run')).code).toBe(0);
  expect(await open()).toHaveLength(1);
  const table = await run('drives', 'list', '--device', 'Van 9', '--from', '2020-01-01');
  expect(table.out).toMatch(/Ana +Van 9/);
  expect((await run('drives', 'list', '--driver', 'Ana', '--to', '2020-01-01')).said).toBe(
    'No drives then.\n',
  );
  const ended = await run('drives', 'end', String(drive?.id));
  expect([ended.code, ended.said]).toEqual([0, expect.stringContaining('Ana drives no more')]);
  expect(await open()).toEqual([]);
});
