import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import type { Context } from '../context';
import { exitCode } from '../exit-code';

/** Asks yes or no, unless `--yes`, or the flag that stands for it, said it. Throws where nobody can answer. */
export async function confirm(
  context: Context,
  options: CommandOptions,
  question: string,
  flag = '--yes',
): Promise<boolean> {
  if (options['yes']) return true;
  if (!context.stdin.isTTY) {
    throw new CliError('There is no terminal to ask on.', {
      exit: exitCode.usage,
      hint: `Pass ${flag} to do it without a question, or --dry-run to see what would be done.`,
    });
  }
  const prompts = await import('@inquirer/prompts');
  return prompts.confirm(
    { message: question, default: false },
    { input: context.stdin, output: context.stderr as NodeJS.WritableStream },
  );
}
