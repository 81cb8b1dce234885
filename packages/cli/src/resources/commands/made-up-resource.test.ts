import { Readable } from 'node:stream';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  area,
  attributes,
  choice,
  defineResource,
  flag,
  id,
  moment,
  number,
  owned,
  reference,
  schedule,
  text,
} from '@rastro/sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeWords } from '../../completion/complete-words';
import type { Context } from '../../context';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';
import { createCliResources } from '../cli-resource';
import { makeResourceCommands } from './make-resource-commands';

const site = defineResource({
  name: 'Site',
  path: '/sites',
  area: 'sites',
  query: owned({}),
  members: { id: id(), name: text({ required: true, search: true }) },
});
const depot = defineResource({
  name: 'Depot',
  path: '/depots',
  area: 'depots',
  query: owned({ siteId: 'int' }),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 8, search: true }),
    note: text({ maxLength: 5 }),
    size: choice(['small', 'large'], { default: 'small' }),
    docks: number({ whole: true, min: 1, max: 9, default: 2 }),
    reach: number({ unit: 'metres' }),
    open: flag(),
    closedAt: moment(),
    mainDepotId: reference('Depot'),
    ownerId: reference('Site'),
    place: area(),
    hours: schedule(),
    key: text({ writeOnly: true, secret: true }),
    fullness: number({ writtenBy: 'server' }),
    attributes: attributes(),
  },
});
const user = defineResource({
  name: 'User',
  path: '/users',
  area: 'users',
  members: { id: id(), name: text({ required: true, search: true }) },
});
const commands = createCliResources({ depots: depot, sites: site, users: user }).flatMap(
  makeResourceCommands,
);

let server: FakeServer;
let folder: string;
let hours: string;
beforeEach(async () => {
  server = await startFakeServer();
  server.areaOf('sites').set(1, { id: 1, name: 'Harbour' });
  server.areaOf('sites').set(2, { id: 2, name: 'Twin' });
  server.areaOf('sites').set(3, { id: 3, name: 'Twin' });
  folder = await mkdtemp(join(tmpdir(), 'depots-'));
  hours = join(folder, 'hours.ics');
  await writeFile(hours, 'BEGIN:VCALENDAR\nEND:VCALENDAR\n');
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function run(args: string[], more: Partial<Context> = {}) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles, ...more });
  const code = await runCommandLine(args, context, commands);
  return { code, stdout: stdout(), stderr: stderr() };
}
const CIRCLE = 'CIRCLE (-23.5 -46.6, 200)';
const create = (...more: string[]) =>
  run(['depots', 'create', '--name', 'North', '--place', CIRCLE, '--hours', hours, ...more]);
const writes = () => server.calls.filter((call) => !call.startsWith('GET'));
const stored = () => server.areaOf('depots').get(1);

it('is made with a member of every kind, listed, shown, changed and deleted', async () => {
  const made = await create(
    ...['--note', 'new', '--size', 'large', '--docks', '3', '--reach', '1.5', '--open', 'sim'],
    ...['--closed-at', '2027-12-31', '--owner', 'harbour', '--attribute', 'gate=7'],
  );
  expect(made.stderr).toBe('Created depot 1, North.\n');
  expect(made.code).toBe(0);
  expect(stored()).toEqual({
    id: 1,
    name: 'North',
    note: 'new',
    size: 'large',
    docks: 3,
    reach: 1.5,
    open: true,
    closedAt: '2027-12-31T00:00:00.000Z',
    mainDepotId: 0,
    ownerId: 1,
    place: CIRCLE,
    hours: Buffer.from('BEGIN:VCALENDAR\nEND:VCALENDAR\n').toString('base64'),
    attributes: { gate: 7 },
  });
  await create('--name', 'Below', '--main-depot', '1');
  expect((await run(['depots', 'list'])).stdout).toBe(
    'ID  NAME     SIZE   MAIN DEPOT  OWNER\n1   North    large              Harbour\n2     Below  small  North\n',
  );
  expect((await run(['depots', 'get', 'NORTH'])).stdout).toMatch(/^owner +Harbour\nownerId +1$/m);
  const changed = await run([
    'depots',
    'update',
    'north',
    '--owner',
    '',
    '--note',
    '',
    '--docks=4',
  ]);
  expect(changed.stderr).toBe('Changed: note, docks, ownerId\n');
  expect(stored()).toMatchObject({ ownerId: 0, note: null, docks: 4, size: 'large', open: true });
  expect((await run(['depots', 'delete', 'North', '--yes'])).stderr).toBe(
    'Deleted North (id 1).\n',
  );
  expect(stored()).toBeUndefined();
});

it('is narrowed by what it refers to with all below, by choices, links and words', async () => {
  await create('--size', 'large', '--owner', 'Harbour');
  await create('--name', 'Below', '--main-depot', 'North', '--attribute', 'gate=west');
  await create('--name', 'Other');
  await create('--name', 'Deepest', '--main-depot', 'Below');
  const ids = async (...args: string[]) => {
    const { stdout } = await run(['depots', 'list', '--json', ...args]);
    return (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);
  };
  expect(await ids('--main-depot', 'North')).toEqual([2, 4]);
  expect(await ids('--owner', 'harbour')).toEqual([1]);
  expect(await ids('--owner', '')).toEqual([2, 4, 3]);
  expect(await ids('--size', 'large')).toEqual([1]);
  expect(await ids('--query', 'WEST')).toEqual([2]);
  await ids('--site', 'Harbour', '--all');
  expect(server.calls.at(-1)).toBe('GET /api/depots?all=true&siteId=1');
});

