import { beforeEach, expect, it } from 'vitest';
import { createKnownSessions, type KnownSessions } from './known-sessions';
import type { Session } from './sessions.service';

let nowMs: number;
let asked: string[];
let live: Map<string, Session>;
let known: KnownSessions;

beforeEach(() => {
  nowMs = 1_000_000;
  asked = [];
  live = new Map([['ana', aSession({ userId: 1 })]]);
  const find = async (token: string) => {
    asked.push(token);
    return live.get(token);
  };
  known = createKnownSessions({ find }, () => nowMs);
});

const aSession = (more: Partial<Session>) =>
  ({ userId: 1, expiresAt: nowMs + 60_000, ...more }) as Session;

it('a session is looked up once for those who ask together or soon after', async () => {
  await Promise.all([known.find('ana'), known.find('ana')]);
  nowMs += 4_000;
  expect((await known.find('ana'))?.userId).toBe(1);
  expect(asked).toEqual(['ana']);
});

it('what another server ended is refused after five seconds, and what was written here at once', async () => {
  await known.find('ana');
  live.clear();
  nowMs += 5_000;
  expect(await known.find('ana')).toBeUndefined();
  live.set('ana', aSession({}));
  expect(await known.find('ana')).toBeDefined();
  live.clear();
  known.forgetAll();
  expect(await known.find('ana')).toBeUndefined();
});

it('a lookup that was under way when something was written is not remembered', async () => {
  const before = known.find('ana');
  live.clear();
  known.forgetAll();
  await before;
  expect(await known.find('ana')).toBeUndefined();
});

it('nobody is remembered, and nobody beyond the end', async () => {
  expect(await known.find('bruno')).toBeUndefined();
  live.set('bruno', aSession({ userId: 2, expiresAt: nowMs + 1_000 }));
  expect((await known.find('bruno'))?.userId).toBe(2);
  live.clear();
  nowMs += 1_000;
  expect(await known.find('bruno')).toBeUndefined();
});

it('a lookup that failed is tried again', async () => {
  let isAway = true;
  const find = async () => {
    if (isAway) throw new Error('away');
    return aSession({});
  };
  const failing = createKnownSessions({ find }, () => nowMs);
  await expect(failing.find('ana')).rejects.toThrow('away');
  isAway = false;
  expect(await failing.find('ana')).toBeDefined();
});

it('the one unused for longest gives way', async () => {
  for (let number = 0; number <= 10_000; number += 1) {
    live.set(`${number}`, aSession({}));
    await known.find(`${number}`);
  }
  asked.length = 0;
  await known.find('10000');
  await known.find('0');
  expect(asked).toEqual(['0']);
});
