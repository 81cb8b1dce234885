// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ACCESS_ACTIONS, ACCESS_AREAS, type AccessAction, type AccessArea } from './access-areas';
import type { AccessSubject } from './access-subject';
import { type ActorServer, type ActorUser, toActor } from './actor';
import { decide } from './decide';
import { BITS, gives, type Named } from './test-rights';

/** Actor of a case, in plain words. */
interface Who {
  role: 'administrator' | 'manager' | 'reseller' | 'user' | 'guest' | 'driver';
  flag: (typeof FLAGS)[number];
  /** Owner of the flag: the account or the server. */
  flagOf: 'account' | 'server';
  state: 'active' | 'suspended' | 'suspendedTrust';
  mode: 'basic' | 'plus' | 'advanced';
  /** The string of 32 digits. */
  rights: string;
  billing: boolean;
}

/** Domain where the managers' customers sign in. */
const DOMAIN = 'track.acme.com';
const ROLES = ['administrator', 'manager', 'reseller', 'user', 'guest', 'driver'] as const;
const FLAGS = ['none', 'readonly', 'deviceReadonly', 'limitCommands', 'disableReports'] as const;
const STATES = ['active', 'suspended', 'suspendedTrust'] as const;

/** The right that an action takes in most areas. */
const RIGHT_OF: Partial<Record<AccessAction, string>> = {
  read: 'view',
  create: 'create',
  update: 'edit',
  delete: 'delete',
  send: 'send',
};
/** Areas that stand under the rights of another. */
const UNDER: Partial<Record<AccessArea, Named>> = {
  positions: 'devices',
  logs: 'devices',
  resellers: 'users',
};
/** Areas that no right is about. */
const FREE: readonly AccessArea[] = [
  ...(['server', 'credentials', 'statistics', 'audit', 'ingest'] as const),
  'integrations',
];
/** Areas where who sells on needs the right to. */
const SOLD: readonly AccessArea[] = ['theme', 'billing', 'invoices'];

/** Spec §6 with advanced permissions, for who is no administrator. */
function hasRight(who: Who, action: AccessAction, area: AccessArea, of: AccessSubject): boolean {
  const has = (where: Named, right: string) => gives(who.rights, where, right);
  if (FREE.includes(area)) return true;
  // Everybody reads what they were charged.
  if (area === 'invoices' && action === 'read') return true;
  if (SOLD.includes(area)) {
    const none: readonly AccessAction[] =
      area === 'theme' ? ['create'] : area === 'invoices' ? ['delete'] : [];
    return ![...none, 'send', 'enter'].includes(action) && has('users', 'reseller');
  }
  if (area === 'links') return of.sides?.every((side) => has(SIDES[side]!, 'edit')) ?? true;
  if (area === 'geofences' && of.isAnchor) return has('devices', 'anchor');
  if (area === 'users' && of.isSelf && action === 'read') return true;
  if (area === 'users' && of.isSelf && action === 'update') {
    return of.changes?.every((name) => name === 'password') === true || has('users', 'editSelf');
  }
  if (area === 'users' && action === 'enter') {
    return has('users', 'view') && has('users', 'logInAs');
  }
  if (area === 'notifications' && action === 'send') {
    return of.isSelf === true || has('notifications', 'view');
  }
  if (area === 'commands' && action === 'send') {
    const engine = of.engine === 'stop' ? 'lock' : 'unlock';
    return has('commands', 'send') && (of.engine === undefined || has('devices', engine));
  }
  if (action === 'send' || action === 'enter') return false;
  // Places and days are read with the vehicles, and only read; an event is only taken.
  const isReadOnly = area === 'positions' || area === 'logs';
  if (isReadOnly && action !== 'read') return false;
  if (area === 'events' && action !== 'read' && action !== 'update') return false;
  // Who may edit a vehicle says whom it follows; nobody changes or deletes what they said.
  if (area === 'consents') {
    return action === 'read'
      ? has('devices', 'view')
      : action === 'create' && has('devices', 'edit');
  }
  // Who may make accounts may ask people to make one.
  if (area === 'invitations') return has('users', action === 'read' ? 'view' : 'create');
  const where = UNDER[area] ?? (area as Named);
  if (!has(where, RIGHT_OF[action]!)) return false;
  if (area === 'reports' && action !== 'delete') return has('devices', 'view');
  if (area === 'shares' && (action === 'create' || action === 'update')) {
    return has('devices', 'share');
  }
  return true;
}

