import { CliError } from '../cli-error';
import type { Context } from '../context';
import { exitCode } from '../exit-code';
import { readAllText } from './read-all-text';

/** Prompt for a secret, with other ways to enter it. */
export interface SecretQuestion {
  /** `Password`, as the prompt shows it. */
  name: string;
  /** Advice where nobody can answer. */
  hint: string;
}

/** Asks without echo. Throws where nobody can answer. */
export async function askSecret(context: Context, question: SecretQuestion): Promise<string> {
  const { name, hint } = question;
  if (!context.stdin.isTTY) {
    throw new CliError(`There is no terminal to ask for the ${name.toLowerCase()} on.`, {
      exit: exitCode.usage,
      hint,
    });
  }
  const { password } = await import('@inquirer/prompts');
  return password(
    { message: name },
    { input: context.stdin, output: context.stderr as NodeJS.WritableStream },
  );
}

/** The first line of stdin. */
export async function readSecretLine(context: Context, name: string): Promise<string> {
  const text = await readAllText(context);
  const [line = ''] = text.split(/\r?\n/);
  if (line !== '') return line;
  throw new CliError(`No ${name.toLowerCase()} came in on stdin.`, { exit: exitCode.usage });
}
