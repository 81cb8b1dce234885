import { Command as Program, CommanderError } from 'commander';
import type { Command } from './command';
import { commands } from './commands/index';
import type { Context } from './context';
import { describeFailure } from './describe-failure';
import { exitCode } from './exit-code';

const exitCodeHelp = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 refused, 5 nothing reachable
Data goes to stdout, everything else to stderr.`;

/** Runs one command line (without node and script) and answers the exit code. */
export async function runCommandLine(argv: string[], context: Context): Promise<number> {
  const program = createProgram(context);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage;
    const failure = describeFailure(error);
    context.stderr.write(`error: ${failure.message}\n`);
    if (failure.hint) context.stderr.write(`${failure.hint}\n`);
    return failure.exit;
  }
}

function createProgram(context: Context): Program {
  const program = new Program('rastro')
    .description('Fleet tracking from the terminal')
    .addHelpText('after', exitCodeHelp)
    .showHelpAfterError('Run with --help to see what there is.');
  configure(program, context);
  for (const command of commands) addCommand(program, command, context);
  return program;
}

function configure(program: Program, context: Context): void {
  program.exitOverride().configureOutput({
    writeOut: (text) => context.stdout.write(text),
    writeErr: (text) => context.stderr.write(text),
  });
}

function addCommand(program: Program, command: Command, context: Context): void {
  const words = command.path.split(' ');
  const name = words.pop() ?? '';
  const parent = words.reduce((above, word) => findOrAddGroup(above, word, context), program);
  const target = parent.command([name, command.args].filter(Boolean).join(' '));
  target.description(command.summary);
  configure(target, context);
  for (const { flags, description, required } of command.options ?? []) {
    if (required) target.requiredOption(flags, description);
    else target.option(flags, description);
  }
  const examples = command.examples.map((line) => `  ${line}`).join('\n');
  target.addHelpText('after', `\nExamples:\n${examples}`);
  target.action(async () => {
    const run = await command.load();
    await run(context, target.args, target.opts());
  });
}

function findOrAddGroup(parent: Program, word: string, context: Context): Program {
  const known = parent.commands.find((command) => command.name() === word);
  if (known) return known;
  const group = parent.command(word).description(`Commands for ${word}`);
  configure(group, context);
  return group;
}
