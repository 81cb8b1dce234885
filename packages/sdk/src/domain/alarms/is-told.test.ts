import { expect, it } from 'vitest';
import { isTold, type HoldingRule } from './is-told';

const rule = (id: number, over: Partial<HoldingRule>): HoldingRule => ({
  id,
  type: 'ignitionOn',
  notificators: 'web',
  always: true,
  calendarId: 0,
  attributes: {},
  ...over,
});
const eventTime = '2026-11-24T12:00:00.000Z';
const event = { type: 'ignitionOn', deviceId: 4, eventTime, attributes: {} };
const nothing = { holds: () => false, isActive: () => false };

it('[S3.36] a page is told of what a rule for it names', () => {
  expect(isTold(event, [rule(1, {})], nothing)).toBe(true);
  expect(isTold(event, [rule(1, { notificators: 'mail' })], nothing)).toBe(false);
  expect(isTold(event, [rule(1, { type: 'ignitionOff' })], nothing)).toBe(false);
});

it('a rule for some vehicles tells of those alone', () => {
  const some = [rule(1, { always: false }), rule(2, { always: false })];
  expect(isTold(event, some, nothing)).toBe(false);
  expect(
    isTold(event, some, {
      ...nothing,
      holds: ({ id }: HoldingRule, deviceId: number) => id === 2 && deviceId === 4,
    }),
  ).toBe(true);
});

it('[S3.35] a rule with a calendar tells of what happens while that holds', () => {
  const inHours = [rule(1, { calendarId: 7 })];
  expect(isTold(event, inHours, nothing)).toBe(false);
  const asked: unknown[] = [];
  const isActive = (...at: unknown[]) => asked.push(at) > 0;
  expect(isTold(event, inHours, { ...nothing, isActive })).toBe(true);
  expect(asked).toEqual([[7, Date.parse(eventTime)]]);
});

it('a rule for some fences tells of those alone', () => {
  const some = [rule(1, { attributes: { geofenceIds: '3, 5' } })];
  expect(isTold({ ...event, geofenceId: 5 }, some, nothing)).toBe(true);
  expect(isTold({ ...event, geofenceId: 4 }, some, nothing)).toBe(false);
});
