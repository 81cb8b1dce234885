import { expect, it } from 'vitest';
import { CliError } from './cli-error';
import { firstWord } from './command';
import { commands } from './commands/index';
import { runCommandLine } from './create-program';
import { createMemoryProfiles, createTestContext } from './testing/create-test-context';
import { startFakeServer } from './testing/start-fake-server';
import { TOPICS } from './topics';

it('lists the commands and the exit codes', async () => {
  const { context, stdout } = createTestContext();
  expect(await runCommandLine(['--help'], context)).toBe(0);
  expect(stdout()).toContain('devices');
  expect(stdout()).toContain('3 not signed in');
});

it('puts every command into one part of the help', async () => {
  const shown = commands.filter(({ isHidden }) => !isHidden);
  expect(shown.filter(({ topic }) => topic === undefined).map(({ path }) => path)).toEqual([]);
  const places = new Set(shown.map((command) => `${firstWord(command)} in ${command.topic}`));
  expect(places.size).toBe(new Set(shown.map(firstWord)).size);
  const { context, stdout } = createTestContext();
  await runCommandLine(['--help'], context);
  const titles = stdout().match(/^[A-Z].*(?=:$)/gm);
  expect(titles).toEqual(['Options', ...TOPICS]);
});

it.each(commands.map(({ path }) => path))('%s has examples in its help', async (path) => {
  const { context, stdout } = createTestContext();
  const [word = '', ...others] = path.split(' ');
  // All of them are put together above; here each is, beside those of its group.
  const group = commands.filter((command) => command.path.split(' ')[0] === word);
  expect(await runCommandLine([word, ...others, '--help'], context, group)).toBe(0);
  expect(stdout()).toMatch(new RegExp(`Examples:\\n  .*rastro ${path}`));
});

it.each([[['nothing']], [['login']], [['login', 'localhost']], [['devices', 'list', '--wrong']]])(
  'answers 2 to wrong usage: %j',
  async (argv) => {
    const { context, stdout, stderr } = createTestContext();
    expect(await runCommandLine(argv, context)).toBe(2);
    expect(stdout()).toBe('');
    expect(stderr()).toContain('error:');
  },
);

it.each([[['whoami']], [['devices', 'list', '--json']]])(
  'answers 3 when nobody is signed in: %j',
  async (argv) => {
    const { context, stdout, stderr } = createTestContext();
    expect(await runCommandLine(argv, context)).toBe(3);
    expect(stdout()).toBe('');
    expect(stderr()).toContain('rastro login URL');
  },
);

it('answers 5 when nothing answers, and never shows the token', async () => {
  const profile = { url: 'http://127.0.0.1:1', email: 'ana', token: 'very-secret' };
  const { context, stderr } = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
  });
  expect(await runCommandLine(['whoami'], context)).toBe(5);
  expect(stderr()).not.toContain('very-secret');
});

it('shows a hostile name in one clean line', async () => {
  const server = await startFakeServer({ name: 'Ana\u001b[2J\u001b]0;owned\u0007\r\nroot\u202e' });
  const { context, stdout } = createTestContext({
    profiles: createMemoryProfiles({ default: { url: server.url, email: 'ana', token: 't' } }),
  });
  const code = await runCommandLine(['whoami'], context);
  await server.stop();
  expect(code).toBe(0);
  expect(stdout()).toContain('<ana@a>');
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(stdout()).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]+\n$/);
});

it('never asks for a password where nobody can answer', async () => {
  const server = await startFakeServer();
  const { context, stderr } = createTestContext();
  expect(await runCommandLine(['login', server.url, '--email', 'ana'], context)).toBe(2);
  expect(stderr()).toContain('--password-stdin');
  await server.stop();
});

it('tells a stored profile that cannot be read', async () => {
  const { context, stderr } = createTestContext();
  context.profiles.read = () => Promise.reject(new CliError('broken', { hint: 'mend it' }));
  expect(await runCommandLine(['whoami'], context)).toBe(1);
  expect(stderr()).toBe('error: broken\nmend it\n');
});
