import type { Context } from './context';
import type { Topic } from './topics';

export interface CommandOption {
  /** Flags in commander's notation: `--email <address>`. */
  flags: string;
  description: string;
  required?: boolean;
  /** May be given several times: the command gets a list. */
  isRepeatable?: boolean;
  /** The only values there are. */
  choices?: readonly string[];
  /** Shell completion of the value, unless it has `choices`. */
  completes?: Completion;
}

/** Kinds of values that a shell completes. */
export type Completion = 'profiles' | 'files';

/** The values of a command's options: text, a switch, or a list where an option is repeatable. */
export type CommandOptions = Record<string, string | boolean | string[] | undefined>;

/** One command as data: help, parsing, completion and the tests over all commands read the same. */
export interface Command {
  /** Words of the command, `devices list`. */
  path: string;
  /** Positional arguments as commander writes them: `<url>`. */
  args?: string;
  /** Shell completion of the arguments. */
  choices?: readonly string[];
  completes?: Completion;
  /** The part of the help in which its first word stands. */
  topic?: Topic;
  summary: string;
  /** More than the summary says, shown in the command's own help. */
  details?: string;
  options?: readonly CommandOption[];
  /** Whole command lines, shown in the help. */
  examples: readonly string[];
  /** Prints things of a resource, which have names. */
  printsNames?: boolean;
  /** Takes `--output`. */
  hasOutput?: boolean;
  /** Left out of the help: for programs, not for people. */
  isHidden?: boolean;
  /** Loaded when the command runs, so that the help starts fast. */
  load(): Promise<RunCommand>;
}

export type RunCommand = (
  context: Context,
  args: string[],
  options: CommandOptions,
) => Promise<void>;

/** The word that a command begins with, `devices`. */
export const firstWord = ({ path }: Command): string => path.split(' ')[0] ?? '';
