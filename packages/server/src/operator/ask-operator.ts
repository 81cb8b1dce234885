import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error';

/** Asks at the terminal; anything but a yes is a no. Throws `CommandError` where there is none. */
export const askOperator = async (question: string): Promise<boolean> => {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY) {
    throw new CommandError('Nobody is there to answer. Pass --yes, or look first with --dry-run.');
  }
  const lines = createInterface({ input, output });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
};
