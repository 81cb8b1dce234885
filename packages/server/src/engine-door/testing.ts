import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./recordings', import.meta.url));
/** The recordings, in the order they are played. */
export const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
/** Where an answer was another than recorded. */
export interface Difference {
  recording: string;
  step: number;
  what: string;
  found: string[];
}

/** What came of a play. */
export interface Played {
  steps: number;
  alike: number;
  differ: Difference[];
}

/** Plays all recordings against an empty server. */
export const play = async (base: string, ingestBase: string): Promise<Played> => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const out = join(folder, 'played.json');
  const program = ['--experimental-websocket', '--no-warnings', join(FOLDER, 'play.mjs')];
  const options = ['--base', base, '--ingest', ingestBase, '--json', out];
  const files = FILES.map((name) => join(FOLDER, name));
  const child = spawn(process.execPath, [...program, ...options, ...files], { stdio: 'ignore' });
  await once(child, 'exit');
  const result = JSON.parse(readFileSync(out, 'utf8')) as Played;
  rmSync(folder, { recursive: true });
  return result;
};
