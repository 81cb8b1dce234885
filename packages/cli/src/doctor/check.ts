import type { ExitCode } from '../exit-code';

/** Result of one check. */
export interface Finding {
  name: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
  /** Advice against the problem. */
  remedy?: string;
  /** Exit code of the command when this is the first failure. */
  exit?: ExitCode;
}

type Trouble = Pick<Finding, 'remedy' | 'exit'>;

export const ok = (name: string, message: string): Finding => ({ name, status: 'ok', message });

export const warn = (name: string, message: string, remedy: string): Finding => ({
  name,
  status: 'warn',
  message,
  remedy,
});

export const fail = (name: string, message: string, trouble: Trouble): Finding => ({
  name,
  status: 'fail',
  message,
  ...trouble,
});
