import { expect, it } from 'vitest';
import { createKeyTurns } from './key-turns';

it('lets so many of a key begin, the others in order as those end, and other keys at once', async () => {
  const turns = createKeyTurns(2);
  const began: string[] = [];
  const begin = (key: string, name: string) =>
    turns.begin(key).then((end) => {
      began.push(name);
      return end;
    });
  const [first, second, third, fourth] = ['1', '2', '3', '4'].map((name) => begin('a', name));
  const endFirst = await first!;
  await second;
  await begin('b', 'other');
  expect(began).toEqual(['1', '2', 'other']);
  endFirst();
  endFirst();
  (await third!)();
  await fourth;
  expect(began).toEqual(['1', '2', 'other', '3', '4']);
});

it('ends the turn of what fails', async () => {
  const turns = createKeyTurns(1);
  await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('a', async () => 7)).toBe(7);
});
