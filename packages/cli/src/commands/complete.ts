import type { RunCommand } from '../command';
import { completeWords } from '../completion/complete-words';
import { globalOptions } from '../global-options';
import { commands } from './index';

/** One candidate a line; a line `:files` says that files can stand there too. Calls no server. */
export const complete: RunCommand = async (context, words) => {
  const { words: found, hasFiles } = await completeWords(words, {
    commands,
    globalOptions,
    profiles: () => context.profiles.list(),
  });
  for (const word of found) context.stdout.write(`${word}\n`);
  if (hasFiles) context.stdout.write(':files\n');
};