const SIDES: Readonly<Record<string, Named>> = { deviceId: 'devices', geofenceId: 'geofences' };

/** Expected decision, read plainly from the specification (§1, §4, §5, §6) and the decisions. */
function mayDo(who: Who, action: AccessAction, area: AccessArea, of: AccessSubject): boolean {
  const { role, flag, mode } = who;
  const isWrite = action === 'create' || action === 'update' || action === 'delete';
  const changes = of.changes ?? [];
  // A reseller says how much those below may have, and makes nobody an administrator.
  const givesLimits = role === 'reseller' && of.isSelf !== true;
  const changesLimits =
    changes.includes('administrator') || (changes.includes('deviceLimit') && !givesLimits);
  const changesRestriction = changes.includes('readonly');
  const changesRights = changes.includes('attributes.acme.advancedPerms');

  // A guest looks, and nothing else; several people may be one.
  if (role === 'guest') {
    if (area === 'logs' || area === 'invoices' || area === 'consents') return false;
    if ((area === 'shares' || area === 'events') && action !== 'read') return false;
    if (area === 'credentials' && action !== 'create') return false;
    if (area === 'users' && action === 'create') return false;
    if (area === 'users' && of.isSelf && isWrite) return false;
    if (action === 'send' && (area !== 'commands' || flag === 'limitCommands')) return false;
  }
  // What stays open to who is suspended, and to a driver beside the scanning.
  const isOwnWay =
    area === 'credentials'
      ? action === 'read' || action === 'delete'
      : action === 'read' && (area === 'server' || (area === 'users' && of.isSelf === true));
  if (role === 'driver') {
    const scans = area === 'drivers' && action === 'send' && who.state === 'active';
    return scans || isOwnWay;
  }
  if (['billing', 'invoices', 'integrations'].includes(area) && !who.billing) return false;
  if (who.state !== 'active' && !isOwnWay && !(area === 'invoices' && action === 'read')) {
    return false;
  }
  // Protected accounts.
  if (area === 'links' && action !== 'read' && of.isSuperior) return false;
  if (area === 'users' && action === 'delete' && of.isSelf) return false;
  if (area === 'users' && of.isSuperior) {
    if (action === 'update' || action === 'delete' || action === 'enter') return false;
  }
  // What is sold as plus.
  if (mode === 'basic') {
    if (['audit', 'theme', 'billing', 'integrations'].includes(area)) return false;
    if (area === 'shares' && action !== 'delete') return false;
    if (area === 'users' && (action === 'create' || action === 'update') && changesRights) {
      return false;
    }
  }
  if (role === 'administrator') return true;
  if (action === 'enter' && area !== 'users') return false;
  if ((area === 'server' || area === 'attributes') && action !== 'read') return false;
  if (area === 'links' && (action === 'read' || action === 'update')) return false;
  const isManager = role === 'manager' || role === 'reseller';
  const forAdministrators = ['statistics', 'audit', 'ingest', 'integrations'];
  if (forAdministrators.includes(area)) return false;
  // A reseller bills those below.
  if (area === 'billing' && role !== 'reseller') return false;
  // A reseller has the brand of their own domain.
  if (area === 'theme' && (!isManager || (of.domain ?? DOMAIN) !== DOMAIN)) return false;
  if (area === 'invoices' && action !== 'read' && role !== 'reseller') return false;
  if (of.own === false) return false;
  // A guest of whom permissions are known has no more than these.
  const isNarrowed = mode === 'advanced' && (isManager || role === 'user' || role === 'guest');
  if (isNarrowed && !hasRight(who, action, area, of)) return false;

  const isReadonly = flag === 'readonly';
  if ((area === 'resellers' || area === 'invitations') && !isManager) return false;
  if (area === 'users') {
    const mayWrite = !isReadonly && !changesLimits && !changesRights;
    switch (action) {
      case 'read':
        return of.isSelf !== false || isManager;
      case 'create':
        return isManager && mayWrite;
      case 'update': {
        const isPassword = changes.every((name) => name === 'password');
        if (isReadonly && (of.isSelf === false || !isPassword)) return false;
        if (changesLimits || changesRights) return false;
        return !changesRestriction || (isManager && of.isSelf !== true);
      }
      case 'delete':
        return !isReadonly;
      case 'enter':
        return isNarrowed && isManager && of.isSelf !== true;
      default:
        return true;
    }
  }
  if (area === 'credentials') return true;
  if (area === 'shares' && (action === 'read' || action === 'delete')) return true;
  if (action === 'read') return area !== 'reports' || flag !== 'disableReports';
  if (action === 'send') {
    if (area === 'notifications' && of.isSelf !== true && !isManager) return false;
    if (isReadonly && of.isSelf !== true) return false;
    if (area !== 'commands') return true;
    return flag !== 'deviceReadonly' && (flag !== 'limitCommands' || of.isSaved !== false);
  }
  if (isReadonly) return false;
  if (area === 'commands' && flag === 'limitCommands') return false;
  const isOfDevices = area === 'devices' || area === 'commands' || area === 'consents';
  if (isOfDevices && flag === 'deviceReadonly') return false;
  // The account may have three.
  return area !== 'devices' || action !== 'create' || (of.count ?? 0) < 3;
}

