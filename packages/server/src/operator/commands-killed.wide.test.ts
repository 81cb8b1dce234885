import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { createEmptyDatabase } from '../db/testing-server';
import {
  bundleProgram,
  type ProgramEnd,
  type RunningProgram,
  type TestProgram,
} from '../main/testing';
import { dumpDatabase } from './dump/dump-database';
import type { DumpPart } from './dump/dump-parts';

/** Number of kills per command: `KILL_ROUNDS`, default once. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const DEVICES = 4_000;
const TIME = { timeout: 120_000 + ROUNDS * 30_000 };
const KEY_FILE = 'secret.key';
const KEY = 'a key that seals tokens\n';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'rastro-killed-'));
const backups = join(folder, 'backups');
const dump = join(folder, 'dump');

/** A database by itself, and the flags that name it. */
interface Place {
  dataDir: string;
  flags: string[];
  open: () => Promise<Database>;
}

const makePlace = async (): Promise<Place> => {
  const url = await createEmptyDatabase();
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const flags = ['--data', dataDir, ...(url ? ['--database-url', url] : [])];
  return { dataDir, flags, open: () => openDatabase({ url, dataDir, log: silent }) };
};

/** Everything in a database, as one short text. */
const readAll = async ({ open }: Place): Promise<string> => {
  const database = await open();
  const hash = createHash('sha256');
  const take = async (part: DumpPart): Promise<void> => {
    const told = part.kind === 'head' ? { ...part.head, createdAt: '' } : part;
    hash.update(JSON.stringify(told));
  };
  try {
    await dumpDatabase(database, take, 0);
  } finally {
    await database.close();
  }
  return hash.digest('hex');
};

/** Every file of a folder and what is in it, but for the moment it was made. */
const readFiles = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir).map((name) => [
      name,
      readFileSync(join(dir, name), 'utf8').replace(/"createdAt": "[^"]*"/, ''),
    ]),
  );

let program: TestProgram;
let source: Place;
let server: RunningProgram;
let before: string;
/** The files of a dump that is known to be whole. */
let whole: Record<string, string> | undefined;

beforeAll(async () => {
  program = await bundleProgram();
  source = await makePlace();
  writeFileSync(join(source.dataDir, KEY_FILE), KEY);
  const database = await source.open();
  await database.query(
    `insert into devices (name, unique_id, attributes)
     select 'Bus', n::text, '{}' from generate_series(1, $1::int) n`,
    [DEVICES],
  );
  await database.close();
  const startServer = async (): Promise<RunningProgram> => {
    const running = program.start([
      '--port',
      '0',
      '--ingest-port',
      '0',
      '--no-demo',
      ...source.flags,
    ]);
    await running.spoke;
    return running;
  };
  // A first start writes down what later ones keep to.
  const first = await startServer();
  first.process.kill('SIGTERM');
  await first.ended;
  before = await readAll(source);
  server = await startServer();
}, TIME.timeout);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  program.remove();
  rmSync(folder, { recursive: true });
});

/** Runs a command to its end, then as often as asked, killed at moments spread over the time that took. */
const killOften = async (
  args: () => readonly string[],
  afterwards: (end: ProgramEnd) => Promise<void> | void,
  rounds = ROUNDS,
): Promise<void> => {
  const startMs = performance.now();
  const first = await program.run(args());
  const tookMs = performance.now() - startMs;
  expect(first).toMatchObject({ code: 0 });
  await afterwards(first);
  for (let round = 0; round < rounds; round += 1) {
    await afterwards(await program.run(args(), ((round + Math.random()) / rounds) * tookMs));
  }
};

it(
  `export, killed ${ROUNDS} times, leaves the whole folder or none by its name`,
  TIME,
  async () => {
    const parent = join(folder, 'exports');
    const dir = join(parent, 'one');
    const draft = join(parent, '.one.part');
    const args = ['export', dir, ...source.flags];
    await killOften(
      () => args,
      () => {
        if (!existsSync(dir)) return;
        whole ??= readFiles(dir);
        expect(readFiles(dir)).toEqual(whole);
        rmSync(dir, { recursive: true });
      },
    );
    // What lies there unfinished is not taken, and not in the way. A kill may have come when only
    // the name was still missing.
    mkdirSync(draft, { recursive: true });
    rmSync(join(draft, 'manifest.json'), { force: true });
    const untouched = join(folder, 'untouched');
    expect(await program.run(['import', draft, '--data', untouched])).toEqual({
      code: 1,
      output: `There is no manifest.json in ${draft}. Give the folder that a backup or export made.\n`,
    });
    expect(existsSync(untouched)).toBe(false);
    expect(await program.run(args)).toMatchObject({ code: 0 });
    expect(readFiles(dir)).toEqual(whole);
  },
);

it(`backup, killed ${ROUNDS} times, leaves no folder that is not whole`, TIME, async () => {
  const args = ['backup', backups, ...source.flags];
  await killOften(
    () => args,
    () => undefined,
  );
  expect(await program.run(args)).toMatchObject({ code: 0 });
  const made = readdirSync(backups).filter((name) => !name.startsWith('.'));
  expect(made.length).toBeGreaterThan(1);
  for (const name of made) {
    const { [KEY_FILE]: key, ...tables } = readFiles(join(backups, name));
    expect([key, tables]).toEqual([KEY, whole]);
  }
  renameSync(join(backups, made[0] ?? ''), dump);
});

it('neither changes what it reads', TIME, async () => {
  server.process.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(await readAll(source)).toBe(before);
});

it.each([
  ['import', ROUNDS],
  ['restore', ROUNDS],
])(
  '%s, killed %i times, leaves nothing or all of it, and is begun again',
  TIME,
  async (command, rounds) => {
    const files = readFiles(dump);
    let target = await makePlace();
    const expectWhole = async (): Promise<void> => {
      expect(await readAll(target)).toBe(before);
      expect(existsSync(join(target.dataDir, KEY_FILE))).toBe(command === 'restore');
    };
    /** Done now, or by the one before, which was killed behind its last step. */
    const isDone = ({ code, output }: ProgramEnd): boolean => {
      if (code === 1) expect(output).toContain('The database is not empty');
      return code !== null;
    };
    const args = () => [command, dump, ...target.flags];
    const afterwards = async (end: ProgramEnd): Promise<void> => {
      if (!isDone(end)) return;
      await expectWhole();
      target = await makePlace();
    };
    await killOften(args, afterwards, rounds);
    expect(isDone(await program.run(args()))).toBe(true);
    await expectWhole();
    expect(readFiles(dump)).toEqual(files);
  },
);
