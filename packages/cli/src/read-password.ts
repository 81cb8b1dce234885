import { CliError } from './cli-error';
import type { Context } from './context';
import { exitCode } from './exit-code';

/** Asks without echo, or reads the first line of stdin. Never asks where nobody can answer. */
export async function readPassword(context: Context, fromStdin: boolean): Promise<string> {
  if (fromStdin) return readFirstLine(context.stdin);
  if (!context.stdin.isTTY) {
    throw new CliError('There is no terminal to ask for the password on.', {
      exit: exitCode.usage,
      hint: 'Pass --password-stdin and pipe the password in.',
    });
  }
  const { password } = await import('@inquirer/prompts');
  return password(
    { message: 'Password' },
    { input: context.stdin, output: context.stderr as NodeJS.WritableStream },
  );
}

async function readFirstLine(stdin: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') {
    throw new CliError('No password came in on stdin.', { exit: exitCode.usage });
  }
  return line;
}
