import { expect, it } from 'vitest';
import type { Command } from '../command';
import { runCommandLine } from '../create-program';
import { createTestContext } from '../testing/create-test-context';
import { readCommands } from '../testing/split-line';
import { commands } from './index';

/** The same commands, which do nothing. */
const idle: Command[] = commands.map((command) => ({
  ...command,
  load: async () => async () => undefined,
}));
const groupOf = (word: string | undefined) =>
  idle.filter(({ path }) => path.split(' ')[0] === word);

it.each(commands)(
  'the examples of $path are commands with options that there are',
  async (command) => {
    for (const example of command.examples) {
      for (const argv of readCommands(example)) {
        const { context, stderr } = createTestContext();
        const code = await runCommandLine(argv, context, groupOf(argv[0]));
        expect([example, code, stderr()]).toEqual([example, 0, '']);
      }
    }
  },
);

/** A text that only repeats the name of its option, `--shows-name`: "shows name". */
const repeats = (flags: string, description: string): boolean => {
  const names = [...flags.matchAll(/--([a-z0-9-]+)/g)].map(([, name = '']) => name);
  const [said = ''] = description.toLowerCase().split(',');
  return names.some((name) => name.replaceAll('-', ' ') === said);
};

it.each(commands)('the options of $path say more than their names', ({ options = [] }) => {
  const bare = options.filter(({ flags, description }) => repeats(flags, description));
  expect(bare.map(({ flags }) => flags)).toEqual([]);
});
