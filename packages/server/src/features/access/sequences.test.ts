import {
  ACCESS_ACTIONS,
  ACCESS_AREAS,
  type AccessSubject,
  decide,
  INHERITED,
  mayDoMore,
  PERMISSIONS,
  type Permission,
} from '@rastro/sdk/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../../db/database';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import { signInAt, useFront } from '../../traccar/testing/use-front';
import type { Upstream } from '../../upstream/upstream';
import { AccountRights } from './account-rights';
import { type Access, createAccess } from './access';
import { Makers } from './makers';
import { createTakeOver } from './take-over-permissions';

/** Sequences at each door, and steps of each; `npm run test:long` makes thousands of it. */
const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 3);
const STEPS = 40;
const at = useFront();

const PREFIX = 'rastro';
const PASSWORD = ADMIN.password;
/** What a tracker takes for a stop; nobody who may lock calls it harmless here. */
const CUT = 'DYD#';
const YARD = 'CIRCLE (1 2, 500)';
const ALL = Object.keys(PERMISSIONS) as Permission[];
/** Of those no stop, and nothing of what stops later. */
const FIRST: readonly Permission[] = ALL.filter(
  (name) => !/^devices\.(lock|unlock|anchor)$/.test(name),
);
/** Longer than anything is remembered of an account. */
const FORGOTTEN_MS = 6_000;
const LOCK: AccessSubject = { isSaved: false, engine: 'stop' };
const FLAGS = [...INHERITED, 'fixedEmail'] as const;

/** One call of somebody: what it is, who makes it, and what it is about, by numbers of things that are there. */
interface Step {
  call: number;
  actor: number;
  about: number;
  other: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  call: fc.nat(999),
  actor: fc.nat(999),
  about: fc.nat(999),
  other: fc.nat(999),
});

interface Account {
  id: number;
  name: string;
  email: string;
  browser: TestBrowser;
  /** All that it may do at most: what those could who made it or gave it rights, then. */
  ceiling: Set<string> | 'all';
  /** Who made it, and is no administrator; null where an administrator did, or has changed its restrictions since. */
  bound: Account | null;
  isGone: boolean;
}

interface Entry {
  by: Account;
  into: Account;
  browser: TestBrowser;
}

interface Place {
  door: TestDoor;
  boss: TestBrowser;
  bossId: number;
  access: Access;
  /** Undefined where trackers speak to another server. */
  engine: TestApp | undefined;
  upstream: Pick<Upstream, 'send'>;
  mark: string;
}

/** What an account may be asked about, beside all areas and actions. */
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

/** Accounts, vehicles and all they make, and what must hold whatever they do. */
class World {
  readonly accounts: Account[] = [];
  readonly entries: Entry[] = [];
  readonly told: string[] = [];
  #devices: number[] = [];
  #commands: number[] = [];
  #fences: number[] = [];
  #rules: number[] = [];
  /** Stops of fences that were looked at. */
  #stops: number[] = [];
  #number = 0;

  constructor(readonly place: Place) {}

  async open(): Promise<void> {
    const { boss } = this.place;
    const give = async (account: Account, permissions: readonly Permission[]) => {
      const reply = await boss.call(`PUT /api/users/${account.id}/access`, {
        json: { permissions },
      });
      expect(reply.status, reply.text).toBe(200);
    };
    const manager = { userLimit: -1, deviceLimit: -1 };
    await give(await this.#add(manager), FIRST);
    await give(await this.#add({ ...manager, disableReports: true, limitCommands: true }), ALL);
    await give(await this.#add({ deviceLimit: -1 }), FIRST);
    await this.#add({ administrator: true });
    for (const account of this.accounts.slice(0, 3)) {
      const uniqueId = `${this.place.mark}-${account.id}`;
      const json = { name: uniqueId, uniqueId };
      const { status, json: made } = await boss.call('POST /api/devices', { json });
      expect(status).toBe(200);
      const deviceId = Number(made['id']);
      this.#devices.push(deviceId);
      await boss.call('POST /api/permissions', { json: { userId: account.id, deviceId } });
      await this.place.engine?.engine.ingest({
        ...{ uniqueId, latitude: 1.1, longitude: 2, speedKnots: 40 },
      });
    }
    for (const account of this.accounts) {
      account.ceiling = account.name.endsWith('-4') ? 'all' : await this.can(account);
    }
    const [first] = this.accounts;
    const child = await this.#add({}, first);
    child.bound = first!;
    child.ceiling = await this.can(first!);
  }

  async #add(more: object, by?: Account): Promise<Account> {
    const account = this.#next();
    const json = { name: account.name, email: account.email, password: PASSWORD, ...more };
    const browser = by?.browser ?? this.place.boss;
    const reply = await browser.call('POST /api/users', { json });
    expect(reply.status, reply.text).toBe(200);
    return this.#enter({ ...account, id: Number(reply.json['id']) });
  }

  #next() {
    this.#number += 1;
    const name = `${this.place.mark}-${this.#number}`;
    return { name, email: `${name}@example.com` };
  }

  async #enter(made: { id: number; name: string; email: string }): Promise<Account> {
    const browser = this.place.door.browser();
    expect((await browser.signIn(made.email, PASSWORD)).status).toBe(200);
    const account = { ...made, browser, ceiling: new Set<string>(), bound: null, isGone: false };
    this.accounts.push(account);
    return account;
  }

