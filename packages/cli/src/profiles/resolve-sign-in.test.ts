import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';
import { resolveConfigDir } from './resolve-config-dir';
import { requireSignIn, resolveSignIn } from './resolve-sign-in';

const stored = (email: string) => ({ url: 'https://a.example', email, token: `of ${email}` });
const profiles = createMemoryProfiles({ default: stored('d'), test: stored('t') });
const environment = { RASTRO_TOKEN: 'env', RASTRO_URL: 'b.example' };

it('uses the current profile', async () => {
  const { context } = createTestContext({ profiles });
  expect(await resolveSignIn(context)).toEqual({ ...stored('d'), profileName: 'default' });
});

it('prefers the named profile, then the environment', async () => {
  const env = { RASTRO_PROFILE: 'test' };
  const named = createTestContext({ profiles, env });
  expect((await resolveSignIn(named.context))?.email).toBe('t');
  const byToken = createTestContext({ profiles, env: { ...env, ...environment } });
  expect(await resolveSignIn(byToken.context)).toEqual({
    url: 'https://b.example',
    email: '',
    token: 'env',
    profileName: null,
  });
  const byFlag = createTestContext({ profiles, env: environment, profileName: 'test' });
  expect((await resolveSignIn(byFlag.context))?.email).toBe('t');
});

it('sends no token to a server that nobody named', async () => {
  const { context } = createTestContext({ profiles, env: { RASTRO_TOKEN: 'env' } });
  await expect(resolveSignIn(context)).rejects.toThrow('not the server it is for');
});

it('names the profile that nobody is signed in to', async () => {
  const { context } = createTestContext({ profiles, profileName: 'other' });
  await expect(requireSignIn(context)).rejects.toMatchObject({
    exit: 3,
    hint: expect.stringContaining('--profile other'),
  });
});

it('lives in the folder for settings', () => {
  expect(resolveConfigDir({ RASTRO_CONFIG_DIR: '/a' })).toBe('/a');
  expect(resolveConfigDir({ XDG_CONFIG_HOME: '/b' }, 'linux')).toBe(join('/b', 'rastro'));
  expect(resolveConfigDir({ APPDATA: '/c' }, 'win32')).toBe(join('/c', 'rastro'));
});
