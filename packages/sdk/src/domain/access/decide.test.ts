// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESS_ACTIONS, ACCESS_AREAS } from './access-areas';
import { type ActorServer, type ActorUser, toActor } from './actor';
import { decide } from './decide';

const FREE: ActorServer = {
  readonly: false,
  deviceReadonly: false,
  limitCommands: false,
  disableReports: false,
  fixedEmail: false,
};
const USER: ActorUser = {
  ...FREE,
  id: 7,
  administrator: false,
  temporary: false,
  deviceLimit: -1,
  userLimit: 0,
  expirationTime: null,
};
const actorOf = (user: Partial<ActorUser> = {}, server: Partial<ActorServer> = {}) =>
  toActor({ ...USER, ...user }, { ...FREE, ...server }, 'acme');

const anyUser = fc.record({
  ...Object.fromEntries(
    Object.entries(USER).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? fc.boolean() : fc.constant(value),
    ]),
  ),
  userLimit: fc.constantFrom(0, -1, 3),
  deviceLimit: fc.constantFrom(0, -1, 3),
}) as unknown as fc.Arbitrary<ActorUser>;
const anyServer = fc.record(
  Object.fromEntries(Object.keys(FREE).map((name) => [name, fc.boolean()])),
) as unknown as fc.Arbitrary<ActorServer>;
const anySubject = fc.record(
  {
    own: fc.boolean(),
    isSelf: fc.boolean(),
    isSuperior: fc.boolean(),
    isSaved: fc.boolean(),
    count: fc.nat(5),
    changes: fc.subarray(['name', 'email', 'administrator', 'readonly', 'attributes.x']),
    expiresAt: fc.constantFrom(null, 1, 2e15),
  },
  { requiredKeys: [] },
);
const area = fc.constantFrom(...ACCESS_AREAS);
const action = fc.constantFrom(...ACCESS_ACTIONS);
const FLAGS = ['readonly', 'deviceReadonly', 'limitCommands', 'disableReports'] as const;

