import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeChanges, isSecretName } from './describe-changes';

describe('describeChanges', () => {
  it('tells of each member what it was and is, of attributes each by itself', () => {
    const before = { id: 1, name: 'Bus', groupId: 0, attributes: { color: 'red', speedLimit: 20 } };
    const after = {
      id: 1,
      name: 'Bus 2',
      groupId: 7,
      attributes: { color: 'red', plate: 'ABC1D23' },
    };
    expect(describeChanges(before, after)).toEqual([
      { member: 'name', before: 'Bus', after: 'Bus 2' },
      { member: 'groupId', before: 0, after: 7 },
      { member: 'attributes.speedLimit', before: 20 },
      { member: 'attributes.plate', after: 'ABC1D23' },
    ]);
  });

  it('tells all of a new one, and all of one that is gone', () => {
    expect(describeChanges(undefined, { name: 'Bus' })).toEqual([{ member: 'name', after: 'Bus' }]);
    expect(describeChanges({ name: 'Bus' }, undefined)).toEqual([
      { member: 'name', before: 'Bus' },
    ]);
    expect(describeChanges({ name: 'Bus' }, { name: 'Bus' })).toEqual([]);
  });

  it('names secrets and never shows them', () => {
    const names = [
      'password',
      'totpKey',
      'attributes.devicePassword',
      'attributes.rastro.api_key',
      'attributes.apiToken',
    ];
    const after = {
      password: 'x-1',
      totpKey: 'x-2',
      hidden: 'x-3',
      mail: { host: 'mx', password: 'x-4' },
      url: 'https://user:x-5@tiles.test/{z}?access_token=x-6&style=dark',
      attributes: { devicePassword: 'x-7', 'rastro.api_key': 'x-8', apiToken: 'x-9' },
    };
    const changes = describeChanges({}, after, new Set(['hidden']));
    expect(JSON.stringify(changes)).not.toMatch(/x-\d/);
    expect(
      changes
        .filter(({ isSecret }) => isSecret)
        .map(({ member }) => member)
        .sort(),
    ).toEqual([...names, 'hidden', 'mail'].sort());
    expect(changes.find(({ member }) => member === 'url')?.after).toBe(
      'https://user:…@tiles.test/{z}?access_token=…&style=dark',
    );
  });

  it('knows a secret by its name, and nothing else', () => {
    expect(
      ['password', 'shareToken', 'mapKey', 'pin', 'bingKey'].filter((name) => !isSecretName(name)),
    ).toEqual([]);
    expect(['name', 'keyword', 'passenger', 'spin', 'monkeys'].filter(isSecretName)).toEqual([]);
  });

  it('bears whatever comes, and stays short', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (a, b) => {
          const changes = describeChanges(a, b);
          expect(changes.length).toBeLessThanOrEqual(100);
          expect(JSON.stringify(changes).length).toBeLessThan(200_000);
        },
      ),
    );
  });
});
