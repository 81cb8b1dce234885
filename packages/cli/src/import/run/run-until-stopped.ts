import { setMaxListeners } from 'node:events';
import { CliError } from '../../cli-error';
import type { Context } from '../../context';
import { describeFailure } from '../../describe-failure';
import { exitCode } from '../../exit-code';
import { type ImportResult, runImport, type RunOptions } from './run-import';

/**
 * Runs an import that Ctrl-C stops cleanly: the first takes no more rows and waits for those under
 * way, the second does not wait. Answers why it ended before its end, or null.
 */
export async function runUntilStopped(
  context: Context,
  options: Omit<RunOptions, 'isStopped' | 'signal'>,
  result: ImportResult,
  say: (text: string) => void,
): Promise<CliError | null> {
  const controller = new AbortController();
  // Each call under way listens to it.
  setMaxListeners(0, controller.signal);
  let isStopped = false;
  const stopListening = context.onInterrupt(() => {
    if (isStopped) controller.abort();
    else say('Stopping: the rows under way are finished. Press Ctrl-C again not to wait.');
    isStopped = true;
  });
  try {
    const isComplete = await runImport(
      { ...options, isStopped: () => isStopped, signal: controller.signal },
      result,
    );
    return isComplete ? null : createInterruptedError();
  } catch (error) {
    if (isStopped) return createInterruptedError();
    const { message, hint, exit } = describeFailure(error);
    return new CliError(message, { exit, ...(hint === undefined ? {} : { hint }) });
  } finally {
    stopListening();
  }
}

const createInterruptedError = (): CliError =>
  new CliError('Stopped before the end.', { exit: exitCode.interrupted });
