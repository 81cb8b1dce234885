import { execFile } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bundleEntry } from '../db/build/bundle-worker';
import type { Database } from '../db/database';
import { resolveAssetsDir } from '../db/resolve-database-assets';
import { openTestDatabase } from '../db/testing';
import { createLog } from '../http/create-log';
import { CommandError } from './command-error';
import { readDumpFiles } from './dump/dump-files';
import { openOperatorSocket } from './operator-socket';
import { findCommand, runCommand } from './run-command';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'rastro-disk-'));
const dataDir = join(folder, 'data');
/** Made by the backup. */
const backups = join(folder, 'new', 'backups');

let database: Database;
let closeSocket: () => Promise<void>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.query(
    `insert into devices (name, unique_id, attributes)
     select 'Bus', n::text, json_build_object('note', repeat('x', 1000))
     from generate_series(1, 500) n`,
  );
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secret.key'), 'a key\n');
  closeSocket = await openOperatorSocket({
    database,
    dataDir,
    secret: 'a secret',
    clock: Date.now,
    log,
  });
});
afterAll(async () => {
  await closeSocket();
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => rmSync(join(folder, 'new'), { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const backUp = (): Promise<number> => {
  const argv = ['backup', backups, '--data', dataDir];
  const ask = () => Promise.reject(new Error('Nobody is there'));
  const tools = { say: () => undefined, ask, openLog: () => log };
  return runCommand(findCommand(argv)!, argv, {}, tools);
};

const readAll = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), 'utf8')}`);

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** Lets a call of the file system fail as a disk does, from its nth time on. */
const breakCall = (on: object, name: string, code: string, from = 1): void => {
  const real = Reflect.get(on, name) as (...args: unknown[]) => unknown;
  let count = 0;
  vi.spyOn(on as Record<string, typeof real>, name).mockImplementation(function (
    this: unknown,
    ...args
  ) {
    count += 1;
    if (count >= from) throw failure(code);
    return Reflect.apply(real, this, args);
  });
  syncBuiltinESMExports();
};

/** Returns the shared prototype of all open files. */
const fileMethods = async (): Promise<FileHandle> => {
  const handle = await promises.open(join(dataDir, 'secret.key'));
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
};
const breakFiles = async (name: 'appendFile' | 'sync', code: string, from = 1): Promise<void> =>
  breakCall(await fileMethods(), name, code, from);

it.each<[step: string, code: string, broken: () => void | Promise<void>]>([
  ['the folder', 'EIO', () => breakCall(promises, 'mkdir', 'EIO')],
  ['the draft', 'ENOSPC', () => breakCall(promises, 'mkdir', 'ENOSPC', 2)],
  ['the first file', 'EIO', () => breakCall(promises, 'open', 'EIO')],
  ['a later file', 'ENOSPC', () => breakCall(promises, 'open', 'ENOSPC', 3)],
  ['the first row', 'ENOSPC', () => breakFiles('appendFile', 'ENOSPC')],
  ['a later row', 'EIO', () => breakFiles('appendFile', 'EIO', 2)],
  ['the key', 'ENOSPC', () => breakCall(promises, 'copyFile', 'ENOSPC')],
  ['the manifest', 'ENOSPC', () => breakCall(promises, 'writeFile', 'ENOSPC')],
  ['a file forced to disk', 'EIO', () => breakFiles('sync', 'EIO')],
  ['a file that cannot be forced to disk', 'EINVAL', () => breakFiles('sync', 'EINVAL')],
  ['the folder forced to disk', 'EIO', () => breakFiles('sync', 'EIO', 5)],
  ['the name', 'EIO', () => breakCall(promises, 'rename', 'EIO')],
  ['the name forced to disk', 'EIO', () => breakCall(fs, 'fsyncSync', 'EIO')],
  ['the name of a folder made', 'EIO', () => breakCall(fs, 'fsyncSync', 'EIO', 2)],
])(
  'a disk that fails at %s with %s leaves the earlier backup and nothing else',
  async (step, code, broken) => {
    if (step !== 'the name of a folder made') expect(await backUp()).toBe(0);
    const before = existsSync(backups) ? readAll(backups) : [];
    await broken();
    const told = await backUp().catch((error: unknown) => error);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(told).toBeInstanceOf(CommandError);
    expect(String(told)).toContain(code);
    expect(String(told)).toMatch(/folder (that can be|on another disk)\.$/);
    expect(existsSync(backups) ? readAll(backups) : []).toEqual(before);
    expect(await backUp()).toBe(0);
  },
);

it('says what failed first when the disk does not let the rest be removed either', async () => {
  await breakFiles('appendFile', 'ENOSPC');
  const { rm } = promises;
  vi.spyOn(promises, 'rm').mockImplementation((path, options) =>
    existsSync(path) ? Promise.reject(failure('EIO')) : rm(path, options),
  );
  syncBuiltinESMExports();
  await expect(backUp()).rejects.toThrow('(ENOSPC)');
});

it('forces each file, then the name to disk; a disk that cannot do it for folders does it by itself', async () => {
  const steps: string[] = [];
  const handle = await fileMethods();
  const { sync } = handle;
  vi.spyOn(handle, 'sync').mockImplementation(function (this: unknown) {
    steps.push('file');
    return Reflect.apply(sync, this, []);
  });
  const { rename } = promises;
  vi.spyOn(promises, 'rename').mockImplementation((from, to) => {
    steps.push('name');
    return rename(from, to);
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    steps.push('folder');
    throw failure('EINVAL');
  });
  syncBuiltinESMExports();
  expect(await backUp()).toBe(0);
  const [made = ''] = readdirSync(backups);
  // Everything in it, and itself.
  const inside = readdirSync(join(backups, made)).length + 1;
  expect(steps).toEqual([
    ...Array.from({ length: inside }, () => 'file'),
    'name',
    ...['folder', 'folder', 'folder'],
  ]);
});

it('takes a file that was written in part for no backup', { timeout: 60_000 }, async () => {
  const dir = join(resolveAssetsDir(), `limited-${process.pid}`);
  const main = join(dir, 'main.mjs');
  mkdirSync(dir, { recursive: true });
  await bundleEntry('../../main.ts', main);
  // As a disk does that is full in the middle of a write: a part is taken, the next write fails.
  const run = (blocks: string): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const script = 'trap "" XFSZ; ulimit -f "$1"; shift; exec "$@"';
      const command = [process.execPath, main, 'backup', backups, '--data', dataDir];
      execFile('sh', ['-c', script, 'sh', blocks, ...command], (error, output, errors) =>
        resolve({ code: Number(error?.code ?? 0), output: output + errors }),
      );
    });
  try {
    expect(await run('100')).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no room left for .*\(EFBIG\).*\n$/),
    });
    expect(readdirSync(backups)).toEqual([]);
    expect(await run('unlimited')).toMatchObject({ code: 0 });
    const [made = ''] = readdirSync(backups);
    for await (const part of await readDumpFiles(join(backups, made))) {
      if (part.kind === 'end') expect(part.counts['devices']).toBe(500);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
});
