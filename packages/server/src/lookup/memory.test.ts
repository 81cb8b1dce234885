import { MINUTE_MS } from '@rastro/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { LookupError, type LookupProblem } from './lookup-error';
import { createMemory } from './memory';

const LASTING = { keptMs: 15 * MINUTE_MS, failedMs: MINUTE_MS };
let nowMs = 0;
let asked: string[] = [];
beforeEach(() => {
  nowMs = 0;
  asked = [];
});

const open = (perMinute = 60) => {
  const log = { warn: () => undefined };
  const memory = createMemory<string>({
    name: 'test',
    clock: () => nowMs,
    log,
    most: 3,
    perMinute,
  });
  return (key: string, answer: () => string = () => key) =>
    memory.read(
      key,
      async () => {
        asked.push(key);
        return answer();
      },
      LASTING,
    );
};
const fail = (problem: LookupProblem) => () => {
  throw new LookupError(problem, 'test');
};

describe('createMemory', () => {
  it('asks no more than so often a minute, however many places people name', async () => {
    const read = open(2);
    const said = await Promise.all(['a', 'b', 'c', 'a'].map((key) => read(key)));
    expect([said, asked]).toEqual([
      ['a', 'b', undefined, 'a'],
      ['a', 'b'],
    ]);
    nowMs += MINUTE_MS;
    expect(await read('c')).toBe('c');
  });

  it.each<[LookupProblem, string | undefined]>([
    ['away', undefined],
    ['slow', undefined],
    ['refused', 'b'],
    ['unreadable', 'b'],
  ])('after it was %s, says of another place %s', async (problem, other) => {
    const read = open();
    expect(await read('a', fail(problem))).toBeUndefined();
    expect(await read('b')).toBe(other);
    nowMs += MINUTE_MS;
    expect(await read('c')).toBe('c');
  });

  it('keeps no fault of this server', async () => {
    const read = open();
    const broken = () => {
      throw new Error('the database is away');
    };
    await expect(read('a', broken)).rejects.toThrow('the database is away');
    expect(await read('a')).toBe('a');
  });
});
