import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import { exitCode } from '../exit-code';

/** `--port`; 0 is any. Throws for what is none. */
export function readPort({ port }: CommandOptions, fallback: number): number {
  if (port === undefined) return fallback;
  if (/^\d{1,5}$/.test(String(port)) && Number(port) < 65_536) return Number(port);
  throw new CliError(`"${String(port)}" is not a port.`, {
    exit: exitCode.usage,
    hint: 'Give a number below 65536, or 0 for any.',
  });
}