it('is printed as CSV with what can be written', async () => {
  await create('--owner', 'Harbour', '--attribute', 'gate==1+1');
  const { stdout } = await run([
    'depots',
    'list',
    '--csv',
    '--columns',
    'name,owner,attributes.gate',
  ]);
  expect(stdout).toBe("\uFEFFname,owner,attributes.gate\r\nNorth,Harbour,'=1+1\r\n");
  const all = await run(['depots', 'list', '--csv']);
  expect(all.stdout.split('\r\n')[0]).toBe(
    '\uFEFFname,note,size,docks,reach,open,closedAt,place,hours,mainDepot,owner,attributes.gate',
  );
});

it.each([
  [['--name', 'Too long a name'], 2, '--name is longer than 8 characters'],
  [['--name', ' '], 2, '--name is empty: it takes 1 to 8 characters'],
  [['--note', 'longer'], 2, '--note is longer than 5'],
  [['--size', 'huge'], 2, 'small, large'],
  [['--docks', '10'], 2, '--docks is more than 9'],
  [['--docks', '1.5'], 2, '--docks is no whole number'],
  [['--docks', '0x2'], 2, '--docks is no number'],
  [['--open', 'maybe'], 2, '--open is neither true nor false'],
  [['--closed-at', '31/12/2027'], 2, '--closed-at is no date like 2027-12-31'],
  [['--place', 'CIRCLE (1)'], 2, '--place cannot be read'],
  [['--hours', '/nowhere.ics'], 2, 'There is no file /nowhere.ics'],
  [['--attribute', 'gate'], 2, '--attribute takes key=value'],
  [['--fullness', '1'], 2, "unknown option '--fullness'"],
  [['--owner', 'Airport'], 1, 'There is no site "Airport"'],
  [['--owner', 'Twin'], 2, 'Write the id of one of them:\n  Twin (id 2)\n  Twin (id 3)'],
])('refuses %j, naming what is wrong', async (more, code, words) => {
  const { stderr, ...refused } = await create(...more);
  expect(refused).toMatchObject({ code, stdout: '' });
  expect(stderr).toContain(words);
  expect(writes()).toEqual([]);
});

it.each([
  [['depots', 'create', '--name', 'A'], 2, '--place'],
  [['depots', 'update', 'North'], 2, 'Nothing was said'],
  [['depots', 'get', 'Nowhere'], 1, 'There is no depot "Nowhere"'],
  [['depots', 'list', '--columns', 'nmae'], 2, 'attributes.KEY'],
  [['depots', 'list', '--columns', 'key'], 2, 'There is no column "key"'],
  [['sites', 'list', '--columns', 'attributes.a'], 2, 'There is no column'],
  [['sites', 'update', '1', '--attribute', 'a=1'], 2, 'unknown option'],
])('refuses %j', async (args, code, words) => {
  const { stderr, ...refused } = await run(args);
  expect(refused).toMatchObject({ code, stdout: '' });
  expect(stderr).toContain(words);
});

it('tells the answer of a server that refuses, with its exit code', async () => {
  server.meddleWith(({ method, response }) => {
    if (method !== 'POST') return;
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'WRITE_ACCESS_DENIED', message: 'Not you.' }));
  });
  expect(await create()).toMatchObject({
    code: 4,
    stderr: 'error: Not you. (WRITE_ACCESS_DENIED)\n',
  });
});

it('takes an id where its owners cannot be listed', async () => {
  server.meddleWith(({ method, path, response }) => {
    if (method !== 'GET' || path !== '/sites') return;
    response.writeHead(403).end();
  });
  expect((await create('--owner', '7')).code).toBe(0);
  expect(stored()).toMatchObject({ ownerId: 7 });
  expect((await create('--owner', 'Harbour')).code).toBe(4);
});

describe('its secret', () => {
  const args = ['depots', 'create', '--name', 'A', '--place', CIRCLE, '--key', '--hours'];

  it('comes from stdin and is shown nowhere', async () => {
    const piped = { stdin: Readable.from(['s3cret\n']) };
    const dry = await run([...args, hours, '--dry-run'], { stdin: Readable.from(['s3cret\n']) });
    expect(dry.stdout + dry.stderr).not.toContain('s3cret');
    expect(dry.stdout).toContain('"key": "(not shown)"');
    const made = await run([...args, hours], piped);
    expect(made.stdout + made.stderr).not.toContain('s3cret');
    expect(stored()).toMatchObject({ key: 's3cret' });
  });

  it('is no word of the command line', async () => {
    const { code, stderr } = await run([...args, hours, 's3cret']);
    expect(code).toBe(2);
    expect(stderr).not.toContain('s3cret');
    expect(writes()).toEqual([]);
  });

  it('is changed alone', async () => {
    await create();
    const { stderr } = await run(['depots', 'update', '1', '--key'], {
      stdin: Readable.from(['new\n']),
    });
    expect(stderr).toBe('Changed: key\n');
    expect(stored()).toMatchObject({ key: 'new', name: 'North' });
  });
});

it.each(commands.map(({ path }) => path))('%s is helped and completed', async (path) => {
  const { stdout, code } = await run([...path.split(' '), '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`Examples:\\n  .*rastro ${path}`));
  expect(stdout).not.toMatch(/undefined|TEXT TEXT/);
  const sources = { commands, globalOptions: [], profiles: async () => [] };
  const { words } = await completeWords([...path.split(' ').slice(0, 1), ''], sources);
  expect(words).toContain(path.split(' ')[1]);
});

it('has examples that are whole commands', async () => {
  for (const { path, examples } of commands.filter(({ path: one }) => /create|update/.test(one))) {
    for (const line of examples) {
      const words = (line.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) =>
        word.replace(/^(['"])(.*)\1$/, '$2'),
      );
      const { stderr } = await run(words.slice(1));
      expect([path, stderr]).not.toEqual([path, expect.stringMatching(/option|argument/)]);
    }
  }
});
