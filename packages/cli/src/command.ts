import type { Context } from './context';

export interface CommandOption {
  /** As commander writes it: `--email <address>`. */
  flags: string;
  description: string;
  required?: boolean;
}

/** One command as data: help, parsing and the tests over all commands read the same. */
export interface Command {
  /** Words of the command, `devices list`. */
  path: string;
  /** Positional arguments as commander writes them: `<url>`. */
  args?: string;
  summary: string;
  options?: CommandOption[];
  /** Whole command lines, shown in the help. */
  examples: string[];
  /** Loaded when the command runs, so that the help starts fast. */
  load(): Promise<RunCommand>;
}

export type RunCommand = (
  context: Context,
  args: string[],
  options: Record<string, string | boolean | undefined>,
) => Promise<void>;
