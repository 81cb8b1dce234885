import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ADMIN,
  type BothDoors,
  createTestMail,
  startBothDoors,
  startCommand,
} from '../../commands/testing';
import { commands } from '../../commands/index';
import { readCommands } from '../../testing/split-line';
import type { CliResource } from '../cli-resource';
import { cliResources } from '../resources';
import type { Verb } from '../words/resource-words';

const CALENDAR =
  'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nDTSTART:20260101T000000Z\nDTEND:20260101T060000Z\nRRULE:FREQ=DAILY\nEND:VEVENT\nEND:VCALENDAR\n';

let server: BothDoors;
let folder: string;
let van: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
  await writeFile(join(folder, 'hours.ics'), CALENDAR);
  server = await startBothDoors({
    // Examples that must end soon are written from today on.
    nowMs: Date.now(),
    mail: createTestMail('smtp://127.0.0.1:1'),
    listUnknownTrackers: () => [],
  });
  const admin = server.app.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const send = async (call: string, json: object) => {
    const reply = await admin.call(call, { json });
    expect([call, reply.status, reply.text]).toEqual([call, 200, reply.text]);
  };
  await send('PATCH /api/server', { attributes: { 'rastro.enableBilling': true } });
  const password = 'a long password';
  for (const name of ['Bia', 'Norte Rastreamento']) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    await send('POST /api/users', { name, email, password });
  }
  await send('POST /api/groups', { name: 'South' });
  const data = Buffer.from(CALENDAR).toString('base64');
  await send('POST /api/calendars', { name: 'Nights', data });
  await send('POST /api/drivers', { name: 'João', uniqueId: 'joao' });
  van = await server.app.addDevice('Van 3', 'van-3');
  for (const id of [8, 9]) await server.app.addDevice(`Gone ${id}`, `deleted-${id}-1755777600000`);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Calls for which a test server lacks something, and the tests that hold them. */
const ELSEWHERE: readonly string[] = [
  ...['fiscal-notes issue', 'fiscal-notes get'], // a payment provider: fiscal-notes.test
  'push-devices delete', // a browser: many.test
];

async function run(argv: readonly string[]) {
  const who = { url: server.urls.product, token: server.tokens.product };
  const stdin = Object.assign(Readable.from(['a secret of 7 words\n']), { isTTY: false });
  const { ended, stdout, stderr } = startCommand(who, [...argv], { stdin });
  return { code: await ended, out: stdout(), said: stderr() };
}

const linesOf = (path: string): { example: string; argv: string[] }[] => {
  const examples = commands.find((one) => one.path === path)?.examples ?? [];
  return examples.flatMap((example) =>
    readCommands(example)
      .filter((argv) => argv.join(' ').startsWith(path))
      .map((argv) => ({ example, argv })),
  );
};

const pathOf = ({ command, words }: CliResource, verb: Verb) =>
  `${command} ${words.verbs?.[verb] ?? verb}`;

/** The ids of what there is, the newest last. */
async function listIds({ command }: CliResource): Promise<number[]> {
  const list = commands.find(({ path }) => path === `${command} list`);
  const all = list?.options?.some(({ flags }) => flags === '--all') ? ['--all'] : [];
  const period = list?.options?.some(({ flags }) => flags === '--from <date>');
  if (period) return [];
  const { out } = await run([command, 'list', '--json', ...all]);
  return (JSON.parse(out || '[]') as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
}

/** An example with ids and file of this server, and without a second account of the administrator. */
const toReal = (argv: readonly string[], id: string): string[] =>
  argv.map((word, at) => {
    if (word === 'hours.ics') return join(folder, word);
    if (argv[0] === 'users' && word === ADMIN.email) return 'ana.souza@example.com';
    if (argv[at - 1] === '--device-ids') return String(van);
    return at === 2 && /^\d+$/.test(word) ? id : word;
  });

/** Those that others name come first. */
const FIRST = ['groups', 'devices', 'maintenance', 'geofences'];
const ordered = [
  ...FIRST.flatMap((name) => cliResources.filter(({ command }) => command === name)),
  ...cliResources.filter(({ command }) => !FIRST.includes(command)),
];

const IN_TURN = ['list', 'create', 'get', 'update', 'delete'] as const;

it.each(ordered)(
  'the examples of $command do what they say',
  async (resource) => {
    const before = new Set(await listIds(resource));
    const listMade = async () => (await listIds(resource)).filter((id) => !before.has(id));
    const say = async (argv: readonly string[]) => {
      const isById = /^\d+$/.test(argv[2] ?? '');
      const [id = [...before][0]] = isById ? await listMade() : [];
      return run(toReal(argv, String(id)));
    };
    const fill = async () => {
      if ((await listMade()).length > 0) return;
      for (const { argv } of linesOf(pathOf(resource, 'create'))) await say(argv);
    };
    for (const verb of IN_TURN.filter((one) => !ELSEWHERE.includes(pathOf(resource, one)))) {
      for (const { example, argv } of linesOf(pathOf(resource, verb))) {
        if (verb !== 'list' && verb !== 'create') await fill();
        const isAsked = verb === 'delete' && !argv.includes('--yes');
        const { code, said } = await say(isAsked ? [...argv, '--yes'] : argv);
        expect.soft([example, code, said]).toEqual([example, 0, said]);
      }
    }
    await fill();
  },
  60_000,
);
