import { parseConfig } from '../config/parse-config';
import type { Command, CommandContext } from './command';
import { CommandError } from './command-error';
import { commands } from './commands';
import { formatCommandHelp } from './format-command-help';

/** The command that a command line begins with; undefined starts the server. */
export const findCommand = (argv: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name === argv[0]);

/**
 * Runs a command: its arguments stand behind its name, flags anywhere behind those. Resolves with the
 * exit code. Throws `CommandError` or `ConfigError` with what to write.
 */
export const runCommand = async (
  command: Command,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  tools: Pick<CommandContext, 'say' | 'ask'> & {
    openLog: (level: CommandContext['config']['logLevel']) => CommandContext['log'];
  },
): Promise<number> => {
  const own = (command.switches ?? []).map(([name]) => name);
  const switches = new Set(own.filter((name) => argv.includes(`--${name}`)));
  const rest = argv.slice(1).filter((part) => !switches.has(part.replace(/^--/, '')));
  const given = rest.findIndex((part) => part.startsWith('-'));
  const args = given === -1 ? rest : rest.slice(0, given);
  const parsed = parseConfig(given === -1 ? [] : rest.slice(given), env);
  if (parsed.kind === 'help') {
    tools.say(formatCommandHelp(command));
    return 0;
  }
  if (args.length !== command.args.length) {
    const usage = ['rastro-server', command.name, ...command.args].join(' ');
    throw new CommandError(`Write: ${usage} [flags]. --help shows examples.`);
  }
  const { config } = parsed;
  const { say, ask, openLog } = tools;
  return command.run({ args, switches, config, log: openLog(config.logLevel), say, ask });
};
