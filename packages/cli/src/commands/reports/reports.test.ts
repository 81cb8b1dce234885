import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BothDoors, startBothDoors, startCommand } from '../testing';

const HOSTILE = 'Van \u001b[2J\u202e7';
const DAY = ['--from', '2026-08-21', '--to', '2026-08-21'];

let server: BothDoors;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
  server = await startBothDoors();
  const { app } = server;
  const admin = app.browser();
  await admin.signIn('ana@example.com', 'a long password');
  const { json: account } = await admin.call('GET /api/session');
  const attributes = { timezone: 'America/Sao_Paulo', speedUnit: 'mph', 'rastro.lang': 'pt-BR' };
  const changed = await admin.call(`PUT /api/users/${String(account['id'])}`, {
    json: { ...account, attributes },
  });
  expect(changed.status, changed.text).toBe(200);
  const made = await admin.call('POST /api/groups', { json: { name: 'North' } });
  const groupId = Number(made.json['id']);
  const van = await app.addDevice(HOSTILE, 'van');
  const device = (await admin.call(`GET /api/devices/${van}`)).json;
  await admin.call(`PUT /api/devices/${van}`, { json: { ...device, groupId } });
  const bus = await app.addDevice('=Bus', 'bus');
  const rui = await admin.call('POST /api/drivers', { json: { name: 'Rui', uniqueId: 'rui' } });
  const codeOf = async (query: string) =>
    (JSON.parse((await admin.call(`GET /api/qr-codes?${query}`)).text) as { code: string }[])[0];
  const id = (await codeOf(`deviceId=${bus}`))?.code;
  const driver = (await codeOf(`driverId=${String(rui.json['id'])}`))?.code;
  const scanned = await admin.call('POST /api/qr-driver', { json: { id, driver } });
  expect(scanned.status, scanned.text).toBe(200);
  for (const uniqueId of ['van', 'bus']) {
    for (let minute = 0; minute < 20; minute += 1) {
      app.wait(30_000);
      const speedKnots = minute > 3 && minute < 15 ? 40 : 0;
      const longitude = -46.6 + Math.max(0, Math.min(minute, 15) - 3) * 0.006;
      await app.engine.ingest({ uniqueId, latitude: -23.5, longitude, speedKnots });
    }
  }
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe.each(['product', 'bare'] as const)('at the door %s', (door) => {
  async function run(...argv: string[]) {
    const target = { url: server.urls[door], token: server.tokens[door] };
    const test = startCommand(target, ['reports', ...argv]);
    return { code: await test.ended, stdout: test.stdout(), stderr: test.stderr() };
  }

  it('prints a table in the zone, the units and the language of the account', async () => {
    const { code, stdout, stderr } = await run('trips', ...DAY);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/VEÍCULO .*VELOCIDADE/);
    expect(stdout).toMatch(/Van {2}\[2J 7 .*09:0\d.* mph/);
    expect(stdout).toContain('=Bus');
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(stdout).not.toMatch(/[\u001b\u202e]/);
    expect(stderr).toContain('2 rows');
  });

  it('prints the API’s own figures as JSON, of the vehicles that are named', async () => {
    const { stdout } = await run(
      'route',
      ...DAY,
      '--group',
      'North',
      '--json',
      '--columns',
      'time,speed',
    );
    const rows = JSON.parse(stdout) as Record<string, unknown>[];
    expect(rows).toHaveLength(20);
    expect(rows[10]).toMatchObject({
      time: expect.stringMatching(/^2026-08-21T12.*Z$/),
      speed: expect.closeTo(40, 0),
    });
    const bus = await run('trips', ...DAY, '--device', 'bus', '--json');
    expect(JSON.parse(bus.stdout)).toMatchObject([
      { vehicle: '=Bus', startTime: expect.any(String) },
    ]);
  });

  it('prints CSV and lines with tabs, and begins no cell as a formula', async () => {
    const { stdout } = await run('trips', ...DAY, '--language', 'en-US', '--csv');
    expect(stdout.startsWith('\uFEFFVehicle,')).toBe(true);
    expect(stdout).toContain("\n'=Bus,");
    const tabs = (await run('trips', ...DAY, '--device', '=Bus', '--language', 'en-US', '--tsv'))
      .stdout;
    expect(tabs.split('\n')[0]?.split('\t')).toContain('Average speed (mph)');
    expect(tabs).toContain('2026-08-21 09:');
  });

  it('writes files, and replaces none unless it is told to', async () => {
    const [xlsx, csv, pdf] = ['xlsx', 'csv', 'pdf'].map((format) =>
      join(folder, `${door}.${format}`),
    );
    const made = await run(
      'trips',
      ...DAY,
      '--xlsx',
      xlsx ?? '',
      '--csv',
      csv ?? '',
      '--pdf',
      pdf ?? '',
      '--by',
      'vehicle',
    );
    expect(made.code, made.stderr).toBe(0);
    expect(made.stdout).toBe('');
    expect((await readFile(xlsx ?? '')).subarray(0, 2).toString()).toBe('PK');
    expect((await readFile(pdf ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await readFile(csv ?? '', 'utf8')).toContain('Veículo;');
    await writeFile(csv ?? '', 'mine');
    const again = await run('trips', ...DAY, '--csv', csv ?? '');
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('--force')]);
    expect(await readFile(csv ?? '', 'utf8')).toBe('mine');
    expect((await run('trips', ...DAY, '--csv', csv ?? '', '--force')).code).toBe(0);
    expect(await readFile(csv ?? '', 'utf8')).not.toBe('mine');
  });

  it('knows who is silent', async () => {
    const { stdout, stderr, code } = await run('silent', '--hours', '1', '--json');
    expect(code, stderr).toBe(0);
    expect(Array.isArray(JSON.parse(stdout))).toBe(true);
  });

  it('tells the days of drivers where there are check-ins', async () => {
    const { stdout, stderr, code } = await run('drivers', ...DAY, '--json');
    if (door === 'bare') {
      expect(code).toBe(1);
      return expect(stderr).toContain('knows nothing of drivers');
    }
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      { vehicle: '=Bus', driver: 'Rui', day: '2026-08-21', breaks: 0 },
    ]);
  });
});

it.each([
  [['trips', '--columns', 'x'], 'There is no column "x"'],
  [['silent', '--hours', '0'], '--hours "0"'],
  [['trips', '--device', 'nobody'], 'There is no device "nobody"'],
  [['chart'], 'unknown command'],
])('says what is wrong with %j', async (argv, words) => {
  const target = { url: server.urls.product, token: server.tokens.product };
  const wrong = startCommand(target, ['reports', ...argv]);
  expect(await wrong.ended).not.toBe(0);
  expect(wrong.stderr()).toContain(words);
});