const OWN: readonly AccessSubject[] = [{}, { own: true }, { own: false }];
/** Subjects to test in each area, by the facts that make a difference there. */
const SUBJECTS: Partial<Record<AccessArea, readonly AccessSubject[]>> = {
  users: [
    {},
    { isSelf: true, own: true, changes: ['password'] },
    { isSelf: true, own: true, changes: ['name'] },
    { isSelf: true, own: true, changes: ['readonly'] },
    { isSelf: false, own: true, changes: ['name'] },
    { isSelf: false, own: true, changes: ['readonly'] },
    { isSelf: false, own: true, changes: ['administrator'] },
    { isSelf: false, own: true, changes: ['deviceLimit'] },
    { isSelf: false, own: true, changes: ['deviceLimit', 'administrator'] },
    { isSelf: true, own: true, changes: ['deviceLimit'] },
    { isSelf: false, own: true, changes: ['attributes.acme.advancedPerms'] },
    { isSelf: false, own: true, isSuperior: true, changes: ['name'] },
    { isSelf: false, own: false, changes: ['name'] },
  ],
  commands: [
    {},
    { isSaved: true, own: true },
    { isSaved: false, engine: 'stop' },
    { isSaved: true, engine: 'resume' },
    { isSaved: false, own: false },
  ],
  geofences: [...OWN, { isAnchor: true }],
  theme: [{}, { domain: '' }, { domain: DOMAIN }, { domain: 'track.other.com' }],
  devices: [...OWN, { count: 2 }, { count: 3 }],
  notifications: [...OWN, { isSelf: true }, { isSelf: false }],
  links: [
    { sides: ['deviceId', 'geofenceId'] },
    { sides: ['deviceId'], own: false },
    { sides: ['deviceId'], isSuperior: true },
  ],
};

const pick = (...rights: readonly string[]): string =>
  rights
    .reduce((bits, name) => {
      const [area = '', right = ''] = name.split('.');
      const [start, names] = BITS[area as Named];
      return bits | (1n << BigInt(127 - start - names.split(' ').indexOf(right)));
    }, 1n)
    .toString(16)
    .padStart(32, '0');

/** Every right alone, all but each, all, none, and strings of whole areas. */
const ALL = Object.entries(BITS).flatMap(([area, [, names]]) =>
  names.split(' ').map((right) => `${area}.${right}`),
);
const STRINGS: readonly string[] = [
  ...['f'.repeat(32), '0'.repeat(32), pick(), `${'f'.repeat(31)}e`],
  ...Object.values(BITS).map(([start]) =>
    (1n << BigInt(127 - start)).toString(16).padStart(32, '0'),
  ),
  ...ALL.map((name) => pick(name)),
  ...ALL.map((name) => pick(...ALL.filter((other) => other !== name))),
];

