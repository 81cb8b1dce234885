import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readProcessState } from './process-state';

interface Owner {
  pid: number;
  /** Start of that process in the kernel's ticks, so that a reused pid is not taken for it; null off Linux. */
  startedTicks: string | null;
  nonce: string;
  /** It gives the folder back soon. */
  isEnding?: boolean;
}

const SETTLE_MS = 50;
/** Max wait for a process that is ending, in ms. */
const ENDING_MS = 5_000;
const LOOK_AGAIN_MS = 50;

/** The data folder belongs to another running process, or cannot be written. */
export class DataFolderError extends Error {}

/** A folder that is this process's own. */
export interface DataFolderLock {
  /** Says that it is given back soon: whoever wants it waits. */
  announceEnd(): void;
  /** Gives the folder back; called once at the very end. */
  release(): void;
}

/**
 * Takes the folder for this process: two servers on one folder would lose data silently. A lock is
 * taken over only when its owner is dead, never by age; one that is ending is waited for, `endingMs`
 * at most (5 s when left out).
 * Throws `DataFolderError` naming the folder and the owner's pid.
 */
export async function lockDataFolder(
  dataDir: string,
  { endingMs = ENDING_MS }: { endingMs?: number } = {},
): Promise<DataFolderLock> {
  const path = join(dataDir, 'rastro.lock');
  const own: Owner = {
    pid: process.pid,
    startedTicks: readProcessState(process.pid)?.startedTicks ?? null,
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
      await waitForEnd(path, endingMs);
      refuseLiving(dataDir, path);
      renameSync(draft, path);
      await wait(SETTLE_MS);
      if (readOwner(path)?.nonce !== own.nonce) refuseLiving(dataDir, path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const isOwn = (): boolean => readOwner(path)?.nonce === own.nonce;
  return {
    announceEnd() {
      if (!isOwn()) return;
      try {
        writeFileSync(draft, JSON.stringify({ ...own, isEnding: true }));
        renameSync(draft, path);
      } catch {
        // A full disk: others are refused in place of waiting.
      }
    },
    release() {
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

async function waitForEnd(path: string, endingMs: number): Promise<void> {
  const giveUpAt = performance.now() + endingMs;
  for (let owner = readOwner(path); owner !== undefined; owner = readOwner(path)) {
    if (phaseOf(owner) !== 'ending' || performance.now() > giveUpAt) return;
    await wait(LOOK_AGAIN_MS);
  }
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
  if (owner !== undefined && phaseOf(owner) !== 'dead') {
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

function phaseOf({ pid, startedTicks, isEnding }: Owner): 'running' | 'ending' | 'dead' {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return 'dead';
  }
  const now = readProcessState(pid);
  if (now?.phase === 'dead') return 'dead';
  if (startedTicks !== null && now !== null && now.startedTicks !== startedTicks) return 'dead';
  return isEnding || now?.phase === 'ending' ? 'ending' : 'running';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
