import {
  ACCESS_ACTIONS,
  ACCESS_AREAS,
  type AccessSubject,
  decide,
  INHERITED,
  type Permission,
  PERMISSIONS,
} from '@rastro/sdk/domain';
import { expect } from 'vitest';
import { ADMIN, type TestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../access';

export const PREFIX = 'rastro';
export const PASSWORD = ADMIN.password;
/** Text of a stop; nobody who may lock calls it harmless here. */
export const CUT = 'DYD#';
export const ALL = Object.keys(PERMISSIONS) as Permission[];
export const FLAGS = [...INHERITED, 'fixedEmail'] as const;
export const LOCK: AccessSubject = { isSaved: false, engine: 'stop' };
/** Permissions without stops, and without anything that stops later. */
const FIRST = ALL.filter((name) => !/^devices\.(lock|unlock|anchor)$/.test(name));
const MANAGER = { userLimit: -1, deviceLimit: -1 };

/** An account of the world. */
export interface WorldAccount {
  id: number;
  name: string;
  email: string;
  browser: TestBrowser;
  /** All that it may do at most: what those could who made it or gave it rights, then. */
  ceiling: Set<string> | 'all';
  /**
   * Maker of the account, if no administrator; null where an administrator made it, or has changed
   * its restrictions since.
   */
  bound: WorldAccount | null;
  /** The reseller below whom it stands; its own id for a reseller, null for none. */
  tree: number | null;
  isGone: boolean;
  isLocked: boolean;
}

/** A session of somebody who logged in as another account. */
export interface WorldEntry {
  by: WorldAccount;
  into: WorldAccount;
  browser: TestBrowser;
}

/** A key or the link of an invitation, and who made it. */
export interface WorldCredential {
  by: WorldAccount;
  token: string;
}

/** A driver who scans the codes of vehicles, and the account whose they are. */
export interface WorldDriver {
  by: WorldAccount;
  driverId: number;
  browser: TestBrowser;
}

/** Place of a world: a door, and what stands behind it. */
export interface Place {
  door: TestDoor;
  boss: TestBrowser;
  bossId: number;
  access: Access;
  /** Undefined where trackers speak to another server. */
  engine: TestApp | undefined;
  upstream: Pick<Upstream, 'send'>;
  /** End of keys and invitations: after all that is done. */
  endsAt: string;
  /** Begins all names of the world. */
  mark: string;
}

/** Subjects that an account is asked about, beside all areas and actions. */
const SUBJECTS: Readonly<Record<string, readonly AccessSubject[]>> = {
  'send commands': [
    { isSaved: false },
    { isSaved: true },
    { engine: 'stop' },
    { engine: 'resume' },
  ],
  'create geofences': [{ effects: ['lock'] }, { effects: ['anchor'] }],
  'update commands': [{ isHarmless: true }],
  'create users': [
    { changes: ['administrator'] },
    { changes: ['userLimit'] },
    { changes: [`attributes.${PREFIX}.advancedPerms`] },
  ],
  'update users': [
    { isSelf: true, changes: ['name'] },
    { isSelf: true, changes: ['readonly'] },
    { isSelf: false, changes: ['administrator'] },
  ],
};

/** Accounts, vehicles and all they make. */
export class World {
  readonly accounts: WorldAccount[] = [];
  readonly entries: WorldEntry[] = [];
  readonly keys: WorldCredential[] = [];
  readonly invitations: WorldCredential[] = [];
  readonly drivers: WorldDriver[] = [];
  /** With who has it at first. */
  readonly devices: { id: number; uniqueId: string; owner: WorldAccount; code: string }[] = [];
  readonly commands: number[] = [];
  readonly fences: number[] = [];
  readonly rules: number[] = [];
  /** All calls so far, a line each. */
  readonly calls: string[] = [];
  #number = 0;

  constructor(readonly place: Place) {}

  async open(): Promise<void> {
    const { boss } = this.place;
    const first = await this.#add(MANAGER, FIRST);
    await this.#add({ ...MANAGER, disableReports: true, limitCommands: true }, ALL);
    await this.#add({ deviceLimit: -1 }, FIRST);
    const administrator = await this.#add({ administrator: true });
    const any = { maxDevices: -1, maxUsers: -1, maxResellers: 0 };
    const sold = await boss.call('POST /api/resellers', { json: { userId: first.id, ...any } });
    expect(sold.status, sold.text).toBe(200);
    first.tree = first.id;
    for (const account of this.accounts.slice(0, 3)) await this.#addDevice(account);
    for (const account of this.accounts) account.ceiling = await this.can(account);
    administrator.ceiling = 'all';
    const child = await this.#add({}, undefined, first);
    child.bound = first;
    child.ceiling = await this.can(first);
    await this.addDriver(first, false);
    expect(this.drivers).toHaveLength(1);
    // Others have the driver too, who answer for nothing of theirs.
    for (const { driverId } of this.drivers) {
      for (const { id: userId } of [administrator, this.accounts[2]!]) {
        await boss.call('POST /api/permissions', { json: { userId, driverId } });
      }
    }
  }

  get present(): WorldAccount[] {
    return this.accounts.filter(({ isGone }) => !isGone);
  }

  /** A name that nobody has. */
  next(): { name: string; email: string } {
    this.#number += 1;
    const name = `${this.place.mark}-${this.#number}`;
    return { name, email: `${name}@example.com` };
  }

  async #add(
    more: object,
    permissions?: readonly Permission[],
    by?: WorldAccount,
  ): Promise<WorldAccount> {
    const { boss } = this.place;
    const next = this.next();
    const json = { ...next, password: PASSWORD, ...more };
    const reply = await (by?.browser ?? boss).call('POST /api/users', { json });
    expect(reply.status, reply.text).toBe(200);
    const id = Number(reply.json['id']);
    if (permissions) {
      const given = await boss.call(`PUT /api/users/${id}/access`, { json: { permissions } });
      expect(given.status, given.text).toBe(200);
    }
    return this.enter({ ...next, id }, by);
  }

  async #addDevice(owner: WorldAccount): Promise<void> {
    const { boss, engine } = this.place;
    const uniqueId = `${this.place.mark}-${owner.id}`;
    const made = await boss.call('POST /api/devices', { json: { name: uniqueId, uniqueId } });
    expect(made.status, made.text).toBe(200);
    const id = Number(made.json['id']);
    await boss.call('POST /api/permissions', { json: { userId: owner.id, deviceId: id } });
    const sheets = await boss.call(`GET /api/qr-codes?deviceId=${id}`);
    const [sheet] = JSON.parse(sheets.text) as { code: string }[];
    this.devices.push({ id, uniqueId, owner, code: sheet?.code ?? '' });
    await engine?.engine.ingest({ uniqueId, latitude: 1.1, longitude: 2, speedKnots: 40 });
  }

  /** A driver of an account, if it may have one. */
  async addDriver(by: WorldAccount, unlocks: boolean): Promise<void> {
    const { name } = this.next();
    const driver = await by.browser.call('POST /api/drivers', { json: { name, uniqueId: name } });
    if (driver.status >= 300) return;
    const driverId = Number(driver.json['id']);
    const json = { driverId, username: name, password: PASSWORD, unlocks };
    const made = await by.browser.call('POST /api/qr-access', { json });
    if (made.status >= 300) return;
    this.drivers.push({ by, driverId, browser: await this.signIn({ email: name }) });
  }

  /** Signs in with an account that was made. */
  async enter(
    made: { id: number; name: string; email: string },
    by: WorldAccount | null = null,
  ): Promise<WorldAccount> {
    const account = {
      ...made,
      browser: await this.signIn(made),
      ceiling: new Set<string>(),
      bound: null,
      tree: by?.tree ?? null,
      isGone: false,
      isLocked: false,
    };
    this.accounts.push(account);
    return account;
  }

  async signIn({ email }: { email: string }): Promise<TestBrowser> {
    const browser = this.place.door.browser();
    const reply = await browser.signIn(email, PASSWORD);
    expect(reply.status, reply.text).toBe(200);
    return browser;
  }

  /** All that the server would let an account do, by the rights that it has now. */
  async can({ id }: WorldAccount): Promise<Set<string>> {
    const actor = await this.place.access.actorOf(id);
    const can = new Set<string>();
    for (const area of ACCESS_AREAS) {
      for (const action of ACCESS_ACTIONS) {
        for (const subject of [{}, ...(SUBJECTS[`${action} ${area}`] ?? [])]) {
          if (!decide(actor, action, area, { own: true, ...subject }).allowed) continue;
          can.add(`${action} ${area} ${JSON.stringify(subject)}`);
        }
      }
    }
    return can;
  }

  async canGive(by: WorldAccount): Promise<Set<string> | 'all'> {
    const { kind } = await this.place.access.actorOf(by.id);
    return kind === 'administrator' ? 'all' : this.can(by);
  }

  /**
   * Adds somebody's rights, which they may have passed on, to an account's ceiling; nobody raises
   * their own.
   */
  raise(to: WorldAccount, by: WorldAccount, could: Set<string> | 'all'): void {
    if (to === by) return;
    if (could === 'all') to.bound = null;
    if (to.ceiling === 'all' || could === 'all') to.ceiling = 'all';
    else for (const what of could) to.ceiling.add(what);
  }

  /** The vehicles cross the yard's border, and what acts by itself acts. */
  async drive(): Promise<void> {
    const { engine } = this.place;
    if (!engine) return;
    for (const latitude of [1, 1.1]) {
      engine.wait(1_000);
      for (const { uniqueId } of this.devices) {
        const fix = { uniqueId, latitude, longitude: 2, speedKnots: 40, takesCommand: true };
        await engine.engine.ingest(fix);
      }
    }
    await engine.engine.deliver();
  }
}

/** One of a list, by a number of any size. */
export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];
