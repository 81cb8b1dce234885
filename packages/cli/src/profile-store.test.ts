import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProfileStore, resolveProfilePath } from './profile-store';

const profile = { url: 'https://fleet.example.com', email: 'ana@example.com', token: 'secret' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps a profile that only its owner can read', async () => {
  const path = join(folder, 'deep', 'profile.json');
  const store = createProfileStore(path);
  await store.write(profile);
  expect(await store.read()).toEqual(profile);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('narrows a file that was open to others', async () => {
  const path = join(folder, 'profile.json');
  await writeFile(path, '{}', { mode: 0o644 });
  await createProfileStore(path).write(profile);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(profile);
});

it('answers null without a file and says so when one is removed', async () => {
  const store = createProfileStore(join(folder, 'profile.json'));
  expect(await store.read()).toBeNull();
  expect(await store.remove()).toBe(false);
  await store.write(profile);
  expect(await store.remove()).toBe(true);
  expect(await store.read()).toBeNull();
});

it.each(['', 'not json', '[]', '{"url":"x"}'])(
  'names a file that is no profile: %j',
  async (text) => {
    const path = join(folder, 'profile.json');
    await writeFile(path, text);
    await expect(createProfileStore(path).read()).rejects.toThrow(`${path} is not a profile.`);
  },
);

it('lives in the folder for settings', () => {
  expect(resolveProfilePath({ RASTRO_CONFIG_DIR: '/a' })).toBe(join('/a', 'profile.json'));
  expect(resolveProfilePath({ XDG_CONFIG_HOME: '/b' }, 'linux')).toBe(
    join('/b', 'rastro', 'profile.json'),
  );
});
