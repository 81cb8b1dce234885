import { Command as Program, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type Command, type CommandOption, type CommandOptions, firstWord } from './command';
import { commands } from './commands/index';
import type { Context } from './context';
import { exitCode } from './exit-code';
import { globalOptions } from './global-options';
import { programName } from './program-name';
import { readOutput } from './terminal/output-format';
import { TOPICS } from './topics';
import { version } from './version';

const exitCodeHelp = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 refused, 5 nothing reachable,
130 stopped by Ctrl-C
Data goes to stdout, everything else to stderr.

Environment: RASTRO_URL with RASTRO_TOKEN in place of a stored sign-in, RASTRO_PROFILE,
RASTRO_CONFIG_DIR for the folder of settings, NO_COLOR.`;

/** Runs one command line (without node and script) and answers the exit code. */
export async function runCommandLine(
  argv: string[],
  context: Context,
  all: readonly Command[] = commands,
): Promise<number> {
  const program = createProgram(context, all);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage;
    const { describeFailure } = await import('./describe-failure');
    const failure = describeFailure(error, usesTokenOfEnvironment(program, context));
    context.stderr.write(`error: ${failure.message}\n`);
    if (failure.hint) context.stderr.write(`${failure.hint}\n`);
    return failure.exit;
  }
}

/** Nobody chose a stored sign-in, and what the command asked for is no sign-in itself. */
const usesTokenOfEnvironment = (program: Program, { env }: Context): boolean =>
  Boolean(env['RASTRO_TOKEN']) &&
  program.opts<CommandOptions>()['profile'] === undefined &&
  !program.args.includes('login');

function createProgram(context: Context, all: readonly Command[]): Program {
  const program = new Program(programName)
    .description('Fleet tracking from the terminal')
    .version(version, '-V, --version', 'print the version')
    .configureHelp({ showGlobalOptions: true })
    .commandsGroup('This tool:')
    .helpCommand(true)
    .addHelpText('after', exitCodeHelp)
    .showHelpAfterError('Run with --help to see what there is.');
  for (const option of globalOptions) program.addOption(toOption(option));
  configure(program, context);
  for (const command of inTopics(all)) addCommand(program, command, context);
  for (const group of program.commands) describeGroup(group, all);
  return program;
}

function configure(program: Program, context: Context): void {
  program.exitOverride().configureOutput({
    writeOut: (text) => context.stdout.write(text),
    writeErr: (text) => context.stderr.write(text),
    getOutHelpWidth: () => context.stdout.columns || 80,
    getErrHelpWidth: () => context.stderr.columns || 80,
  });
}

function addCommand(program: Program, command: Command, context: Context): void {
  const words = command.path.split(' ');
  const name = words.pop() ?? '';
  const parent = words.reduce((above, word) => findOrAddGroup(above, word, context), program);
  const nameAndArgs = [name, command.args].filter(Boolean).join(' ');
  const target = parent.command(nameAndArgs, { hidden: command.isHidden ?? false });
  target.summary(command.summary);
  target.description([command.summary, command.details].filter(Boolean).join('\n\n'));
  configure(target, context);
  for (const option of command.options ?? []) target.addOption(toOption(option));
  const examples = command.examples.map((line) => `  ${line}`).join('\n');
  target.addHelpText('after', `\nExamples:\n${examples}`);
  target.action(async () => {
    const run = await command.load();
    const given = target.optsWithGlobals<CommandOptions>();
    const asked = await readOutput(withSettings(context, given), command, given);
    await run(asked.context, target.args, asked.options);
  });
}

function toOption({ flags, description, required, isRepeatable, choices }: CommandOption): Option {
  const option = new Option(flags, required ? `${description} (required)` : description);
  option.makeOptionMandatory(required ?? false);
  if (choices) option.choices(choices);
  if (isRepeatable) {
    option.argParser((value: string, all: string[] | undefined) => {
      if (choices && !choices.includes(value)) {
        throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
      }
      return [...(all ?? []), value];
    });
  }
  return option;
}

function withSettings(context: Context, options: CommandOptions): Context {
  const { profile, quiet, color, debug } = options;
  return {
    ...context,
    profileName: typeof profile === 'string' ? profile : undefined,
    isQuiet: quiet === true,
    isColorless: color === false,
    isDebugging: debug === true,
  };
}

function findOrAddGroup(parent: Program, word: string, context: Context): Program {
  const known = parent.commands.find((command) => command.name() === word);
  if (known) return known;
  const group = parent.command(word);
  configure(group, context);
  return group;
}

/** The parts of the help in their order; made-up commands of tests are in none. */
const inTopics = (all: readonly Command[]): readonly Command[] => [
  ...TOPICS.flatMap((topic) => all.filter((command) => command.topic === topic)),
  ...all.filter(({ topic }) => topic === undefined),
];

/** A group says what is in it, and stands in the part of the help of its commands. */
function describeGroup(group: Program, all: readonly Command[]): void {
  const topic = all.find((command) => firstWord(command) === group.name())?.topic;
  if (topic) group.helpGroup(`${topic}:`);
  if (group.commands.length === 0) return;
  group.description(group.commands.map((command) => command.name()).join(', '));
}
