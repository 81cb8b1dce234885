import { expect, it } from 'vitest';
import { describeAction } from './describe-action';

const PLAN = { id: 4, name: 'Oil', type: 'odometer', start: 0, period: 10_000_000 };
const call = { template: '/maintenance/{id}', entity: 'Maintenance', id: 4 };

it('says what the figures of a service plan count, as it was and as it is', () => {
  const edit = (sent: object) =>
    describeAction({ ...call, method: 'PUT', before: PLAN, sent: { ...PLAN, ...sent } }).changes;
  expect(edit({ period: 20_000_000 })).toEqual([
    {
      member: 'period',
      before: 10_000_000,
      after: 20_000_000,
      counts: { before: 'odometer', after: 'odometer' },
    },
  ]);
  expect(edit({ type: 'hours', period: 3_600_000 })).toContainEqual({
    member: 'period',
    before: 10_000_000,
    after: 3_600_000,
    counts: { before: 'odometer', after: 'hours' },
  });
  const made = describeAction({
    method: 'POST',
    template: '/maintenance',
    entity: 'Maintenance',
    sent: PLAN,
  });
  expect(made.changes).toContainEqual({
    member: 'period',
    after: 10_000_000,
    counts: { after: 'odometer' },
  });
  const gone = describeAction({ ...call, method: 'DELETE', before: PLAN });
  expect(gone.changes).toContainEqual({
    member: 'period',
    before: 10_000_000,
    counts: { before: 'odometer' },
  });
});

it('says nothing of the kind of other things', () => {
  const before = { id: 4, name: 'Van', type: 'x', period: 1 };
  const { changes } = describeAction({
    method: 'PUT',
    template: '/devices/{id}',
    entity: 'Device',
    id: 4,
    before,
    sent: { ...before, period: 2 },
  });
  expect(changes).toEqual([{ member: 'period', before: 1, after: 2 }]);
});
