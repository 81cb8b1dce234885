import { spawn } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';

/** Exit code on which a supervisor restarts the server (EX_TEMPFAIL). */
export const RESTART_EXIT_CODE = 75;
const BY_EXIT = 'exit';

/**
 * Creates the restart for administrators: the server exits for its supervisor (`exit`), or runs a
 * command of the operator's.
 */
export function createRestart(
  how: string | undefined,
  { exit, log }: { exit: (() => void) | undefined; log: Pick<FastifyBaseLogger, 'error'> },
): (() => void) | undefined {
  if (how === undefined || how === BY_EXIT) return how && exit;
  return () => {
    // The operator's own words: nothing of any request is in them.
    const child = spawn(how, { shell: true, stdio: 'ignore', detached: true });
    child.on('error', (error) => log.error({ err: error }, 'The restart command did not start'));
    child.on('exit', (code) => {
      if (code) log.error({ code }, 'The restart command failed');
    });
    child.unref();
  };
}
