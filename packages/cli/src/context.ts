import type { ProfileStore } from './profiles/profile-store';

/** Output stream; `isTTY` marks a terminal. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
  rows?: number;
}

/**
 * Environment of a command: the streams, environment variables, stored profiles, the settings of
 * all commands.
 */
export interface Context {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
  /** The user's folder for settings of this command line. */
  configDir: string;
  profiles: ProfileStore;
  /** `--profile`. */
  profileName?: string | undefined;
  /** `--quiet`: nothing on stderr but errors. */
  isQuiet: boolean;
  /** `--no-color`. */
  isColorless: boolean;
  /** `--debug`: calls of the server are told on stderr. */
  isDebugging?: boolean;
  /** Writes values in the format that was asked for in place of JSON. */
  toText?: (value: unknown, isOneOfMany: boolean) => string;
  /** Calls back at Ctrl-C in place of ending; the answer takes that back. */
  onInterrupt(listener: () => void): () => void;
}

/** Data goes to stdout, everything said to people to stderr. */
export function say(context: Context, text: string): void {
  if (!context.isQuiet) context.stderr.write(`${text}\n`);
}

export function printJson(context: Context, value: unknown): void {
  const text = context.toText?.(value, false);
  context.stdout.write(text ?? `${escapeControls(JSON.stringify(value, null, 2))}\n`);
}

/** One of many values, a line each. */
export function printJsonLine(context: Context, value: unknown): void {
  const text = context.toText?.(value, true);
  context.stdout.write(text ?? `${escapeControls(JSON.stringify(value))}\n`);
}

/** JSON leaves these as they are, and some terminals obey them. */
export const escapeControls = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