describe('decide', () => {
  it('[S6.5] refuses no administrator anything but what is done to protected accounts', () => {
    fc.assert(
      fc.property(anyUser, anyServer, action, area, anySubject, (user, server, what, where, of) => {
        const admin = toActor({ ...user, administrator: true, temporary: false }, server, 'acme');
        const isOff = ['billing', 'invoices', 'integrations'].includes(where);
        const isProtected =
          isOff ||
          (where === 'links' && what !== 'read' && of.isSuperior) ||
          (where === 'users' &&
            ((what === 'delete' && (of.isSelf || of.isSuperior)) ||
              ((what === 'update' || what === 'enter') && of.isSuperior)));
        expect(decide(admin, what, where, of).allowed).toBe(!isProtected);
      }),
    );
  });

  it.each([
    [{ administrator: true }, 'administrator'],
    [{ temporary: true }, 'guest'],
    [{ attributes: { 'acme.isQrDriverId': 7 } }, 'driver'],
    [{ userLimit: 3 }, 'manager'],
    [{ userLimit: -1 }, 'manager'],
    [{ readonly: true }, 'user'],
    [{}, 'user'],
  ])('[S1.33] [S6.1] takes %j for a kind of account of its own: %s', (user, kind) => {
    const actor = actorOf(user);
    expect(actor.kind).toBe(kind);
    // Who manages others may sell the service on; nobody below may.
    const mayResell = kind === 'administrator' || kind === 'manager';
    expect(decide(actor, 'create', 'resellers').allowed).toBe(mayResell);
  });

  it('[S6.36] [S6.37] [S6.38] keeps contracts for administrators, and lets everybody read invoices, while the server has billing', () => {
    const server = { attributes: { 'acme.enableBilling': true } };
    const suspended = { attributes: { 'acme.accountState': 'suspended' } };
    expect(decide(actorOf(), 'read', 'invoices').rule).toBe('BILLING_DISABLED');
    expect(decide(actorOf({}, server), 'read', 'invoices').allowed).toBe(true);
    expect(decide(actorOf(suspended, server), 'read', 'invoices').allowed).toBe(true);
    expect(decide(actorOf({ temporary: true }, server), 'read', 'invoices').allowed).toBe(false);
    expect(decide(actorOf({}, server), 'read', 'billing').rule).toBe('ADMINISTRATOR_REQUIRED');
    expect(decide(actorOf({}, server), 'create', 'invoices').rule).toBe('ADMINISTRATOR_REQUIRED');
    expect(decide(actorOf({ administrator: true }, server), 'read', 'billing').allowed).toBe(true);
  });

  it('protects ones own account and superior administrators [S5.35] [S5.36] [S5.37]', () => {
    const admin = actorOf({ administrator: true });
    const superior = { own: true, isSelf: false, isSuperior: true };
    expect(decide(admin, 'delete', 'users', { isSelf: true }).rule).toBe('OWN_ACCOUNT_DELETION');
    for (const actor of [admin, actorOf({ userLimit: -1 })]) {
      expect(decide(actor, 'delete', 'users', superior).rule).toBe('SUPERIOR_ADMINISTRATOR');
      expect(decide(actor, 'update', 'users', superior).rule).toBe('SUPERIOR_ADMINISTRATOR');
      expect(decide(actor, 'read', 'users', superior).allowed).toBe(true);
    }
  });

  it('gives the list of accounts to administrators and those who may have users [S5.16]', () => {
    const mayList = (user: Partial<ActorUser>) =>
      decide(actorOf(user), 'read', 'users', { isSelf: false }).allowed;
    expect(mayList({ administrator: true })).toBe(true);
    expect(mayList({ userLimit: -1 })).toBe(true);
    expect(mayList({ userLimit: 1 })).toBe(true);
    expect(mayList({ userLimit: 0 })).toBe(false);
    expect(decide(actorOf({}), 'read', 'users', { isSelf: true }).allowed).toBe(true);
  });

  it('refuses more, never less, for each restriction that is added', () => {
    fc.assert(
      fc.property(
        ...[anyUser, anyServer, action, area, anySubject, fc.constantFrom(...FLAGS)],
        (user, server, what, where, of, flag) => {
          const before = decide(toActor(user, server, 'acme'), what, where, of);
          for (const after of [
            decide(toActor({ ...user, [flag]: true }, server, 'acme'), what, where, of),
            decide(toActor(user, { ...server, [flag]: true }, 'acme'), what, where, of),
          ]) {
            if (!before.allowed) expect(after.allowed).toBe(false);
          }
        },
      ),
    );
  });

  it('refuses for what is known, never for what is not', () => {
    const knownLater = ['own', 'isSuperior', 'isSaved', 'count', 'changes', 'expiresAt'] as const;
    fc.assert(
      fc.property(
        ...[anyUser, anyServer, action, area, anySubject, fc.constantFrom(...knownLater)],
        (user, server, what, where, of, name) => {
          const actor = toActor(user, server, 'acme');
          const { [name]: _, ...less } = of;
          if (decide(actor, what, where, of).allowed) {
            expect(decide(actor, what, where, less).allowed).toBe(true);
          }
        },
      ),
    );
  });

  it.each([
    [{ readonly: true }, 'update', 'geofences', 'ACCOUNT_IS_READONLY'],
    [{ deviceReadonly: true }, 'delete', 'devices', 'ACCOUNT_IS_DEVICE_READONLY'],
    [{ deviceLimit: 0 }, 'create', 'devices', 'USER_DEVICE_LIMIT_REACHED'],
    [{ limitCommands: true }, 'create', 'commands', 'ACCOUNT_WITHOUT_COMMANDS'],
    [{ disableReports: true }, 'read', 'reports', 'ACCOUNT_WITHOUT_REPORTS'],
    [{}, 'update', 'server', 'ADMINISTRATOR_REQUIRED'],
    [{}, 'send', 'notifications', 'MANAGER_REQUIRED'],
    [{}, 'create', 'users', 'REGISTRATION_DISABLED'],
    [{ temporary: true }, 'read', 'logs', 'ACCOUNT_IS_SHARED'],
    [{ temporary: true }, 'send', 'notifications', 'ACCOUNT_IS_SHARED'],
    [{ temporary: true }, 'create', 'users', 'ACCOUNT_IS_SHARED'],
    [{ temporary: true, limitCommands: true }, 'send', 'commands', 'ACCOUNT_IS_SHARED'],
    [{ userLimit: -1, readonly: true }, 'create', 'users', 'ACCOUNT_IS_READONLY'],
  ] as const)('[S4.58] names the rule: %j may not %s %s: %s', (user, what, where, rule) => {
    expect(decide(actorOf(user), what, where)).toEqual({ allowed: false, rule });
  });

  it('[S6.16] lets a driver scan, sign out, and read who they are, and nothing else', () => {
    const driver = actorOf({ attributes: { 'acme.isQrDriverId': 7, 'acme.advancedPerms': 'f' } });
    expect(driver).toMatchObject({ kind: 'driver', permissions: null });
    const open = [];
    for (const area of ACCESS_AREAS) {
      for (const action of ACCESS_ACTIONS) {
        const { allowed, rule } = decide(driver, action, area, { isSelf: true });
        if (allowed) open.push(`${action} ${area}`);
        else expect(rule).toBe('ACCOUNT_IS_QR_DRIVER');
      }
    }
    expect(open.sort()).toEqual([
      ...['delete credentials', 'read credentials', 'read server', 'read users', 'send drivers'],
    ]);
    expect(decide(driver, 'read', 'users', { isSelf: false }).allowed).toBe(false);
    const administrator = { administrator: true, attributes: { 'acme.isQrDriverId': 7 } };
    expect(actorOf(administrator).kind).toBe('administrator');
  });

  // A Traccar does not block sending by `readonly`: this is where the product's door is stricter.
  it.each([
    [{}, false, null],
    [{}, true, null],
    [{ readonly: true }, false, 'ACCOUNT_IS_READONLY'],
    [{ readonly: true }, true, 'ACCOUNT_IS_READONLY'],
    [{ deviceReadonly: true }, false, 'ACCOUNT_IS_DEVICE_READONLY'],
    [{ deviceReadonly: true }, true, 'ACCOUNT_IS_DEVICE_READONLY'],
    [{ limitCommands: true }, false, 'ACCOUNT_WITHOUT_COMMANDS'],
    [{ limitCommands: true }, true, null],
    [{ readonly: true, limitCommands: true }, true, 'ACCOUNT_IS_READONLY'],
    [{ temporary: true, readonly: true, limitCommands: true }, true, 'ACCOUNT_IS_SHARED'],
  ] as const)(
    'says who may send: %j, a saved command: %s, refused by %s',
    (user, isSaved, rule) => {
      expect(decide(actorOf(user), 'send', 'commands', { isSaved })).toEqual({
        allowed: rule === null,
        rule,
      });
      const refused = 'readonly' in user ? 'ACCOUNT_IS_READONLY' : null;
      if (refused && !('temporary' in user)) {
        expect(decide(actorOf(user), 'create', 'commands').rule).toBe(refused);
      }
    },
  );

  it('lets who may only look make no link for others, and end those there are', () => {
    for (const rights of [actorOf({ readonly: true }), actorOf({}, { readonly: true })]) {
      expect(decide(rights, 'create', 'shares').rule).toBe('ACCOUNT_IS_READONLY');
      expect(decide(rights, 'update', 'shares').rule).toBe('ACCOUNT_IS_READONLY');
      for (const what of ['read', 'delete'] as const) {
        expect(decide(rights, what, 'shares').allowed).toBe(true);
      }
      expect(decide(rights, 'send', 'notifications', { isSelf: true }).allowed).toBe(true);
    }
    const manager = actorOf({ readonly: true, userLimit: -1 });
    expect(decide(manager, 'send', 'notifications').rule).toBe('ACCOUNT_IS_READONLY');
  });

  it('lets nobody write a saved command, and so call a text harmless, who may not lock', () => {
    fc.assert(
      fc.property(anyUser, anyServer, anySubject, (user, server, of) => {
        const actor = toActor(user, server, 'acme');
        const mayLock = decide(actor, 'send', 'commands', { ...of, isSaved: false }).allowed;
        for (const what of ['create', 'update'] as const) {
          if (decide(actor, what, 'commands', of).allowed) expect(mayLock).toBe(true);
        }
      }),
    );
  });

  it('[S5.9] [S5.10] lets an account have as many devices as its limit says, any number at −1', () => {
    const mayAdd = (deviceLimit: number, count: number) =>
      decide(actorOf({ deviceLimit }), 'create', 'devices', { count }).allowed;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.nat(1e6), (limit, count) => {
        expect(mayAdd(limit, count)).toBe(limit > count);
        expect(mayAdd(-1, count)).toBe(true);
      }),
    );
  });

  it('takes a flag of the server for one of every account', () => {
    expect(decide(actorOf({}, { readonly: true }), 'delete', 'groups').allowed).toBe(false);
  });

  it('asks again once something is known: whose it is, how many there are, what changes', () => {
    const actor = actorOf({ deviceLimit: 2, fixedEmail: true });
    expect(decide(actor, 'read', 'devices').allowed).toBe(true);
    expect(decide(actor, 'read', 'devices', { own: false }).rule).toBe('HTTP_403_FORBIDDEN');
    expect(decide(actor, 'create', 'devices', { count: 1 }).allowed).toBe(true);
    expect(decide(actor, 'create', 'devices', { count: 2 }).allowed).toBe(false);
    const self = { isSelf: true, changes: ['email'] };
    expect(decide(actor, 'update', 'users', self).rule).toBe('EMAIL_IS_FIXED');
  });
});
