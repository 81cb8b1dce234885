import type { ProfileStore } from './profile-store';

/** What a command may touch: the streams, the environment and the stored profile. */
export interface Context {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  env: NodeJS.ProcessEnv;
  profiles: ProfileStore;
}

/** Data goes to stdout, everything said to people to stderr. */
export function say(context: Context, text: string): void {
  context.stderr.write(`${text}\n`);
}

export function printJson(context: Context, value: unknown): void {
  context.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
