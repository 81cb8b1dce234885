import { expect, it } from 'vitest';
import { commands } from '../commands/index';
import { globalOptions } from '../global-options';
import { completeWords } from './complete-words';

const complete = async (line: string) => {
  const typed = line.split(' ');
  const sources = { commands, globalOptions, profiles: async () => ['default', 'test'] };
  return completeWords(typed, sources);
};

it.each([
  ['dev', ['devices']],
  ['devices l', ['list']],
  ['devices list --st', ['--status']],
  ['devices list --status o', ['online', 'offline']],
  ['--profile te', ['test']],
  ['--profile test devices li', ['list']],
  ['devices list --group North --js', ['--json']],
  ['profiles use ', ['default', 'test']],
  ['completion z', ['zsh']],
  ['devices list --group ', []],
  ['nothing ', []],
  ['reports tr', ['trips']],
  ['reports trips --csv --period ye', ['yesterday']],
  ['reports trips --csv --pd', ['--pdf']],
])('%s', async (line, words) => {
  expect(await complete(line)).toEqual({ words, hasFiles: false });
});

it('offers all commands, and none that is for programs', async () => {
  const { words } = await complete('');
  expect(words).toEqual(expect.arrayContaining(['login', 'devices', 'doctor', 'completion']));
  expect(words).not.toContain('complete');
});

it('offers files where one is meant', async () => {
  expect(await complete('devices import fl')).toEqual({ words: [], hasFiles: true });
  expect(await complete('reports trips --csv t')).toEqual({ words: [], hasFiles: true });
});

it.each(commands.filter(({ isHidden }) => !isHidden).map(({ path }) => path))(
  'finds %s and its options',
  async (path) => {
    expect((await complete(path)).words).toContain(path.split(' ').at(-1));
    const { words } = await complete(`${path} --`);
    expect(words).toEqual(expect.arrayContaining(['--help', '--profile', '--quiet', '--no-color']));
  },
);