  /** All that the server would let an account do, by the rights that it has now. */
  async can({ id }: Account): Promise<Set<string>> {
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

  /** One call of somebody; what it gave to whom is written down. */
  async take({ call, actor, about, other }: Step): Promise<void> {
    const present = this.accounts.filter(({ isGone }) => !isGone);
    const who = pick(present, actor)!;
    const to = pick(present, about)!;
    const entry = actor % 5 === 0 ? pick(this.entries, other) : undefined;
    const by = entry ? entry.into : who;
    const browser = entry?.browser ?? who.browser;
    const isOn = other % 2 === 0;
    const say = async (line: string, json?: object) => {
      const reply = await browser.call(line, json && { json });
      this.told.push(
        `${entry ? `${entry.by.name} as ` : ''}${by.name}: ${line} ${JSON.stringify(json)} → ${reply.status}`,
      );
      return reply;
    };
    const make = async (line: string, json: object, into: number[]) => {
      const reply = await say(line, json);
      if (reply.status < 300) into.push(Number(reply.json['id']));
    };
    const device = pick(this.#devices, other) ?? 0;
    const [command, fence, rule] = [this.#commands, this.#fences, this.#rules].map(
      (ids) => pick(ids, about) ?? 0,
    );
    const mayLock = decide(
      await this.place.access.actorOf(by.id),
      'send',
      'commands',
      LOCK,
    ).allowed;
    const attributes = { data: CUT, ...(isOn && !mayLock && { [`${PREFIX}.harmless`]: true }) };
    const calls: (() => Promise<unknown>)[] = [
      async () => {
        const before = await this.#sumUp(by);
        const next = this.#next();
        const odd: object[] = [
          { administrator: true },
          { temporary: true },
          { userLimit: -1 },
          { [pick(FLAGS, about)!]: isOn },
          { attributes: { [`${PREFIX}.advancedPerms`]: 'f'.repeat(32) } },
          {},
        ];
        const json = {
          name: next.name,
          email: next.email,
          password: PASSWORD,
          ...pick(odd, other),
        };
        const reply = await say('POST /api/users', json);
        if (reply.status >= 300) return;
        const account = await this.#enter({ ...next, id: Number(reply.json['id']) });
        account.bound = by;
        this.#raise(account, by, before);
      },
      async () => {
        const before = await this.#sumUp(by);
        const odd: object[] = [
          { administrator: isOn },
          { temporary: true },
          { [pick(FLAGS, other)!]: isOn },
          { userLimit: isOn ? -1 : 0 },
          { attributes: { [`${PREFIX}.advancedPerms`]: 'f'.repeat(32) } },
          { disabled: other % 7 === 0 },
        ];
        const reply = await say(`PATCH /api/users/${to.id}`, pick(odd, other));
        if (reply.status < 300) this.#raise(to, by, before);
      },
      async () => {
        const before = await this.#sumUp(by);
        const permissions = ALL.filter((_, index) => (index * (other + 1)) % 3 !== 0);
        const reply = await say(`PUT /api/users/${to.id}/access`, { permissions });
        if (reply.status < 300) this.#raise(to, by, before);
      },
      () =>
        make(
          'POST /api/commands',
          { type: 'custom', description: 'C', attributes },
          this.#commands,
        ),
      () => say(`PATCH /api/commands/${command}`, { attributes }),
      async () => {
        const sent = await say('POST /api/commands/send', {
          id: command,
          deviceId: device,
          type: 'custom',
        });
        const waits = (sent.json['attributes'] as { stopId?: number } | undefined)?.stopId;
        expect(
          sent.status >= 300 || waits !== undefined,
          'a stop was sent to a vehicle that drives',
        ).toBe(true);
      },
      async () => {
        const attributes = { lockOnEnter: isOn };
        await make('POST /api/geofences', { name: 'F', area: YARD, attributes }, this.#fences);
        const geofenceId = this.#fences.at(-1);
        if (geofenceId) await say('POST /api/permissions', { deviceId: device, geofenceId });
      },
      () =>
        say(`PATCH /api/geofences/${fence}`, {
          attributes: { [other % 3 ? 'lockOnExit' : 'isAnchor']: true },
        }),
      () =>
        make(
          'POST /api/notifications',
          { type: 'geofenceExit', notificators: 'command', always: true, commandId: command },
          this.#rules,
        ),
      () => say('POST /api/permissions', { deviceId: device, geofenceId: fence }),
      () =>
        say('POST /api/permissions', {
          userId: to.id,
          ...(isOn ? { geofenceId: fence } : { notificationId: rule }),
        }),
      () =>
        say(`${isOn ? 'POST' : 'DELETE'} /api/permissions`, {
          userId: who.id,
          managedUserId: to.id,
        }),
      async () => {
        const entering = this.place.door.browser();
        await entering.signIn(who.email, PASSWORD);
        const reply = await entering.call(`POST /api/users/${to.id}/enter`);
        this.told.push(`${who.name}: enters ${to.name} → ${reply.status}`);
        if (reply.status < 300) this.entries.push({ by: who, into: to, browser: entering });
      },
      async () => {
        if (to.ceiling === 'all') return;
        const reply = await say(`DELETE /api/users/${to.id}`);
        if (reply.status < 300) to.isGone = true;
      },
      () => this.#drive(),
      () => this.#writeElsewhere(present.at(-1 - (about % 2)) ?? by, isOn),
    ];
    await pick(calls, call)!();
  }

  /** Somebody writes his own account past the product's door, as clients of the tracking API do. */
  async #writeElsewhere({ id, name }: Account, isOn: boolean): Promise<void> {
    const ask = (method: string, body?: object) =>
      this.place.upstream.send(
        { method, path: `/users/${id}`, query: new URLSearchParams(), ...(body && { body }) },
        { actor: { userId: id }, isLiteral: true },
      );
    const read = await ask('GET');
    if (read.status >= 400) return;
    const known = JSON.parse(read.body ?? '{}') as Record<string, unknown>;
    const own = isOn
      ? { temporary: true }
      : { attributes: { [`${PREFIX}.advancedPerms`]: 'f'.repeat(32) } };
    const { status } = await ask('PUT', { ...known, ...own });
    this.told.push(`${name}: writes ${JSON.stringify(own)} at the tracking API → ${status}`);
    this.place.access.forget();
    // What is changed past the product's door it notices once it has forgotten what it read: with the clock, where that is ours.
    if (this.place.engine) this.place.engine.wait(FORGOTTEN_MS);
    else this.entries.splice(0, this.entries.length);
  }

  /** The vehicles cross the yard's border, and what acts by itself acts. */
  async #drive(): Promise<void> {
    const { engine } = this.place;
    if (!engine) return;
    for (const latitude of [1, 1.1]) {
      engine.wait(1_000);
      for (const { id } of this.accounts.slice(0, 3)) {
        await engine.engine.ingest({
          ...{ uniqueId: `${this.place.mark}-${id}`, latitude, longitude: 2 },
          ...{ speedKnots: 40, takesCommand: true },
        });
      }
    }
    await engine.engine.deliver();
  }

  async #sumUp(by: Account): Promise<Set<string> | 'all'> {
    const { kind } = await this.place.access.actorOf(by.id);
    return kind === 'administrator' ? 'all' : this.can(by);
  }

