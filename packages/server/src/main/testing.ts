import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEntry } from '../db/build/bundle-worker';
import { resolveAssetsDir } from '../db/resolve-database-assets';

/** Result of a run of the program. */
export interface ProgramEnd {
  /** Null when it was killed. */
  code: number | null;
  output: string;
}

/** A run of the program. */
export interface RunningProgram {
  process: ChildProcess;
  /** Resolves with its first line: a server that listens says so. */
  spoke: Promise<string>;
  ended: Promise<ProgramEnd>;
}

/** The server's program as a process of its own, for tests that kill it. */
export interface TestProgram {
  start(args: readonly string[]): RunningProgram;
  /** Starts it and waits; `killAfterMs` kills it when it still runs then. */
  run(args: readonly string[], killAfterMs?: number): Promise<ProgramEnd>;
  remove(): void;
}

/** Bundles the program from its sources. */
export const bundleProgram = async (): Promise<TestProgram> => {
  // Two levels below the package, as its sources are: helper files are found from there.
  const dir = join(resolveAssetsDir(), `program-${process.pid}`);
  const file = join(dir, 'main.mjs');
  mkdirSync(dir, { recursive: true });
  await bundleEntry('../../main.ts', file);
  const start: TestProgram['start'] = (args) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const add = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const ended = new Promise<ProgramEnd>((resolve, reject) => {
      child.once('error', reject).once('close', (code) => resolve({ code, output }));
    });
    const spoke = new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      child.once('close', () => reject(new Error(`It ended before: ${output}`)));
    });
    spoke.catch(() => undefined);
    return { process: child, spoke, ended };
  };
  return {
    start,
    async run(args, killAfterMs) {
      const { process: child, ended } = start(args);
      const timer =
        killAfterMs === undefined
          ? undefined
          : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      return ended.finally(() => clearTimeout(timer));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
