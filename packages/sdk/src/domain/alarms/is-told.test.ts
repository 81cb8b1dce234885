import { expect, it } from 'vitest';
import { isTold, type HoldingRule } from './is-told';

const rule = (id: number, over: Partial<HoldingRule>): HoldingRule => ({
  ...{ id, type: 'ignitionOn', notificators: 'web', always: true, attributes: {} },
  ...over,
});
const event = { type: 'ignitionOn', deviceId: 4, attributes: {} };
const nothing = () => false;

it('[S3.36] a page is told of what a rule for it names', () => {
  expect(isTold(event, [rule(1, {})], nothing)).toBe(true);
  expect(isTold(event, [rule(1, { notificators: 'mail' })], nothing)).toBe(false);
  expect(isTold(event, [rule(1, { type: 'ignitionOff' })], nothing)).toBe(false);
});

it('a rule for some vehicles tells of those alone', () => {
  const some = [rule(1, { always: false }), rule(2, { always: false })];
  expect(isTold(event, some, nothing)).toBe(false);
  expect(isTold(event, some, ({ id }, deviceId) => id === 2 && deviceId === 4)).toBe(true);
});