  /** What somebody could is what they may have given; nobody gives to himself. */
  #raise(to: Account, by: Account, could: Set<string> | 'all'): void {
    if (to === by) return;
    if (could === 'all') to.bound = null;
    if (to.ceiling === 'all' || could === 'all') to.ceiling = 'all';
    else for (const what of could) to.ceiling.add(what);
  }

  /** Nobody can do, or keep, what those could not from whom they have it. */
  async check(): Promise<void> {
    const { access, bossId, engine } = this.place;
    for (const account of this.accounts) {
      if (account.isGone) continue;
      const actor = await access.actorOf(account.id).catch(() => undefined);
      if (!actor) continue;
      if (actor.kind === 'administrator') {
        // Whoever made it, the first one stands above.
        expect(await access.isSuperior(account.id, bossId), `${account.name} below the first`).toBe(
          true,
        );
        continue;
      }
      const can = await this.can(account);
      const beyond =
        account.ceiling === 'all'
          ? []
          : [...can].filter((what) => !(account.ceiling as Set<string>).has(what));
      expect(beyond, `${account.name} may do what nobody gave`).toEqual([]);
      const { bound } = account;
      const maker =
        bound && !bound.isGone ? await access.actorOf(bound.id).catch(() => undefined) : undefined;
      if (!maker || maker.kind === 'administrator') continue;
      const freed = INHERITED.filter((name) => maker.rights[name] && !actor.rights[name]);
      expect(freed, `${account.name} is not bound as who made it`).toEqual([]);
    }
    for (const { by, into, browser } of this.entries) {
      const session = await browser.call('GET /api/session');
      if (session.status !== 200 || session.json['id'] !== into.id) continue;
      expect(by.isGone || into.isGone, `${by.name} is still in ${into.name}`).toBe(false);
      const [one, other] = [await access.actorOf(by.id), await access.actorOf(into.id)];
      const isMore = one.kind !== 'administrator' && mayDoMore(other, one);
      const may = decide(one, 'enter', 'users', { own: true, isMore }).allowed;
      expect(may, `${by.name} is still in ${into.name}`).toBe(true);
    }
    if (!engine) return;
    const { rows } = await engine.database.query<{ id: number; user_id: number }>(
      `select id, user_id from engine_stop where reason = 'F' and not (id = any($1::bigint[]))`,
      [this.#stops],
    );
    for (const { id, user_id: userId } of rows) {
      this.#stops.push(id);
      const may = decide(await access.actorOf(userId), 'send', 'commands', LOCK).allowed;
      expect(may, 'a fence locked for who may not lock').toBe(true);
    }
    const queued = await engine.database.query<{ attributes: { data?: string } }>(
      'select attributes from queued_commands',
    );
    expect(queued.rows.filter(({ attributes }) => attributes.data === CUT)).toEqual([]);
  }
}

