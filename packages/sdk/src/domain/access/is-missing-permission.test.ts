// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESS_ACTIONS, ACCESS_AREAS, type AccessAction, type AccessArea } from './access-areas';
import type { AccessSubject } from './access-subject';
import { type Actor, toActor } from './actor';
import { decide } from './decide';
import { type Permission, PERMISSIONS } from './permissions';

const USER = {
  id: 7,
  administrator: false,
  temporary: false,
  readonly: false,
  deviceReadonly: false,
  limitCommands: false,
  disableReports: false,
  fixedEmail: false,
  deviceLimit: -1,
  userLimit: -1,
  expirationTime: null,
};
const SERVER = { ...USER, attributes: { 'acme.enableAdvancedPerms': true } };
const stringOf = (...names: Permission[]): string =>
  names
    .reduce((bits, name) => bits | (1n << BigInt(127 - PERMISSIONS[name])), 1n)
    .toString(16)
    .padStart(32, '0');
const holding = (...names: Permission[]) =>
  toActor({ ...USER, attributes: { 'acme.advancedPerms': stringOf(...names) } }, SERVER, 'acme');
const names = Object.keys(PERMISSIONS) as Permission[];

describe('permissions of an account', () => {
  it('[S6.19] [S6.20] are asked for only where the server has them on', () => {
    const server = { ...SERVER, attributes: {} };
    expect(decide(toActor(USER, server, 'acme'), 'create', 'devices').allowed).toBe(true);
    expect(decide(toActor(USER, SERVER, 'acme'), 'create', 'devices').rule).toBe(
      'PERMISSION_REQUIRED',
    );
  });

  it('narrow neither administrators nor who came by a shared link', () => {
    const admin = toActor({ ...USER, administrator: true }, SERVER, 'acme');
    expect(decide(admin, 'delete', 'users').allowed).toBe(true);
    const guest = toActor({ ...USER, temporary: true }, SERVER, 'acme');
    expect(decide(guest, 'read', 'positions').allowed).toBe(true);
  });

  it('narrow an account that somebody calls a guest, as before', () => {
    const attributes = { 'acme.advancedPerms': stringOf('devices.view') };
    const guest = toActor({ ...USER, temporary: true, attributes }, SERVER, 'acme');
    expect(decide(guest, 'read', 'positions').allowed).toBe(true);
    expect(decide(guest, 'read', 'geofences').rule).toBe('PERMISSION_REQUIRED');
  });

  it.each<[Permission[], (typeof ACCESS_ACTIONS)[number], (typeof ACCESS_AREAS)[number], object?]>([
    [['devices.view'], 'read', 'positions'],
    [['devices.edit'], 'update', 'devices'],
    [['reports.view', 'devices.view'], 'read', 'reports'],
    [['shares.create', 'devices.share'], 'create', 'shares'],
    [['commands.send'], 'send', 'commands'],
    [['commands.send', 'devices.lock'], 'send', 'commands', { engine: 'stop' }],
    [['commands.send', 'devices.unlock'], 'send', 'commands', { engine: 'resume' }],
    [['devices.anchor'], 'create', 'geofences', { isAnchor: true }],
    [['devices.edit', 'geofences.edit'], 'create', 'links', { sides: ['deviceId', 'geofenceId'] }],
    [['users.editSelf'], 'update', 'users', { isSelf: true, changes: ['name'] }],
  ])('need %j to %s %s', (needed, action, area, subject: AccessSubject = {}) => {
    expect(decide(holding(...needed), action, area, subject)).toEqual({
      allowed: true,
      rule: null,
    });
    for (const one of needed) {
      const others = names.filter((name) => name !== one);
      expect(decide(holding(...others), action, area, subject).rule).toBe('PERMISSION_REQUIRED');
    }
  });

  it('let everybody read the own account and change its password', () => {
    const self = { isSelf: true };
    expect(decide(holding(), 'read', 'users', self).allowed).toBe(true);
    expect(decide(holding(), 'update', 'users', { ...self, changes: ['password'] }).allowed).toBe(
      true,
    );
  });

  it('refuse a link of a side that nobody knows', () => {
    const all = holding(...names);
    for (const sides of [
      ['deviceId', 'tireId'],
      ['deviceId', 'constructor'],
    ]) {
      expect(decide(all, 'create', 'links', { sides }).rule).toBe('PERMISSION_REQUIRED');
    }
  });

  it('are written by administrators alone, whatever the prefix', () => {
    const free = toActor(USER, { ...SERVER, attributes: {} }, 'acme');
    for (const name of ['acme.advancedPerms', 'rastro.advancedPerms', 'advancedPerms']) {
      for (const isSelf of [true, false]) {
        const subject = { isSelf, changes: [`attributes.${name}`] };
        expect(decide(free, 'update', 'users', subject).rule).toBe('ADMINISTRATOR_REQUIRED');
        expect(decide(free, 'create', 'users', subject).rule).toBe('ADMINISTRATOR_REQUIRED');
      }
    }
  });

  it('only narrow: what roles and flags refuse, no string allows but to log in as another', () => {
    const anySubject = fc.record(
      { own: fc.boolean(), isSelf: fc.boolean(), changes: fc.subarray(['name', 'administrator']) },
      { requiredKeys: [] },
    );
    const free = toActor(USER, { ...SERVER, attributes: {} }, 'acme');
    fc.assert(
      fc.property(fc.subarray(names), anySubject, (held, subject) => {
        const allows = (actor: Actor, action: AccessAction, area: AccessArea): boolean =>
          decide(actor, action, area, subject).allowed;
        const actor = holding(...held);
        const widened = ACCESS_AREAS.flatMap((area) =>
          ACCESS_ACTIONS.filter(
            (action) => allows(actor, action, area) && !allows(free, action, area),
          ).map((action) => `${action} ${area}`),
        );
        const mayEnter =
          held.includes('users.view') &&
          held.includes('users.logInAs') &&
          subject.own !== false &&
          subject.isSelf !== true;
        expect(widened).toEqual(mayEnter ? ['enter users'] : []);
      }),
    );
  });
});
