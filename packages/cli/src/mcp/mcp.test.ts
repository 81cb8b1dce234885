import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type BothDoors, startBothDoors, startCommand } from '../commands/testing';
import { cliResources } from '../resources/resources';
import { createMemoryProfiles } from '../testing/create-test-context';
import { makeCallTools } from './call-tools';
import { callWords } from './call-words';

let server: BothDoors;
let truck: number;
beforeAll(async () => {
  server = await startBothDoors();
  truck = await server.app.addDevice('Truck 7', '860123456789012');
  await server.app.addDevice('Van 2', 'van-2');
}, 60_000);
afterAll(() => server.stop());

/** Starts the command, and a client on its stdin and stdout; any client speaks over the same lines. */
async function connect(
  argv: string[] = [],
  more: Parameters<typeof startCommand>[2] = {},
  door: 'product' | 'bare' = 'product',
) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const lines: string[] = [];
  stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const who = { url: server.urls[door], token: server.tokens[door] };
  const run = startCommand(who, ['mcp', ...argv], { stdin, stdout, ...more });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioServerTransport(stdout, stdin));
  const end = async () => {
    stdin.end();
    expect(await run.ended).toBe(0);
    for (const line of lines.join('').split('\n').filter(Boolean)) {
      expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    }
  };
  onTestFinished(end);
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = (await client.callTool({
      name,
      arguments: input,
    })) as CallToolResult;
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    return { isError: isError === true, text, json: isError ? null : JSON.parse(text) };
  };
  return { client, call, stderr: run.stderr };
}

const makeKey = async (scope: { reads: string; writes: string }) => {
  const browser = server.app.browser();
  await browser.signIn('ana@example.com', 'a long password');
  const expiresAt = '2026-09-20T12:00:00Z';
  const { json } = await browser.call('POST /api/keys', {
    json: { name: 'Assistant', expiresAt, ...scope },
  });
  return String(json['token']);
};

it('lists vehicles a part at a time, and reads one by its name', async () => {
  const { call, client } = await connect();
  const { tools } = await client.listTools();
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const first = await call('list', { resource: 'devices', limit: 1 });
  expect(first.json).toMatchObject({
    total: 2,
    offset: 0,
    nextOffset: 1,
    rows: [{ name: 'Truck 7', uniqueId: '860123456789012' }],
  });
  const rest = await call('list', {
    resource: 'devices',
    limit: 1,
    offset: 1,
    columns: ['name', 'group'],
  });
  expect(rest.json).toEqual({ total: 2, offset: 1, rows: [{ name: 'Van 2', group: '' }] });
  const narrowed = await call('list', { resource: 'devices', where: ['name~truck'] });
  expect(narrowed.json).toMatchObject({ total: 1 });
  const one = await call('get', { resource: 'devices', id: 'truck 7' });
  expect(one.json).toMatchObject({ id: truck, name: 'Truck 7' });
});

it('says what resources are made of, and reads reports', async () => {
  const { call, client } = await connect();
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toContain('devices');
  const { contents } = await client.readResource({ uri: `fleet://devices/${truck}` });
  expect(JSON.parse(String((contents[0] as { text: string }).text))).toMatchObject({ id: truck });
  const fields = await call('fields', { resource: 'devices' });
  expect(fields.json.fields).toContainEqual({
    name: 'groupId',
    alsoCalled: 'group',
    kind: 'reference',
    about: 'its group',
    refersTo: 'groups',
  });
  await server.app.engine.ingest({
    uniqueId: '860123456789012',
    latitude: -23.5,
    longitude: -46.6,
    speedKnots: 0,
  });
  const span = { from: '2026-08-21T00:00:00Z', to: '2026-08-22T00:00:00Z' };
  const summary = await call('report_summary', { deviceId: [truck], ...span });
  expect(summary.json.rows).toMatchObject([{ deviceId: truck, deviceName: 'Truck 7' }]);
});

const STOP = { type: 'engineStop' };

it.each([
  ['command_send', { ...STOP, deviceId: 1 }, 'commands'],
  ['engine_stop_call_off', { stopId: 1 }, 'commands'],
  ['create', { resource: 'devices', values: { name: 'Bus', uniqueId: 'bus' } }, 'devices'],
  ['update', { resource: 'devices', id: 1, values: { name: 'Bus' } }, 'devices'],
  ['delete', { resource: 'geofences', id: 1 }, 'geofences'],
])('refuses %s without --allow', async (name, input, area) => {
  const { call, client } = await connect(['--allow', 'drivers']);
  expect((await client.listTools()).tools.map((tool) => tool.name)).not.toContain('command_send');
  const { isError, text } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).toContain(`--allow ${area}`);
});