function toAsker({ role, flag, flagOf, state, mode, rights, billing }: Who) {
  const flags = {
    readonly: false,
    deviceReadonly: false,
    limitCommands: false,
    disableReports: false,
    fixedEmail: false,
  };
  const set = flag === 'none' ? {} : { [flag]: true };
  const user: ActorUser = {
    ...flags,
    ...(flagOf === 'account' ? set : {}),
    id: 7,
    administrator: role === 'administrator',
    temporary: role === 'guest',
    deviceLimit: 3,
    userLimit: role === 'manager' || role === 'reseller' ? -1 : 0,
    expirationTime: null,
    attributes: {
      'acme.advancedPerms': rights,
      // A role alone: what stands there of anybody else gives nothing.
      ...(role === 'driver' ? {} : { 'acme.resellerDomain': DOMAIN }),
      // So it is of reselling: a manager alone has somebody to sell to.
      ...(role === 'manager' ? {} : { 'acme.isReseller': true }),
      ...(role === 'driver' ? { 'acme.isQrDriverId': 5 } : {}),
      ...(state === 'active' ? {} : { 'acme.accountState': state }),
    },
  };
  const server: ActorServer = {
    ...flags,
    ...(flagOf === 'server' ? set : {}),
    attributes: {
      ...(mode === 'basic' ? { 'acme.licenseMode': 'basic' } : {}),
      // What was switched on stays so when a server is sold as basic, and asks for nothing then.
      ...(mode === 'plus' ? {} : { 'acme.enableAdvancedPerms': true }),
      ...(billing ? { 'acme.enableBilling': true } : {}),
    },
  };
  return toActor(user, server, 'acme');
}

/** All that a kind of account may be asked about, and where the table says something else than the model. */
function compare(who: Who) {
  const actor = toAsker(who);
  let count = 0;
  const differences: string[] = [];
  for (const area of ACCESS_AREAS) {
    for (const action of ACCESS_ACTIONS) {
      for (const subject of SUBJECTS[area] ?? OWN) {
        count += 1;
        const { allowed, rule } = decide(actor, action, area, subject);
        if (allowed === mayDo(who, action, area, subject)) continue;
        differences.push(JSON.stringify({ ...who, action, area, ...subject, allowed, rule }));
      }
    }
  }
  return { count, differences };
}

const NOBODY: Who = {
  role: 'user',
  flag: 'none',
  flagOf: 'account',
  state: 'active',
  mode: 'advanced',
  rights: '0'.repeat(32),
  billing: true,
} as const;

describe('who may do what', () => {
  it('[S1.34] [S1.35] [S1.36] [S1.37] [S1.38] [S1.39] [S6.7] [S6.8] [S6.18] is what the specification says, for every role, flag, state and mode', () => {
    let count = 0;
    for (const role of ROLES) {
      for (const flag of FLAGS) {
        for (const flagOf of ['account', 'server'] as const) {
          if (flag === 'none' && flagOf === 'server') continue;
          for (const state of STATES) {
            for (const mode of ['basic', 'plus', 'advanced'] as const) {
              for (const billing of [true, false]) {
                const rights = 'f'.repeat(32);
                const found = compare({ role, flag, flagOf, state, mode, rights, billing });
                expect(found.differences.slice(0, 3)).toEqual([]);
                count += found.count;
              }
            }
          }
        }
      }
    }
    expect(count).toBeGreaterThan(100_000);
  });

  it('is to set up one-time codes, to look at oneself and to sign out, where those are demanded first', () => {
    const isOpen = (action: AccessAction, area: AccessArea, { isSelf }: AccessSubject): boolean =>
      area === 'credentials'
        ? action !== 'create' && action !== 'send'
        : action === 'read' && (area === 'server' || (area === 'users' && isSelf === true));
    for (const role of ROLES) {
      for (const state of STATES) {
        const who: Who = { ...NOBODY, role, state, rights: 'f'.repeat(32) };
        const actor = { ...toAsker(who), needsSecondFactor: true };
        for (const area of ACCESS_AREAS) {
          for (const action of ACCESS_ACTIONS) {
            for (const subject of SUBJECTS[area] ?? OWN) {
              const told = JSON.stringify({ role, state, action, area, subject });
              const may = isOpen(action, area, subject) && mayDo(who, action, area, subject);
              expect([told, decide(actor, action, area, subject).allowed]).toEqual([told, may]);
            }
          }
        }
      }
    }
  });

  it.each(['manager', 'reseller', 'user'] as const)(
    'follows each bit of the string of a %s, alone and alone missing',
    (role) => {
      for (const rights of STRINGS) {
        const { differences } = compare({ ...NOBODY, role, rights });
        expect(differences.slice(0, 3)).toEqual([]);
      }
    },
  );
});
