import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommandLine } from '../create-program';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../testing/start-fake-server';

let folder: string;
let server: FakeServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  server = await startFakeServer();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  await rm(folder, { recursive: true });
});

const sample = (name: string) => readFile(new URL(`./testing/field/${name}`, import.meta.url));

async function run(command: string, content: string | Uint8Array, name: string, ...args: string[]) {
  const path = join(folder, name);
  await writeFile(path, content);
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const { context, stdout, stderr } = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
    configDir: join(folder, 'config'),
  });
  const code = await runCommandLine([command, 'import', path, ...args, '--yes'], context);
  return { code, said: stdout() + stderr(), devices: [...server.devices.values()] };
}
const devicesOf = async (name: string, ...args: string[]) =>
  run('devices', await sample(name), name, ...args);

it.each([
  ['zeros-by-format.xlsx', { uniqueId: '0000012345' }],
  ['hidden-first-sheet.xlsx', { name: 'Truck V', uniqueId: '9012' }],
  ['very-hidden-sheet.xlsx', { name: 'Truck VH', uniqueId: '9399' }],
  ['iccid-by-format.xlsx', { attributes: { iccid: '00008955' } }],
])('%s is read as people see it', async (name, expected) => {
  const { code, devices } = await devicesOf(name);
  expect(code).toBe(0);
  expect(devices).toMatchObject([expected]);
});

it('reads a merged cell in each of its rows', async () => {
  const groups = await devicesOf('merged-group.xlsx', '--create-groups');
  expect(groups.devices.map(({ groupId }) => groupId)).toEqual(
    Array(3).fill([...server.groups.keys()][0]),
  );
  const models = await devicesOf('merged-model.xlsx');
  expect(models.devices.slice(3).map(({ model }) => model)).toEqual([
    ...['ST310', 'ST310', 'ST310', 'GT06', 'GT06'],
  ]);
});

it('refuses formulas that have no results, and sheets that are not there', async () => {
  const formulas = await devicesOf('formula-cells.xlsx');
  expect(formulas.code).not.toBe(0);
  expect(formulas.said).toContain('holds formulas without their results');
  const named = await devicesOf('very-hidden-sheet.xlsx', '--sheet', 'Trucks');
  expect(named.said).toContain('has no sheet "Trucks". It has "Fleet"');
  const hidden = await devicesOf('very-hidden-sheet.xlsx', '--sheet', 'lists');
  expect(hidden.devices).toMatchObject([{ name: 'Truck LISTS' }]);
});

it('ends what ends on a day with that day, by the clock of who imports', async () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const { code } = await run('users', await sample('date-cells.xlsx'), 'date-cells.xlsx');
  expect(code).toBe(0);
  expect([...server.areaOf('users').values()]).toMatchObject([
    { expirationTime: '2027-01-01T02:59:59.999Z' },
  ]);
});

it('looks at rows of totals and at signs for nothing', async () => {
  expect((await devicesOf('total-row.csv')).said).toContain('the row looks like one of totals');
  const signs = 'name;uniqueId;phone;model\nTruck 3;9303;NULL;-\nTruck 4;N/A;;\n';
  const { said, devices } = await run('devices', signs, 'signs.csv');
  expect(said).toContain('phone "NULL" stands for no value');
  expect(said).toContain('line 3: uniqueId "N/A" stands for no value');
  expect(devices.at(-1)).toMatchObject({ uniqueId: '9303', phone: null, model: null });
});

it('fills documents with the zeros that a spreadsheet took, and says so', async () => {
  const text = (await sample('contracts-with-lost-zeros.csv')).toString();
  server.areaOf('users').set(7, { id: 7, name: 'Bia', email: 'bia@example.com' });
  const { said } = await run('contracts', text.replaceAll('{account}', '7'), 'contracts.csv');
  expect(said).toContain('document may be the CPF 00000000191 or the CNPJ 00000000000191');
  expect(said).toContain('document 5299822475 is read as 05299822475');
  expect([...server.areaOf('billing-contracts').values()]).toMatchObject([
    { document: '05299822475' },
  ]);
});

it.each([
  [
    'devices',
    'name;uniqueId;attributes.rastro.plate\nA;35280802002019;XX1',
    '35280802002019 is an IMEI without its last digit',
    'XX1 does not look like a plate',
  ],
  [
    'drivers',
    'name;uniqueId;attributes.rastro.cpf;attributes.rastro.cnh\nA;1;52998224724;123',
    '52998224724 should end in 25, not in 24',
    '123 is read as 00000000123',
  ],
  [
    'users',
    'name;email;password;phone\nA;a@example.com;Correct-Horse-78;12',
    'is no telephone number: it has 8 to 15 digits',
    '12 is no telephone number',
  ],
  [
    'devices',
    'name;uniqueId;phone\nA;７００１‐1;5511',
    'is no telephone number: it has 8 to 15 digits',
    '7001-1',
  ],
])('judges %s by the fields that they have', async (command, text, ...expected) => {
  const { said, devices } = await run(command, text, 'list.csv');
  for (const words of expected) expect(said + JSON.stringify(devices)).toContain(words);
});

it('refuses addresses to which nothing can be sent', async () => {
  const list = ['a@example,com', 'a b@example.com', 'a@example.com.', 'user@example,com.br'];
  const rows = list.map((email, index) => `U${index};${email};Correct-Horse-78`);
  const { said } = await run('users', ['name;email;password', ...rows].join('\n'), 'users.csv');
  for (const email of list) expect(said).toContain(`email is no email address: "${email}"`);
  expect([...server.areaOf('users').values()]).toEqual([]);
});