const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

async function openAccess(
  upstream: Upstream,
  database: Database,
  clock: () => number,
): Promise<Access> {
  const rights = new AccountRights({ database, origin: upstream.origin, prefix: PREFIX, clock });
  const makers = new Makers({ database, upstream, clock });
  const takeOver = createTakeOver({ database, upstream, prefix: PREFIX, clock });
  const access = createAccess({ upstream, prefix: PREFIX, clock, rights, makers, takeOver });
  rights.onChange((userId) => access.forgetAccount(userId));
  return access;
}

/** Plays sequences until one breaks what must hold; tells its calls. */
async function play(open: () => Promise<Omit<Place, 'mark'>>, runs: number): Promise<void> {
  const place = await open();
  let run = 0;
  const settings = { attributes: { [`${PREFIX}.enableAdvancedPerms`]: true } };
  expect((await place.boss.call('PATCH /api/server', { json: settings })).status).toBe(200);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const world = new World({ ...place, mark: `w${(run += 1)}-${Date.now()}` });
      await world.open();
      try {
        for (const step of steps) {
          await world.take(step);
          place.access.forget();
          await world.check();
        }
      } catch (error) {
        throw new Error(`${(error as Error).message}\nafter\n${world.told.join('\n')}`, {
          cause: error,
        });
      }
    }),
    // The same sequences in each `npm test`; others in `npm run test:long`.
    { numRuns: runs, endOnFailure: true, ...(process.env['SEQUENCE_RUNS'] ? {} : { seed: 47 }) },
  );
}

it('gives nobody more than was given, whatever sequence of calls is made, over the engine', async () => {
  const server = await startTestApp();
  try {
    await play(async () => {
      const boss = server.browser();
      await boss.signIn(ADMIN.email, ADMIN.password);
      const bossId = Number((await boss.call('GET /api/session')).json['id']);
      const { upstream } = server.engine;
      // Nothing is remembered.
      let nowMs = 0;
      const access = await openAccess(upstream, server.database, () => (nowMs += 60_000));
      return { door: server, boss, bossId, access, engine: server, upstream };
    }, RUNS);
  } finally {
    await server.stop();
  }
}, 600_000);

it('gives nobody more in front of a tracking server elsewhere', async () => {
  let upstream = at.front.upstream;
  // Who signed in at the door is known there.
  const door = await openServiceDoor(at, undefined, (behind) => (upstream = behind));
  try {
    await play(
      async () => {
        const { email, password } = at.elsewhere.admin;
        const boss = door.browser();
        await boss.signIn(email, password);
        const bossId = await signInAt(at.front, at.elsewhere.admin);
        let nowMs = Date.now();
        const access = await openAccess(upstream, at.db, () => (nowMs += 60_000));
        return { door, boss, bossId, access, engine: undefined, upstream };
      },
      Math.ceil(RUNS / 2),
    );
  } finally {
    await door.stop();
  }
}, 600_000);
