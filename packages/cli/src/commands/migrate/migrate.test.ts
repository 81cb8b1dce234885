import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryProfiles } from '../../testing/create-test-context';
import { type BothDoors, startBothDoors, startCommand } from '../testing';

const HOSTILE = 'Van \u001b[2J7';
type Values = Record<string, unknown>;

/** Makes things as an administrator, and answers their ids. */
async function openApi({ app }: BothDoors) {
  const browser = app.browser();
  await browser.signIn('ana@example.com', 'a long password');
  const make = async (path: string, json: object) => {
    const reply = await browser.call(`POST /api/${path}`, { json });
    expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300);
    return Number((reply.text === '' ? {} : reply.json)['id']);
  };
  const list = async (path: string) =>
    JSON.parse((await browser.call(`GET /api/${path}`)).text) as Values[];
  const remove = (path: string) => browser.call(`DELETE /api/${path}`);
  return { make, list, remove };
}

async function fill(server: BothDoors): Promise<void> {
  const { make } = await openApi(server);
  const calendarId = await make('calendars', {
    name: 'Hours',
    data: Buffer.from(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260101T080000Z\r\nDTEND:20260101T180000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    ).toString('base64'),
  });
  const north = await make('groups', { name: 'North', attributes: { 'acme.note': 'x' } });
  const south = await make('groups', { name: 'South', groupId: north });
  const attributes = { 'acme.color': 'red', 'other.x': 1, plate: 'ABC1D23' };
  const van = await make('devices', {
    name: HOSTILE,
    uniqueId: 'van',
    groupId: south,
    calendarId,
    attributes,
  });
  await make('devices', { name: 'Bus', uniqueId: 'bus' });
  // Two of one name, which are told by what they compute.
  for (const [expression, owner] of [
    ['fuel * 2', { deviceId: van }],
    ['fuel * 3', { groupId: north }],
  ] as const) {
    const computed = { description: 'Fuel', attribute: 'litres', expression, type: 'number' };
    await make('permissions', {
      ...owner,
      attributeId: await make('attributes/computed', computed),
    });
  }
  const fence = await make('geofences', { name: 'Yard', area: 'CIRCLE (-23.5 -46.6, 200)' });
  await make('permissions', { deviceId: van, geofenceId: fence });
  const password = 'a long password';
  const rui = await make('users', {
    name: 'Rui',
    email: 'rui@example.com',
    password,
    userLimit: 5,
  });
  const lia = await make('users', { name: 'Lia', email: 'lia@example.com', password });
  await make('permissions', { userId: rui, groupId: north });
  await make('permissions', { userId: lia, deviceId: van });
  await make('permissions', { userId: rui, managedUserId: lia });
}

let source: BothDoors;
beforeAll(async () => {
  source = await startBothDoors();
  await fill(source);
}, 60_000);
afterAll(() => source.stop());

