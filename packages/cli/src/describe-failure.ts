import { isTrackingError } from '@rastro/sdk/client';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from './cli-error';
import { exitCode, type ExitCode } from './exit-code';

export interface Failure {
  message: string;
  hint?: string | undefined;
  exit: ExitCode;
}

/**
 * Converts anything a command threw to a message and an exit code. A token may have come from the
 * environment.
 */
export function describeFailure(error: unknown, isTokenOfEnvironment = false): Failure {
  if (error instanceof CliError) {
    return { message: error.message, hint: error.hint, exit: error.exit };
  }
  if (isTrackingError(error)) {
    return error.status === 401 && isTokenOfEnvironment ? WRONG_TOKEN : describeAnswer(error);
  }
  // Ctrl-C at a question.
  if (error instanceof Error && error.name === 'ExitPromptError') {
    return { message: 'Stopped.', exit: exitCode.interrupted };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { message, exit: exitCode.failed };
}

const WRONG_TOKEN: Failure = {
  message: 'The server did not accept the token in RASTRO_TOKEN.',
  hint:
    'It has ended, was revoked, or is of another server than RASTRO_URL. Make another with ' +
    '`rastro tokens create`, or unset RASTRO_TOKEN to act as who is signed in.',
  exit: exitCode.notSignedIn,
};

/** Answers of a server that is there, whatever their status: another service refused, or is not set up. */
const SAID = /^PROVIDER_REFUSED$|_NOT_CONFIGURED$/;

const WITHOUT_ANSWER: Readonly<Record<string, string>> = {
  TIMEOUT: 'The server did not answer in time.',
};

/** The same for what a server answered. */
export function describeAnswer(error: { code: string; status?: number; message: string }): Failure {
  const { status } = error;
  // What a server says is text of strangers.
  const [code, message] = [toPrintable(error.code), toPrintable(error.message)];
  if (status === undefined) {
    return {
      message: WITHOUT_ANSWER[code] ?? message,
      hint: 'Check the address and that the server runs. `rastro doctor` says what is reachable.',
      exit: exitCode.unreachable,
    };
  }
  if (status === 401 && code.startsWith('ONE_TIME_CODE_')) {
    return { message: `${message} (${code})`, exit: exitCode.notSignedIn };
  }
  if (status === 401) {
    return {
      message: 'The server did not accept the sign-in.',
      hint: 'Check email and password, or run: rastro login URL --email you@example.com',
      exit: exitCode.notSignedIn,
    };
  }
  if (status >= 502 && status <= 504 && !SAID.test(code)) {
    return {
      message: `The server is not there behind its address: it answered ${status}.`,
      hint: 'Try again when it runs.',
      exit: exitCode.unreachable,
    };
  }
  const exit = status === 403 ? exitCode.refused : exitCode.failed;
  return { message: `${message} (${code})`, exit };
}
