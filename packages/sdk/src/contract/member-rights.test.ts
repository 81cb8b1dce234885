import { describe, expect, it } from 'vitest';
import { decides, listMembers, MEMBER_RIGHTS } from '../domain';
import { command } from './resources/command';
import { geofence } from './resources/geofence';
import { notification } from './resources/notification';
import { user } from './resources/user';

const STATED = [
  ['User', user],
  ['Command', command],
  ['Geofence', geofence],
  ['Notification', notification],
] as const;

/** Members that anybody who may write the item may write. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {
  User: [
    ...['name', 'phone', 'map', 'latitude', 'longitude', 'zoom', 'coordinateFormat', 'poiLayer'],
    ...['currentPassword', 'attributes'],
  ],
  Command: ['textChannel', 'description'],
  Geofence: ['name', 'description', 'attributes'],
  Notification: ['description'],
};

describe('what writing a member says', () => {
  it.each(STATED)('is stated of each member of %s', (name, { members }) => {
    const stated = Object.keys(MEMBER_RIGHTS[name]).filter(
      (member) => !member.startsWith('attributes.'),
    );
    expect([...stated, ...(NOTHING[name] ?? [])].sort()).toEqual(Object.keys(members).sort());
  });

  it.each(STATED)('is of %s the server’s where the server writes it', (name, { members }) => {
    const written = Object.entries<{ writtenBy?: string }>(members)
      .filter(([, { writtenBy }]) => writtenBy === 'server')
      .map(([member]) => member);
    const stated = listMembers(name, 'server').filter(
      (member) => !String(member).startsWith('attributes.'),
    );
    expect(stated.sort()).toEqual(written.sort());
  });

  it('is found of attributes under any prefix', () => {
    expect(decides('User', 'permission', ['attributes.acme.advancedPerms'])).toBe(true);
    expect(decides('User', 'permission', ['attributes.advancedPerms'])).toBe(true);
    expect(decides('User', 'permission', ['attributes.acme.color', 'name'])).toBe(false);
    expect(decides('Geofence', 'effect', ['attributes.color', 'name'])).toBe(false);
    expect(decides('Geofence', 'effect', ['attributes.lockOnEnter'])).toBe(true);
    // A rule says when it acts by any attribute.
    expect(decides('Notification', 'effect', ['attributes.alarms'])).toBe(true);
  });
});
