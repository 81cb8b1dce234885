import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExport } from '@rastro/sdk/export';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  await server.stop();
  await rm(folder, { recursive: true });
});

async function run(content: string | Uint8Array, name = 'fleet.csv', ...args: string[]) {
  const path = join(folder, name);
  await writeFile(path, content);
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const { context, stdout, stderr } = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
    configDir: join(folder, 'config'),
  });
  const code = await runCommandLine(['devices', 'import', path, ...args, '--yes'], context);
  const devices = [...server.devices.values()];
  return { code, said: stdout() + stderr(), devices };
}

describe('a sheet as people have it', () => {
  it.each([
    ['text as a formula', 'name,uniqueId\nTruck 1,"=""0012345678"""', '0012345678'],
    ['unseen characters', 'name,uniqueId\nTruck 1,\u200b355488020117582', '355488020117582'],
    ['a fraction of zeros', 'name;uniqueId\nTruck 1;355488020117590.0', '355488020117590'],
    ['a title above', 'Fleet list 2026;;\n;;\nname;uniqueId;group\nTruck 1;7001;', '7001'],
    ['names of its own', 'Nome;IMEI;Placa;Telefone\nTruck 1;7001;ABC1D23;11', '7001'],
  ])('is read with %s', async (_what, text, uniqueId) => {
    const { code, devices, said } = await run(text);
    expect(said).toContain('1 created');
    expect(code).toBe(0);
    expect(devices).toMatchObject([{ name: 'Truck 1', uniqueId }]);
  });

  it('says in which line it found the header', async () => {
    const { said } = await run('Fleet 2026;;\nname;uniqueId;group\nTruck 1;7001;');
    expect(said).toContain('header is taken to be in line 2');
  });

  it('holds no failures of formulas', async () => {
    const { code, devices, said } = await run(
      'name,uniqueId,phone,attributes.plate\nTruck 1,#N/A,,\nTruck 2,7202,#N/A,#REF!',
    );
    expect(code).toBe(1);
    expect(said).toContain('line 2: uniqueId holds a formula that failed');
    expect(said).toContain('line 3: phone is left out: its formula failed (#N/A)');
    expect(devices).toMatchObject([{ uniqueId: '7202' }]);
    expect(JSON.stringify(devices)).not.toContain('#');
  });

  it.each([
    ['phone', 'name,uniqueId,phone\nTruck 1,7501,"5,51199E+12"'],
    ['attributes.iccid', 'name,uniqueId,attributes.iccid\nTruck 1,8021,8.95501E+19'],
    ['attributes.fuelCapacity', 'name;uniqueId;attributes.fuelCapacity:number\nTruck 1;8011;1.200'],
    ['attributes.tank', 'name;uniqueId;attributes.tank\nTruck 1;8011;1.200'],
  ])('is refused where %s lost what it was', async (column, text) => {
    const { devices, said } = await run(text);
    expect(said).toContain(`line 2: ${column} `);
    expect(devices).toEqual([]);
  });

  it('is told its rows of totals', async () => {
    const { said } = await run('name,uniqueId\nTruck 1,1\nTotal,');
    expect(said).toContain('line 3: uniqueId is empty: the row looks like one of totals');
  });
});

describe('an .xlsx file', () => {
  it('is read with the types of its cells', async () => {
    const sheet = await readFile(new URL('./testing/fleet.xlsx', import.meta.url));
    const { code, devices, said } = await run(sheet, 'fleet.xlsx');
    expect(said).toContain('uniqueId was rounded by a spreadsheet');
    expect(code).toBe(1);
    expect(devices).toMatchObject([
      { name: 'Truck 1', uniqueId: '0012', attributes: { tank: 1200.5 } },
      { name: 'Truck 2', uniqueId: '355488020117582', attributes: { tank: true } },
    ]);
    expect(await readdir(folder)).toContain('fleet.errors.csv');
  });

  it('of our own is read as it was written, also where cells are empty', async () => {
    const column = (label: string) => ({ key: label, kind: 'text' as const, label });
    const line = (...cells: (string | null)[]) => ({ type: 'row' as const, cells });
    const written = makeExport(
      {
        title: 'Fleet',
        subtitle: [],
        brand: { name: 'Fleet', color: '#0f766e' },
        style: { locale: 'pt-BR', timeZone: 'UTC' },
        words: { pageOf: '', madeAt: '', empty: '', shortened: '' },
        tables: [
          {
            name: 'Fleet',
            columns: ['name', 'phone', 'uniqueId', 'model'].map(column),
            lines: [[line('Truck 1', null, '0012', null)], [line('=1+1', '11', '7001', 'FH')]],
          },
        ],
      },
      'xlsx',
    );
    const pieces: Uint8Array[] = [];
    for await (const piece of written) pieces.push(piece);
    const { devices, said } = await run(Buffer.concat(pieces), 'fleet.xlsx');
    expect(said).toContain('2 created');
    expect(devices).toMatchObject([
      { name: 'Truck 1', uniqueId: '0012' },
      { name: '=1+1', phone: '11', uniqueId: '7001', model: 'FH' },
    ]);
  });

  it('that is none is refused in words', async () => {
    const { code, said } = await run('PK\u0003\u0004 and more', 'fleet.xlsx');
    expect(code).not.toBe(0);
    expect(said).toContain('no .xlsx file that can be read');
  });
});
