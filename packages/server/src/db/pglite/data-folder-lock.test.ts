import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataFolderError, lockDataFolder } from './data-folder-lock';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'rastro-lock-'));
const lockFile = (dir: string): string => join(dir, 'rastro.lock');

describe('lockDataFolder', () => {
  it('refuses a folder in use, naming the folder, the process and the way out', async () => {
    const dir = newFolder();
    const release = await lockDataFolder(dir);
    const second = lockDataFolder(dir);
    await expect(second).rejects.toThrow(DataFolderError);
    await expect(second).rejects.toThrow(
      `The data folder ${dir} is in use by the process with pid ${process.pid}. ` +
        'Stop that one first, or choose another folder with --data DIR.',
    );
    release();
    (await lockDataFolder(dir))();
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
    if (process.platform === 'linux') await expect(locking).resolves.toBeTypeOf('function');
    else await expect(locking).rejects.toThrow(DataFolderError);
  });

  it('does not take over a living process, however old its lock is', async () => {
    const dir = newFolder();
    const release = await lockDataFolder(dir);
    const before = readFileSync(lockFile(dir), 'utf8');
    await expect(lockDataFolder(dir)).rejects.toThrow(DataFolderError);
    expect(readFileSync(lockFile(dir), 'utf8')).toBe(before);
    release();
  });

  it('says when a folder cannot be written', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(lockDataFolder(join(file, 'data'))).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Make it writable`,
    );
  });
});