describe.each([
  ['bare', 'product'],
  ['product', 'bare'],
] as const)('from the door %s to the door %s', (fromDoor, toDoor) => {
  let target: BothDoors;
  beforeAll(async () => {
    target = await startBothDoors();
    const { make } = await openApi(target);
    await make('devices', { name: 'Bus here', uniqueId: 'bus' });
  }, 60_000);
  afterAll(() => target.stop());

  async function run(argv: string[], more: object = {}) {
    const to = { url: target.urls[toDoor], token: target.tokens[toDoor] };
    const from = { url: source.urls[fromDoor], email: 'ana', token: source.tokens[fromDoor] };
    const profiles = createMemoryProfiles({ default: { ...to, email: 'ana' }, old: from });
    const test = startCommand(to, ['migrate', ...argv], { profiles, ...more });
    return { code: await test.ended, stdout: test.stdout(), stderr: test.stderr() };
  }
  const prefix = toDoor === 'product' ? ['--prefix', 'acme'] : [];

  it('says what it would make, and makes nothing', async () => {
    const { code, stdout, stderr } = await run(['--from', 'old', '--dry-run', ...prefix]);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/devices +1 +1 +0 +uniqueId/);
    expect(stdout).toMatch(/groups +2 +0 +0 +name and way from the top/);
    expect(stdout).toMatch(/users +2 +1 +0 +email/);
    expect(stdout).toMatch(/ {2}\+ device Van +\[2J7 \(van\)/);
    expect(stdout).toContain('Passwords cannot be taken over');
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toContain('Nothing was changed.');
    expect(await (await openApi(target)).list('groups')).toEqual([]);
  });

  it('makes things with their attributes, references and links, and has nothing to do then', async () => {
    const made = await run(
      [
        '--from',
        source.urls[fromDoor],
        '--email',
        'ana@example.com',
        '--password-stdin',
        '--yes',
        '--json',
        ...prefix,
      ],
      { stdin: Readable.from(['a long password\n']) },
    );
    expect(made.code, made.stderr).toBe(0);
    expect(JSON.parse(made.stdout)).toMatchObject({ failures: [], refused: [] });
    const { list, remove } = await openApi(target);
    const devices = await list('devices?all=true');
    const groups = await list('groups?all=true');
    const [van, bus] = ['van', 'bus'].map((id) => devices.find(({ uniqueId }) => uniqueId === id));
    const [north, south] = ['North', 'South'].map((wanted) =>
      groups.find(({ name }) => name === wanted),
    );
    expect(south).toMatchObject({ groupId: north?.['id'] });
    expect(bus).toMatchObject({ name: 'Bus here' });
    const [color, note] =
      toDoor === 'product' ? ['rastro.color', 'rastro.note'] : ['acme.color', 'acme.note'];
    expect(van).toMatchObject({ name: HOSTILE, groupId: south?.['id'] });
    expect(van?.['calendarId']).toBe((await list('calendars?all=true'))[0]?.['id']);
    expect(van?.['attributes']).toEqual({ [color]: 'red', 'other.x': 1, plate: 'ABC1D23' });
    expect(north?.['attributes']).toEqual({ [note]: 'x' });
    const users = await list('users');
    const [rui, lia] = ['rui', 'lia'].map((name) =>
      users.find(({ email }) => email === `${name}@example.com`),
    );
    expect(rui).toMatchObject({ name: 'Rui', userLimit: 5, administrator: false });
    expect((await list(`groups?userId=${String(rui?.['id'])}`)).map(({ name }) => name)).toContain(
      'North',
    );
    expect(
      (await list(`devices?userId=${String(lia?.['id'])}`)).map(({ uniqueId }) => uniqueId),
    ).toEqual(['van']);
    expect(
      (await list(`geofences?deviceId=${String(van?.['id'])}`)).map(({ name }) => name),
    ).toEqual(['Yard']);
    expect((await list(`users?userId=${String(rui?.['id'])}`)).map(({ name }) => name)).toEqual([
      'Lia',
    ]);
    // Who asks with the old password does not get in.
    const old = await target.app.browser().signIn('rui@example.com', 'a long password');
    expect(old.status).toBe(401);

    const ofVan = await list(`attributes/computed?deviceId=${String(van?.['id'])}`);
    expect(ofVan.map(({ expression }) => expression)).toEqual(['fuel * 2']);
    const again = await run(['--from', 'old', '--yes', ...prefix]);
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('Nothing to do.')]);

    // One of two goes: what is made again is that one, and the other stays where it was.
    await remove(`attributes/computed/${String(ofVan[0]?.['id'])}`);
    expect((await run(['--from', 'old', '--yes', ...prefix])).code).toBe(0);
    for (const [asked, expression] of [
      [`deviceId=${String(van?.['id'])}`, 'fuel * 2'],
      [`groupId=${String(north?.['id'])}`, 'fuel * 3'],
    ]) {
      const found = await list(`attributes/computed?${asked}`);
      expect(found.map((one) => one['expression'])).toEqual([expression]);
    }
  });

  it('says of whom no mail for a password went out', async () => {
    const email = `eva-${toDoor}@example.com`;
    const { make, remove } = await openApi(source);
    const id = await make('users', { name: 'Eva', email, password: 'a long password' });
    const { code, stderr } = await run(['--from', 'old', '--yes', '--mail-passwords', ...prefix]);
    await remove(`users/${id}`);
    expect(code).toBe(1);
    expect(stderr).toContain(`mail to ${email}: `);
  });

  it.each([
    [['--from', 'https://ana:secret@old.example'], 2, 'takes no password'],
    [['--from', 'https://old.example/?token=secret'], 2, 'takes no password'],
    [['--from', 'old.example'], 2, 'RASTRO_FROM_TOKEN'],
    [['--from', 'default'], 2, 'the same server'],
    [['--from', 'old', '--prefix', '.*'], 2, 'is no prefix'],
    [['--from', 'old', '--prefix', 'report'], 2, 'settings of the tracking server'],
  ])('refuses %j', async (argv, code, words) => {
    const answer = await run(argv);
    expect([answer.code, answer.stderr]).toEqual([code, expect.stringContaining(words)]);
    expect(answer.stderr).not.toContain('secret@');
  });

  it('takes over nothing as somebody who is no administrator there', async () => {
    const login = ['--from', source.urls[fromDoor], '--email', 'lia@example.com', '--yes'];
    const env = { RASTRO_PASSWORD: 'a long password' };
    const { code, stderr } = await run(login, { env });
    expect([code, stderr]).toEqual([4, expect.stringContaining('Lia is no administrator')]);
  });
});
