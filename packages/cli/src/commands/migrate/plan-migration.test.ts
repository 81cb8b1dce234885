import { expect, it } from 'vitest';
import type { Entity } from '../../resources/entity';
import { labelThings, MIGRATE_KINDS } from './migrate-kinds';
import { planMigration } from './plan-migration';
import type { Fleet } from './read-fleet';
import { renamePrefix } from './rename-prefix';

const kindOf = (member: string) => {
  const found = MIGRATE_KINDS.find((kind) => kind.member === member);
  if (!found) throw new Error(member);
  return found;
};
const fleet = (things: Record<string, Entity[]>, links: Fleet['links'] = []): Fleet => ({
  things: new Map(MIGRATE_KINDS.map((kind) => [kind, things[kind.member] ?? []])),
  links,
});
const [groups, devices, users] = ['groups', 'devices', 'users'].map(kindOf);

it('knows groups by their way from the top, and twins by their order, out of a ring too', () => {
  const labels = labelThings(kindOf('groups'), [
    { id: 1, name: 'North', groupId: 0 },
    { id: 2, name: 'A', groupId: 1 },
    { id: 3, name: 'A', groupId: 0 },
    { id: 4, name: 'A', groupId: 1 },
    { id: 5, name: 'Ring', groupId: 5 },
  ]);
  expect(new Set(labels.values()).size).toBe(5);
  expect(labels.get(2)).toBe('["North","A"] 1');
  expect(labels.get(4)).toBe('["North","A"] 2');
});

it('refuses what could not be made, and what stands in it', () => {
  const { steps } = planMigration(
    fleet({
      groups: [{ id: 1, name: 'x'.repeat(129), groupId: 0 }],
      devices: [
        { id: 1, name: 'In it', uniqueId: 'a', groupId: 1 },
        { id: 2, name: '', uniqueId: 'b', groupId: 0 },
        { id: 3, name: 'Full', uniqueId: 'c', attributes: { note: 'x'.repeat(4000) } },
        { id: 4, name: 'Lost', uniqueId: 'd', groupId: 99 },
        { id: 5, name: 'Good', uniqueId: 'e', groupId: 0 },
      ],
    }),
    fleet({}),
    null,
  );
  const reasons = steps
    .get(kindOf('devices'))
    ?.map((step) => ('reason' in step ? step.reason : step.kind));
  expect(reasons).toEqual([
    'its group is not taken over',
    'it has no name',
    'its attributes are longer than 4000',
    'its group is not taken over',
    'create',
  ]);
});

it('finds what is there by identifier and e-mail, and links only what is not linked', () => {
  if (!groups || !devices || !users) throw new Error('kinds');
  const linked = (pairs: [number, number][]) => [
    { owner: users, thing: devices, side: 'deviceId', pairs },
  ];
  const people = (id: number) => ({
    id,
    name: 'Rui',
    email: id === 7 ? 'RUI@b.example' : 'rui@b.example',
  });
  const plan = planMigration(
    fleet(
      {
        devices: [
          { id: 1, name: 'A', uniqueId: 'a' },
          { id: 2, name: 'B', uniqueId: 'b' },
        ],
        users: [people(1)],
      },
      linked([
        [1, 1],
        [1, 2],
      ]),
    ),
    fleet(
      { devices: [{ id: 9, name: 'Other', uniqueId: 'a' }], users: [people(7)] },
      linked([[7, 9]]),
    ),
    null,
  );
  expect(plan.linksThere).toBe(1);
  expect(plan.links.map(({ pairs }) => pairs)).toEqual([[[1, 2]]]);
  expect(plan.steps.get(devices)?.map(({ kind }) => kind)).toEqual(['there', 'create']);
});

it('renames one prefix, and keeps what has the new name', () => {
  const attributes = {
    'old.color': 'red',
    'old.plate': 'A',
    'new.plate': 'B',
    older: 1,
    'x.old.y': 2,
  };
  expect(renamePrefix(attributes, { from: 'old', to: 'new' })).toEqual({
    ...{ 'new.color': 'red', 'new.plate': 'B', older: 1, 'x.old.y': 2 },
  });
  expect(renamePrefix(attributes, null)).toEqual(attributes);
});
