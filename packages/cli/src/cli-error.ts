import { exitCode, type ExitCode } from './exit-code';

/** A failure to be told to the user in one sentence, with what to do about it. */
export class CliError extends Error {
  readonly exit: ExitCode;
  readonly hint: string | undefined;

  constructor(message: string, options: { exit?: ExitCode; hint?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'CliError';
    this.exit = options.exit ?? exitCode.failed;
    this.hint = options.hint;
  }
}
