import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Owner {
  pid: number;
  /** Start of that process in the kernel's ticks, so that a reused pid is not taken for it; null off Linux. */
  startedTicks: string | null;
  nonce: string;
}

const SETTLE_MS = 50;

/** The data folder belongs to another running process, or cannot be written. */
export class DataFolderError extends Error {}

/** Gives the folder back; called once at the very end. */
export type ReleaseDataFolder = () => void;

/**
 * Takes the folder for this process: two servers on one folder would lose data silently. A lock is
 * taken over only when its owner is dead, never by age.
 * Throws `DataFolderError` naming the folder and the owner's pid.
 */
export async function lockDataFolder(dataDir: string): Promise<ReleaseDataFolder> {
  const path = join(dataDir, 'rastro.lock');
  const own: Owner = {
    pid: process.pid,
    startedTicks: readStartedTicks(process.pid),
    nonce: randomUUID(),
  };
  const draft = `${path}.${own.nonce}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, JSON.stringify(own), { flush: true });
  } catch (error) {
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}). ` +
        'Make it writable for this user, or choose another one with --data DIR.',
    );
  }
  try {
    if (!tryLink(draft, path)) {
      refuseLiving(dataDir, path);
      renameSync(draft, path);
      await wait(SETTLE_MS);
      if (readOwner(path)?.nonce !== own.nonce) refuseLiving(dataDir, path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOwner(path)?.nonce === own.nonce) rmSync(path, { force: true });
  };
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function refuseLiving(dataDir: string, path: string): void {
  const owner = readOwner(path);
  if (owner !== undefined && isAlive(owner)) {
    throw new DataFolderError(
      `The data folder ${dataDir} is in use by the process with pid ${owner.pid}. ` +
        'Stop that one first, or choose another folder with --data DIR.',
    );
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedTicks }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const now = readStartedTicks(pid);
  return startedTicks === null || now === null || now === startedTicks;
}

function readStartedTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
