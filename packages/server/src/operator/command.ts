import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';

/** Inputs of a command. */
export interface CommandContext {
  /** Values after the command's name, one for each of its arguments. */
  args: readonly string[];
  /** Names of those of its switches that were given. */
  switches: ReadonlySet<string>;
  config: Config;
  log: FastifyBaseLogger;
  /** Writes a line for the operator. */
  say: (line: string) => void;
  /** Asks the operator for a yes. Throws `CommandError` where nobody can answer. */
  ask: (question: string) => Promise<boolean>;
}

/** One thing an operator does with the server's program beside starting it. */
export interface Command {
  name: string;
  /** Words for its arguments, all of which must be given. */
  args: readonly string[];
  /** Flags of its own, without a value, and what they do. */
  switches?: readonly (readonly [name: string, help: string])[];
  /** One line for the list of commands. */
  summary: string;
  /** Text of the command's own help. */
  text: readonly string[];
  examples: readonly string[];
  /** Resolves with the exit code. Throws what explains itself. */
  run(context: CommandContext): Promise<number>;
}
