import type { Command, RunCommand } from '../../command';
import { completeWords } from '../../completion/complete-words';
import { globalOptions } from '../../global-options';

/** One candidate a line; a line `:files` says that files can stand there too. Calls no server. */
export const createComplete =
  (commands: Command[]): RunCommand =>
  async (context, words) => {
    const { words: found, hasFiles } = await completeWords(words, {
      commands,
      globalOptions,
      profiles: () => context.profiles.list(),
    });
    for (const word of found) context.stdout.write(`${word}\n`);
    if (hasFiles) context.stdout.write(':files\n');
  };
