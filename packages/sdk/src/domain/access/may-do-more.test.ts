// @vitest-environment node
import { expect, it } from 'vitest';
import type { Actor } from './actor';
import { decide } from './decide';
import { mayDoMore } from './may-do-more';
import type { Permission } from './permissions';

const actor = (permissions: readonly Permission[] | null, more: Partial<Actor> = {}): Actor => ({
  userId: 7,
  kind: 'manager',
  rights: {
    readonly: false,
    deviceReadonly: false,
    limitCommands: false,
    disableReports: false,
    fixedEmail: false,
  },
  permissions: permissions && new Set(permissions),
  isReseller: false,
  resellerDomain: null,
  suspension: null,
  needsSecondFactor: false,
  hasBilling: false,
  hasPlus: true,
  limits: { devices: -1, users: -1 },
  expiresAt: null,
  ...more,
});

it('says of two accounts whether one may do more', () => {
  const than = actor(['devices.view', 'users.view']);
  expect(mayDoMore(actor(['devices.view']), than)).toBe(false);
  expect(mayDoMore(actor(['devices.view', 'devices.edit']), than)).toBe(true);
  expect(mayDoMore(actor(null), than)).toBe(true);
  expect(mayDoMore(actor(null, { kind: 'administrator' }), than)).toBe(true);
  const readonly = actor(['devices.view'], { rights: { ...than.rights, readonly: true } });
  expect(mayDoMore(actor(['devices.view']), readonly)).toBe(true);
  expect(mayDoMore(readonly, actor(['devices.view']))).toBe(false);
  const reseller = actor(null, { isReseller: true });
  expect(mayDoMore(reseller, actor(null))).toBe(true);
  expect(mayDoMore(reseller, reseller)).toBe(false);
  expect(mayDoMore(reseller, actor(null, { kind: 'administrator' }))).toBe(false);
});

it('lets who is no administrator log in as another by a permission alone, and never upwards', () => {
  const may: readonly Permission[] = ['users.view', 'users.logInAs'];
  const rule = (who: Actor, subject = {}) => decide(who, 'enter', 'users', subject).rule;
  expect(rule(actor(may))).toBeNull();
  expect(rule(actor(may), { isMore: true })).toBe('PERMISSION_REQUIRED');
  expect(rule(actor(may), { isSelf: true })).toBe('PERMISSION_REQUIRED');
  expect(rule(actor(may), { isSuperior: true })).toBe('SUPERIOR_ADMINISTRATOR');
  expect(rule(actor(['users.view']))).toBe('PERMISSION_REQUIRED');
  expect(rule(actor(may, { kind: 'user' }))).toBe('MANAGER_REQUIRED');
  // Roles and flags alone let nobody but administrators.
  expect(rule(actor(null))).toBe('ADMINISTRATOR_REQUIRED');
  const administrator = actor(null, { kind: 'administrator' });
  expect(rule(administrator)).toBeNull();
  expect(rule(administrator, { isSuperior: true })).toBe('SUPERIOR_ADMINISTRATOR');
});
