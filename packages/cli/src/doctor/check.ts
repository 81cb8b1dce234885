import type { ExitCode } from '../exit-code';

/** What one look found. */
export interface Finding {
  name: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
  /** What to do about it. */
  remedy?: string;
  /** How the command ends when this is the first failure. */
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
