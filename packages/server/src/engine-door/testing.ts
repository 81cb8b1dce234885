import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./recordings', import.meta.url));
/** The recordings, in the order they are played. */
export const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
/** Answer that differs from the recorded one. */
export interface Difference {
  recording: string;
  step: number;
  what: string;
  found: string[];
}

/** Result of a play. */
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

/** A recorded second of each base, so that moments and spans can be counted with. */
const PLAYED_MS: Readonly<Record<string, number>> = {
  t: Date.parse('2026-11-21T10:00:00Z'),
  d: Date.parse('2026-11-21T00:00:00Z'),
  n: Date.parse('2026-11-24T10:00:00Z'),
};
let known: { call: string; body: unknown }[] | undefined;

function readAll(): { call: string; body: unknown }[] {
  const numbers = new Map<string, number>();
  const toNumber = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  };
  return FILES.flatMap((file) => {
    const { steps } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
      steps: { do?: string; answer?: { body?: unknown } }[];
    };
    return steps.map((step) => {
      const text = JSON.stringify(step.answer?.body ?? null)
        .replace(/\{\{([tdn]):([+-]\d+)\}\}/g, (_, base: string, seconds: string) =>
          new Date((PLAYED_MS[base] ?? 0) + Number(seconds) * 1_000).toISOString(),
        )
        .replace(/"\{\{((?:id:)?[a-z]+#?\d+)\}\}"/g, (_, name: string) => String(toNumber(name)));
      return { call: step.do ?? '', body: JSON.parse(text) as unknown };
    });
  });
}

/**
 * The list that a Traccar answered to this call. Its moments are as if it had been played then, and what
 * it calls by a name of the recording (`{{device40}}`, `{{id:event#7}}`) has a number, the same in every
 * answer.
 */
export function readRecorded<Row>(call: RegExp): Row[] {
  known ??= readAll();
  const found = known.find((one) => Array.isArray(one.body) && call.test(one.call));
  if (!found) throw new Error(`nothing was recorded of ${String(call)}`);
  return found.body as Row[];
}
