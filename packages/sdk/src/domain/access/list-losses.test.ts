import { expect, it } from 'vitest';
import { makeUser } from '../../testing';
import { listLosses } from './list-losses';
import { PERMISSION_PRESETS } from './permission-presets';
import { writePermissions } from './write-permissions';

it('finds who loses what by permissions one by one: no administrator, and nobody with all of them', () => {
  const given = (names: Iterable<never>) => ({
    attributes: { 'rastro.advancedPerms': writePermissions(names) },
  });
  const users = [
    makeUser({ id: 1, administrator: true }),
    makeUser({ id: 2 }),
    makeUser({ id: 3, ...given(PERMISSION_PRESETS.viewer as never) }),
    makeUser({ id: 4, ...given(PERMISSION_PRESETS.everything as never) }),
  ];
  const server = { registration: false, readonly: false, deviceReadonly: false };
  const now = { ...server, limitCommands: false, disableReports: false, fixedEmail: false };
  const next = { ...now, attributes: { 'rastro.enableAdvancedPerms': true } };
  const losses = listLosses(users, { now, next }, 'rastro');
  expect(losses.map(({ user, kept }) => [user.id, kept])).toEqual([
    [2, 0],
    [3, PERMISSION_PRESETS.viewer.length],
  ]);
  expect(listLosses(users, { now: next, next }, 'rastro')).toEqual([]);
});
