import type { Command, CommandOption, Completion } from '../command';

/** Candidates for a word: fixed words, and files where allowed. */
export interface Candidates {
  words: string[];
  hasFiles: boolean;
}

/** Data that completion uses. */
export interface CompletionSources {
  commands: readonly Command[];
  globalOptions: readonly CommandOption[];
  profiles(): Promise<string[]>;
}

const NONE: Candidates = { words: [], hasFiles: false };
const FILES: Candidates = { words: [], hasFiles: true };

/** Completes the last of the words after `rastro`, which may be partial or empty. */
export async function completeWords(
  typed: readonly string[],
  sources: CompletionSources,
): Promise<Candidates> {
  const before = typed.slice(0, -1);
  const begun = typed.at(-1) ?? '';
  const { words, command, waiting } = readWords(before, sources);
  if (waiting && !(takesNothing(waiting) && begun.startsWith('-')))
    return startingWith(begun, await listValues(waiting, sources));
  if (begun.startsWith('-'))
    return startingWith(begun, { ...NONE, words: listFlags(command, sources) });
  if (!command) return startingWith(begun, { ...NONE, words: listNext(words, sources) });
  return startingWith(begun, await listValues(command, sources));
}

/** The words that are no options, the command they name, and the option that waits for its value. */
function readWords(before: readonly string[], sources: CompletionSources) {
  const words: string[] = [];
  let command: Command | undefined;
  let waiting: CommandOption | undefined;
  for (const word of before) {
    if (waiting && !(takesNothing(waiting) && word.startsWith('-'))) {
      waiting = undefined;
    } else if (word.startsWith('-')) {
      const options = [...sources.globalOptions, ...(command?.options ?? [])];
      waiting = options.find(({ flags }) => flagsOf(flags).includes(word) && /[<[]/.test(flags));
    } else {
      words.push(word);
      command ??= sources.commands.find(({ path }) => path === words.join(' '));
    }
  }
  return { words, command, waiting };
}

/** True when an option's value may be left out, `--csv [file]`. */
const takesNothing = ({ flags }: CommandOption): boolean => flags.includes('[');

const flagsOf = (flags: string): string[] =>
  flags.split(/[ ,]+/).filter((part) => part.startsWith('-'));

const listFlags = (
  command: Command | undefined,
  { globalOptions }: CompletionSources,
): string[] => [
  ...(command?.options ?? []).flatMap(({ flags }) => flagsOf(flags)),
  ...globalOptions.flatMap(({ flags }) => flagsOf(flags)),
  '--help',
];

function listNext(words: readonly string[], { commands }: CompletionSources): string[] {
  const next = commands
    .filter(
      ({ isHidden, path }) =>
        !isHidden && `${path} `.startsWith(words.map((w) => `${w} `).join('')),
    )
    .map(({ path }) => path.split(' ')[words.length])
    .filter((word) => word !== undefined);
  return [...new Set(next)];
}

async function listValues(
  { choices, completes }: { choices?: readonly string[]; completes?: Completion },
  sources: CompletionSources,
): Promise<Candidates> {
  if (choices) return { ...NONE, words: [...choices] };
  if (completes === 'profiles') return { ...NONE, words: await sources.profiles() };
  return completes === 'files' ? FILES : NONE;
}

const startingWith = (begun: string, { words, hasFiles }: Candidates): Candidates => ({
  words: words.filter((word) => word.startsWith(begun)),
  hasFiles,
});
