import { describe, expect, it } from 'vitest';
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

it('knows groups by their way from the top, out of a ring too', () => {
  const labels = labelThings(kindOf('groups'), [
    { id: 1, name: 'North', groupId: 0 },
    { id: 2, name: 'A', groupId: 1 },
    { id: 3, name: 'A', groupId: 0 },
    { id: 5, name: 'Ring', groupId: 5 },
  ]);
  expect(new Set(labels.values()).size).toBe(4);
  expect(labels.get(2)).toBe('["North","A"]');
});

describe('several of one name', () => {
  const attribute = (id: number, expression: string) => ({
    id,
    description: 'Fuel',
    attribute: 'fuel',
    expression,
    type: 'number',
    priority: 0,
  });
  const computed = kindOf('computedAttributes');
  const pairsOf = (source: Fleet, target: Fleet, kind = computed) =>
    Object.fromEntries(planMigration(source, target, null).ids.get(kind) ?? []);

  it('are told by what they are, in whatever order they were made', () => {
    const source = fleet({ computedAttributes: [attribute(1, 'a'), attribute(2, 'b')] });
    const swapped = fleet({ computedAttributes: [attribute(8, 'b'), attribute(9, 'a')] });
    expect(pairsOf(source, swapped)).toEqual({ 1: 9, 2: 8 });
    // One is gone there: the other does not move up.
    expect(pairsOf(source, fleet({ computedAttributes: [attribute(9, 'b')] }))).toEqual({ 2: 9 });
    // Somebody else's of that name is none of these.
    expect(pairsOf(source, fleet({ computedAttributes: [attribute(9, 'c')] }))).toEqual({});
  });

  it('are made in the order of their ids', () => {
    const things = [attribute(7, 'b'), attribute(3, 'a'), attribute(5, 'c')];
    const steps = planMigration(fleet({ computedAttributes: things }), fleet({}), null).steps;
    expect(steps.get(computed)?.map(({ source }) => source.id)).toEqual([3, 5, 7]);
  });

  it('that are the same in all are told by whose they are', () => {
    const notifications = kindOf('notifications');
    const rule = (id: number) => ({ id, type: 'alarm', description: null, attributes: { a: 1 } });
    const of = (people: number[], rules: number[], pairs: [number, number][]) =>
      fleet(
        {
          users: people.map((id) => ({ id, name: `${id % 10}`, email: `${id % 10}@b.example` })),
          notifications: rules.map(rule),
        },
        [{ owner: kindOf('users'), thing: notifications, side: 'notificationId', pairs }],
      );
    const there = of([11, 12, 13], [20, 21], [[12, 20], [13, 21]]); // prettier-ignore
    // The first of them lost his on the other server, and a stranger has one that is like it.
    const source = of([1, 2], [5, 6], [[1, 5], [2, 6]]); // prettier-ignore
    expect(pairsOf(source, there, notifications)).toEqual({ 6: 20 });
    // An interrupted run had made them, and nobody owns them yet.
    expect(pairsOf(source, of([11, 12], [30, 31], []), notifications)).toEqual({ 5: 30, 6: 31 });
  });

  it('are told among groups by what they lie in', () => {
    const group = (id: number, name: string, groupId: number, attributes = {}) => ({
      id,
      name,
      groupId,
      attributes,
    });
    const both = (at: number, first: object, second: object) =>
      fleet({
        groups: [
          group(at, 'A', 0, first),
          group(at + 1, 'A', 0, second),
          group(at + 2, 'Sub', at),
          group(at + 3, 'Sub', at + 1),
        ],
      });
    const [red, blue] = [{ color: 'red' }, { color: 'blue' }];
    expect(pairsOf(both(1, red, blue), both(11, blue, red), kindOf('groups'))).toEqual({
      1: 12,
      2: 11,
      3: 14,
      4: 13,
    });
  });

  it('but not a name that only one has on both, whatever became of it', () => {
    const only = fleet({ computedAttributes: [attribute(1, 'a')] });
    const edited = fleet({ computedAttributes: [attribute(9, 'edited')] });
    expect(pairsOf(only, edited)).toEqual({ 1: 9 });
  });
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
    'new.color': 'red',
    'new.plate': 'B',
    older: 1,
    'x.old.y': 2,
  });
  expect(renamePrefix(attributes, null)).toEqual(attributes);
  // Settings that a Traccar reads.
  const own = { 'report.trip.minDistance': 50, 'filter.zero': true };
  for (const from of ['report', 'filter']) {
    expect(renamePrefix(own, { from, to: 'new' })).toEqual(own);
  }
});
