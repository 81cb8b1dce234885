import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/durations';
import { findShareProblem } from './find-share-problem';
import { LONGEST_SHARE_DAYS, MAX_SHARED_DEVICES, SHORTEST_SHARE_MS } from './share-limits';

const many = Array.from({ length: MAX_SHARED_DEVICES + 1 }, (_, index) => index + 1);

it.each([
  ['no vehicle', [], HOUR_MS, 'share.problem.devices'],
  ['too many vehicles', many, HOUR_MS, 'share.problem.tooMany'],
  ['no end', [1], null, 'share.problem.early'],
  ['an end too near', [1], SHORTEST_SHARE_MS - 1, 'share.problem.early'],
  ['an end too far', [1], LONGEST_SHARE_DAYS * DAY_MS + 1, 'share.problem.late'],
  ['the nearest end', [1], SHORTEST_SHARE_MS, null],
  ['the farthest end', many.slice(1), LONGEST_SHARE_DAYS * DAY_MS, null],
])('%s', (_, deviceIds, afterMs, key) => {
  const endsAt = afterMs === null ? null : 1_000 + afterMs;
  expect(findShareProblem({ deviceIds, endsAt }, 1_000)?.words.key ?? null).toBe(key);
});
