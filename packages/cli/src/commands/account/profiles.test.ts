import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Context } from '../../context';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';

const profile = (email: string) => ({ url: 'http://127.0.0.1:9', email, token: 'secret' });
const createProfiles = () =>
  createMemoryProfiles({ default: profile('ana'), test: profile('rui') });

async function run(args: string[], more: Partial<Context> = {}) {
  const { context, stdout, stderr } = createTestContext({ profiles: createProfiles(), ...more });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr(), profiles: context.profiles };
}

it('lists sign-ins without their tokens', async () => {
  const { stdout } = await run(['profiles', 'list']);
  expect(stdout).toMatch(/^default +http:\/\/127\.0\.0\.1:9 +ana +current$/m);
  expect(stdout).not.toContain('secret');
  const json = await run(['profiles', 'list', '--json', '--profile', 'test']);
  expect(json.stdout).not.toContain('secret');
  expect(JSON.parse(json.stdout)).toMatchObject([
    { name: 'default', isCurrent: false },
    { name: 'test', isCurrent: true, email: 'rui' },
  ]);
});

it('uses another one from now on', async () => {
  const { code, profiles } = await run(['profiles', 'use', 'test']);
  expect(code).toBe(0);
  expect(await profiles.readCurrent()).toBe('test');
});

it('forgets one although its server is gone', async () => {
  const { code, profiles } = await run(['profiles', 'remove', 'test']);
  expect(code).toBe(0);
  expect(await profiles.list()).toEqual(['default']);
});

it.each([['use'], ['remove']])('names those there are when %s finds none', async (verb) => {
  const { code, stderr } = await run(['profiles', verb, 'tset']);
  expect(code).toBe(1);
  expect(stderr).toContain('default, test');
});

it.each([['0'], ['-1'], ['x'], ['99999']])('makes no token for %s days', async (days) => {
  const { code, stdout } = await run(['tokens', 'create', '--days', days]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});

it('makes no token that outlives the sign-in', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const profiles = createMemoryProfiles({ default: { ...profile('ana'), expiresAt } });
  const { code, stderr } = await run(['tokens', 'create', '--days', '30'], { profiles });
  expect(code).toBe(2);
  expect(stderr).toContain(expiresAt);
});

it('takes no token from an empty stdin', async () => {
  const { code } = await run(['tokens', 'revoke'], { stdin: Readable.from(['\n']) });
  expect(code).toBe(2);
});
