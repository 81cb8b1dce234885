import { defineResource, id, number, numbers, text } from '@rastro/sdk/contract';
import { describe, expect, it } from 'vitest';
import { toOwnEntity } from './own-entity';
import { toEntity } from './to-entity';

const describeNamed = (name: string, path: string) =>
  defineResource({
    name,
    path,
    area: 'groups',
    members: {
      id: id(),
      name: text(),
      spots: numbers(),
      count: number({ writtenBy: 'server' }),
    },
  });
const counted = { members: { count: { readSql: '0' } } };

describe('an entity is refused', () => {
  it('whose name another has, whoever keeps it', () => {
    toEntity(describeNamed('Quay', '/quays'), counted);
    expect(() => toOwnEntity(describeNamed('Quay', '/other-quays'), counted)).toThrow(
      'Quay is an entity already',
    );
  });

  it('whose table another has', () => {
    toOwnEntity(describeNamed('Pier', '/piers'), counted);
    const twin = { ...counted, table: 'piers' };
    expect(() => toEntity(describeNamed('Jetty', '/jetties'), twin)).toThrow(
      'Jetty and Pier lie in one table: piers',
    );
  });
});

it('an entity keeps in its column of JSON what clients write and nothing else says of', () => {
  const described = describeNamed('Dock', '/docks');
  const { fields } = toOwnEntity(described, { ...counted, jsonColumn: 'settings' });
  expect(fields.map(({ name, column, inJson }) => [name, column, inJson ?? false])).toEqual([
    ['name', null, true],
    ['spots', null, true],
    ['count', null, false],
  ]);
});
