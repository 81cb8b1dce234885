import { mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProfileStore } from './profile-store';

const profile = { url: 'https://fleet.example.com', email: 'ana@example.com', token: 'secret' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('keeps profiles that only their owner can read', async () => {
  const config = join(folder, 'deep');
  const store = createProfileStore(config);
  await store.write('test', profile);
  expect(await store.read('test')).toEqual(profile);
  expect(await modeOf(join(config, 'profiles', 'test.json'))).toBe(0o600);
  expect(await modeOf(join(config, 'profiles'))).toBe(0o700);
  expect(await modeOf(config)).toBe(0o700);
});

it('narrows a file and a folder that were open to others', async () => {
  const path = join(folder, 'profiles', 'test.json');
  await mkdir(join(folder, 'profiles'), { mode: 0o755 });
  await writeFile(path, '{}', { mode: 0o644 });
  await createProfileStore(folder).write('test', profile);
  expect(await modeOf(path)).toBe(0o600);
  expect(await modeOf(folder)).toBe(0o700);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(profile);
});

it('keeps several apart and says which is used', async () => {
  const store = createProfileStore(folder);
  expect(await store.list()).toEqual([]);
  expect(await store.readCurrent()).toBe('default');
  await store.write('test', profile);
  await store.write('North_2.b', { ...profile, email: 'rui@example.com' });
  expect(await store.list()).toEqual(['North_2.b', 'test']);
  await store.writeCurrent('test');
  expect(await store.readCurrent()).toBe('test');
  expect(await store.remove('test')).toBe(true);
  expect(await store.remove('test')).toBe(false);
  expect(await store.read('test')).toBeNull();
  expect((await store.read('North_2.b'))?.email).toBe('rui@example.com');
});

it.each(['', 'not json', '[]', '{"url":"x"}'])(
  'names a file that is no profile: %j',
  async (text) => {
    const path = join(folder, 'profiles', 'test.json');
    await mkdir(join(folder, 'profiles'));
    await writeFile(path, text);
    await expect(createProfileStore(folder).read('test')).rejects.toThrow(
      `${path} is not a profile.`,
    );
  },
);

it.each(['', 'São', '../x', 'a/b', '.x', 'a b', '-x'])('takes no name like %j', async (name) => {
  const store = createProfileStore(folder);
  await expect(store.write(name, profile)).rejects.toThrow('is no name for a profile.');
  await expect(store.read(name)).rejects.toThrow('is no name for a profile.');
});