it('writes to areas that are allowed, and to no other', async () => {
  const { call } = await connect(['--allow', 'devices', '--allow', 'groups']);
  const north = await call('create', { resource: 'groups', values: { name: 'North' } });
  const made = await call('create', {
    resource: 'devices',
    values: { name: 'Bus', uniqueId: 'bus', group: 'North', attributes: { plate: 'ABC1D23' } },
  });
  expect(made.json).toMatchObject({ groupId: north.json.id, attributes: { plate: 'ABC1D23' } });
  const changed = await call('update', {
    resource: 'devices',
    id: 'Bus',
    values: { phone: '+55', groupId: 0, attributes: { plate: null } },
  });
  expect(changed.json).toMatchObject({
    changed: ['groupId', 'phone', 'attributes.plate'],
    now: { phone: '+55', groupId: 0, attributes: {} },
  });
  const wrong = await call('update', { resource: 'devices', id: 'Bus', values: { colour: 'red' } });
  expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('uniqueId') });
  expect((await call('delete', { resource: 'devices', id: 'Bus' })).isError).toBe(false);
  expect((await call('list', { resource: 'devices' })).json.total).toBe(2);
  const user = { resource: 'users', values: { name: 'Eve', email: 'eve@example.com' } };
  expect((await call('create', user)).isError).toBe(true);
});

it('[S7.73] leaves a stop that is allowed waiting until the vehicle stands, and overrides none', async () => {
  const { call, client } = await connect(['--allow', 'commands']);
  await server.app.engine.ingest({
    uniqueId: 'van-2',
    latitude: -23.5,
    longitude: -46.6,
    speedKnots: 40,
  });
  const van = await call('get', { resource: 'devices', id: 'Van 2' });
  const sent = await call('command_send', { ...STOP, deviceId: van.json.id });
  expect(sent.json).toEqual({ state: { kind: 'waits', stopId: expect.any(Number) } });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('engine_stop_override');
  const override = await call('engine_stop_override', { stopId: sent.json.state.stopId });
  expect(override.isError).toBe(true);
  const off = await call('engine_stop_call_off', { stopId: sent.json.state.stopId });
  expect(off.json).toMatchObject({ state: 'calledOff' });
});

it('sends nothing where no server of ours guards engines', async () => {
  const { call } = await connect(['--allow', 'commands'], {}, 'bare');
  expect((await call('list', { resource: 'devices' })).json.total).toBe(2);
  const sent = await call('command_send', { ...STOP, deviceId: truck });
  expect(sent).toMatchObject({ isError: true, text: expect.stringContaining('guard') });
});

it('makes no fence that locks, also where fences may be written', async () => {
  const { call } = await connect(['--allow', 'geofences', '--allow', 'commands']);
  const area = 'CIRCLE (-23.5 -46.6, 200)';
  const values = { name: 'Yard', area, attributes: { lockOnExit: true } };
  const refused = await call('create', { resource: 'geofences', values });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('a person') });
  const made = await call('create', { resource: 'geofences', values: { name: 'Yard', area } });
  expect(made.json).toMatchObject({ name: 'Yard' });
  const locks = { resource: 'geofences', id: 'Yard', values: { attributes: values.attributes } };
  expect((await call('update', locks)).isError).toBe(true);
});

it('has the reach of an API key where it signs in with one, and tells its secret to nobody', async () => {
  const token = await makeKey({ reads: 'devices', writes: '' });
  const env = { RASTRO_URL: server.app.origin, RASTRO_TOKEN: token };
  const { call, stderr } = await connect(['--allow', 'devices'], { env });
  expect((await call('list', { resource: 'devices' })).json.total).toBe(2);
  const others = await call('list', { resource: 'geofences' });
  const write = await call('update', { resource: 'devices', id: truck, values: { phone: '1' } });
  expect([others.isError, write.isError]).toEqual([true, true]);
  expect([others.text, write.text].join()).toContain('KEY_SCOPE_MISSING');
  expect([others.text, write.text, stderr()].join()).not.toContain(token);
});

it('says how to sign in where nobody is', async () => {
  const { call, stderr } = await connect([], { profiles: createMemoryProfiles() });
  const { isError, text } = await call('list', { resource: 'devices' });
  expect([isError, text]).toEqual([true, expect.stringContaining('rastro login URL')]);
  expect(stderr()).toContain('You are not signed in.');
});

it('refuses an area that is none before it starts', async () => {
  const { ended, stderr } = startCommand({ url: '', token: '' }, ['mcp', '--allow', 'users']);
  expect(await ended).toBe(2);
  expect(stderr()).toContain('Allowed choices are devices, groups');
});

it('says of everything that can be done what it does', () => {
  const names = makeCallTools(cliResources, new Set(KEY_WRITE_AREAS)).map(({ name }) => name);
  expect(names.filter((name) => !Object.hasOwn(callWords, name))).toEqual([]);
  expect(Object.keys(callWords).filter((name) => !names.includes(name))).toEqual([]);
});

const documented = [...readFileSync('docs/mcp.md', 'utf8').matchAll(/```json\n(.*?)```/gs)].map(
  ([, json = '']) => {
    const settings = JSON.parse(json) as Record<string, Record<string, { args: string[] }>>;
    return (settings['servers'] ?? settings['mcpServers'])?.['fleet'];
  },
);

it.each(documented)('starts as the documents say: %j', async (settings) => {
  expect(documented).toHaveLength(3);
  expect(settings).toMatchObject({ command: 'rastro' });
  const { ended } = startCommand({ url: server.app.origin, token: '' }, settings?.args ?? []);
  expect(await ended).toBe(0);
});
