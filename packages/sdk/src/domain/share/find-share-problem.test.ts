import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/durations';
import { findShareProblem, readPlaceText, type ShareDraft } from './find-share-problem';
import { newShareDraft } from './new-share-draft';
import { MAX_SHARE_DAYS, MAX_SHARED_DEVICES, MIN_SHARE_MS } from './share-limits';

const NOW = 1_000;
const many = Array.from({ length: MAX_SHARED_DEVICES + 1 }, (_, index) => index + 1);
const findKey = (change: Partial<ShareDraft>) =>
  findShareProblem({ ...newShareDraft([1], NOW), ...change }, NOW)?.words.key ?? null;

describe('a link that is to be made', () => {
  it.each([
    ['no vehicle', [], HOUR_MS, 'share.problem.devices'],
    ['too many vehicles', many, HOUR_MS, 'share.problem.tooMany'],
    ['no end', [1], null, 'share.problem.early'],
    ['an end too near', [1], MIN_SHARE_MS - 1, 'share.problem.early'],
    ['an end too far', [1], MAX_SHARE_DAYS * DAY_MS + 1, 'share.problem.late'],
    ['the nearest end', [1], MIN_SHARE_MS, null],
    ['the farthest end', many.slice(1), MAX_SHARE_DAYS * DAY_MS, null],
  ])('with %s', (_, deviceIds, afterMs, key) => {
    expect(findKey({ deviceIds, endsAt: afterMs === null ? null : NOW + afterMs })).toBe(key);
  });

  it.each([
    ['no group', { whose: 'group' }, 'share.problem.group'],
    ['a group', { whose: 'group', groupId: 3, deviceIds: [] }, null],
    ['a start after its end', { startsAt: NOW + DAY_MS }, 'share.problem.start'],
    ['a period without ends', { isReplay: true }, 'share.problem.replay'],
    [
      'a period to come',
      { isReplay: true, replayFrom: 0, replayTo: NOW + 1 },
      'share.problem.replay',
    ],
    ['a past period', { isReplay: true, replayFrom: 0, replayTo: NOW }, null],
    ['a trail that is no number', { trailHours: NaN }, 'share.problem.trail'],
    ['no trail', { showsTrail: false, trailHours: null }, null],
    ['a destination nowhere', { destination: 'the shop' }, 'share.problem.place'],
    ['a PIN of letters', { pin: 'abcd' }, 'share.problem.pin'],
  ] satisfies [string, Partial<ShareDraft>, string | null][])('with %s', (_, change, key) => {
    expect(findKey(change)).toBe(key);
  });

  it.each([
    ['-23.5505, -46.6333', { latitude: -23.5505, longitude: -46.6333 }],
    ['-23.5 -46.6', { latitude: -23.5, longitude: -46.6 }],
    ['91, 0', null],
    ['0, 181', null],
    ['here', null],
  ])('reads the place %j', (text, place) => {
    expect(readPlaceText(text)).toEqual(place);
  });
});
