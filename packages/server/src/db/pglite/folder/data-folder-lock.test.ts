import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataFolderError, lockDataFolder } from './data-folder-lock';
import { parseProcessState, readProcessState } from './process-state';
import { waitFor } from '../../../testing/wait-for';

const NOBODY = 65_534;
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'rastro-lock-'));
const lockFile = (dir: string): string => join(dir, 'rastro.lock');

describe('lockDataFolder', () => {
  it('refuses a folder in use, naming the folder, the process and the way out', async () => {
    const dir = newFolder();
    const lock = await lockDataFolder(dir);
    const second = lockDataFolder(dir);
    await expect(second).rejects.toThrow(DataFolderError);
    await expect(second).rejects.toThrow(
      `The data folder ${dir} is in use by the process with pid ${process.pid}. ` +
        'Stop that one first, or choose another folder with --data DIR.',
    );
    lock.release();
    (await lockDataFolder(dir)).release();
    expect(existsSync(lockFile(dir))).toBe(false);
  });

  it('takes over from a process that is dead, once', async () => {
    const dir = newFolder();
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(lockFile(dir), JSON.stringify({ pid: child.pid, startedTicks: '1', nonce: 'n' }));
    const both = await Promise.allSettled([lockDataFolder(dir), lockDataFolder(dir)]);
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes over when the pid was given to another process since', async () => {
    const dir = newFolder();
    const owner = { pid: process.pid, startedTicks: '1', nonce: 'n' };
    writeFileSync(lockFile(dir), JSON.stringify(owner));
    const locking = lockDataFolder(dir);
    // Only Linux tells when a process started; elsewhere a living pid counts as the owner.
    if (process.platform === 'linux') await expect(locking).resolves.toBeDefined();
    else await expect(locking).rejects.toThrow(DataFolderError);
  });

  it('does not take over a living process, however old its lock is', async () => {
    const dir = newFolder();
    const lock = await lockDataFolder(dir);
    const before = readFileSync(lockFile(dir), 'utf8');
    await expect(lockDataFolder(dir)).rejects.toThrow(DataFolderError);
    expect(readFileSync(lockFile(dir), 'utf8')).toBe(before);
    lock.release();
  });

  it.skipIf(process.platform !== 'linux')(
    'takes over from a process that is dead, though nobody has asked for its exit code (only Linux tells)',
    async () => {
      const dir = newFolder();
      // Its parent becomes another program, which does not know of it.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      const startedTicks = readProcessState(pid)?.startedTicks;
      writeFileSync(lockFile(dir), JSON.stringify({ pid, startedTicks, nonce: 'n' }));
      await expect(lockDataFolder(dir)).rejects.toThrow(`with pid ${pid}.`);
      process.kill(pid, 'SIGKILL');
      await waitFor(() => expect(readProcessState(pid)?.phase).toBe('dead'));
      (await lockDataFolder(dir)).release();
      expect(readProcessState(pid)?.phase).toBe('dead');
      parent.kill();
    },
  );

  it('waits for one that gives the folder back, and not for ever', async () => {
    const dir = newFolder();
    const lock = await lockDataFolder(dir);
    lock.announceEnd();
    await expect(lockDataFolder(dir, { endingMs: 1 })).rejects.toThrow(DataFolderError);
    const next = lockDataFolder(dir);
    let isTaken = false;
    void next.then(() => (isTaken = true));
    await lockDataFolder(dir, { endingMs: 100 }).catch(() => undefined);
    expect(isTaken).toBe(false);
    lock.release();
    (await next).release();
    expect(existsSync(lockFile(dir))).toBe(false);
  });

  it('refuses a folder that its user may not write, and leaves nothing there', async () => {
    const dir = newFolder();
    chmodSync(dir, 0o555);
    const isRoot = process.geteuid?.() === 0;
    // Root may write everywhere. Nothing is loaded meanwhile: the sources may be out of reach for others.
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      await expect(lockDataFolder(dir)).rejects.toThrow(
        `The data folder ${dir} cannot be written (EACCES). ` +
          'Make it writable for this user, or choose another one with --data DIR.',
      );
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(readdirSync(dir)).toEqual([]);
  });

  it('says when a folder cannot be written', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(lockDataFolder(join(file, 'data'))).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Make it writable`,
    );
  });
});

describe('parseProcessState', () => {
  const stat = (state: string, flags: number): string =>
    `7 (node (a) b) ${state} 1 7 7 0 -1 ${flags} ${'0 '.repeat(12)}4711 0 0`;

  it.each([
    ['S', 0x400000, 11, 'running'],
    ['R', 0x400004, 11, 'ending'],
    ['Z', 0x400004, 3, 'ending'],
    ['Z', 0x40000c, 1, 'dead'],
    ['X', 0x40000c, 0, 'dead'],
  ])('of state %s with flags %i and %i threads is %s', (state, flags, threads, phase) => {
    expect(parseProcessState(stat(state, flags), threads)).toEqual({ startedTicks: '4711', phase });
  });
});
