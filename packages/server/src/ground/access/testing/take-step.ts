import { decide, KEY_READ_AREAS, KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestBrowser } from '../../../http/testing';
import {
  type WorldAccount,
  ALL,
  CUT,
  FLAGS,
  LOCK,
  PASSWORD,
  pick,
  PREFIX,
  type World,
} from './world';

/** One call of somebody: what it is, who makes it, and what it is about, by numbers of things that are there. */
export interface Step {
  call: number;
  actor: number;
  about: number;
  other: number;
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  call: fc.nat(999),
  actor: fc.nat(999),
  about: fc.nat(999),
  other: fc.nat(999),
});

/** Longer than anything is remembered of an account. */
const FORGOTTEN_MS = 6_000;
const YARD = 'CIRCLE (1 2, 500)';
const EVERYTHING = { attributes: { [`${PREFIX}.advancedPerms`]: 'f'.repeat(32) } };

/** Call of a step: who makes it, and what it is about. */
interface Deed {
  world: World;
  /** Account that the call is made in: one's own, or one that was logged in to. */
  by: WorldAccount;
  /** Whoever sits there. */
  who: WorldAccount;
  to: WorldAccount;
  isOn: boolean;
  about: number;
  other: number;
  device: number;
  say: (line: string, json?: object) => ReturnType<TestBrowser['call']>;
}

const createAccount = async ({ world, by, say, about, other, isOn }: Deed) => {
  const before = await world.canGive(by);
  const next = world.next();
  const odd = [
    { administrator: true },
    { temporary: true },
    { userLimit: -1 },
    { [pick(FLAGS, about)!]: isOn },
    EVERYTHING,
    {},
  ];
  const reply = await say('POST /api/users', { ...next, password: PASSWORD, ...pick(odd, other) });
  if (reply.status >= 300) return;
  const account = await world.enter({ ...next, id: Number(reply.json['id']) }, by);
  account.bound = by;
  world.raise(account, by, before);
};

const changeAccount = async ({ world, by, to, say, other, isOn }: Deed) => {
  const before = await world.canGive(by);
  const odd: { disabled?: boolean; [member: string]: unknown }[] = [
    { administrator: isOn },
    { temporary: true },
    { [pick(FLAGS, other)!]: isOn },
    { userLimit: isOn ? -1 : 0 },
    EVERYTHING,
    { disabled: other % 7 === 0 },
  ];
  const change = pick(odd, other)!;
  const reply = await say(`PATCH /api/users/${to.id}`, change);
  if (reply.status >= 300) return;
  world.raise(to, by, before);
  to.isLocked = change.disabled ?? to.isLocked;
};

const givePermissions = async ({ world, by, to, say, other }: Deed) => {
  const before = await world.canGive(by);
  const permissions = ALL.filter((_, index) => (index * (other + 1)) % 3 !== 0);
  const reply = await say(`PUT /api/users/${to.id}/access`, { permissions });
  if (reply.status < 300) world.raise(to, by, before);
};

const deleteAccount = async ({ to, say }: Deed) => {
  const reply = await say(`DELETE /api/users/${to.id}`);
  if (reply.status < 300) to.isGone = true;
};

/** A text that might stop an engine, called harmless by who may not lock. */
const harmless = async ({ world, by, isOn }: Deed) => {
  const actor = await world.place.access.actorOf(by.id);
  const mayLock = decide(actor, 'send', 'commands', LOCK).allowed;
  return { data: CUT, ...(isOn && !mayLock && { [`${PREFIX}.harmless`]: true }) };
};

const keep = async (reply: Awaited<ReturnType<Deed['say']>>, into: number[]) => {
  if (reply.status < 300) into.push(Number(reply.json['id']));
};

const saveCommand = async (deed: Deed) => {
  const json = { type: 'custom', description: 'C', attributes: await harmless(deed) };
  await keep(await deed.say('POST /api/commands', json), deed.world.commands);
};

const changeCommand = async (deed: Deed) => {
  const id = pick(deed.world.commands, deed.about) ?? 0;
  await deed.say(`PATCH /api/commands/${id}`, { attributes: await harmless(deed) });
};

const sendCommand = async ({ world, device, about, say }: Deed) => {
  const id = pick(world.commands, about) ?? 0;
  const sent = await say('POST /api/commands/send', { id, deviceId: device, type: 'custom' });
  const waits = (sent.json['attributes'] as { stopId?: number } | undefined)?.stopId;
  const isHeld = sent.status >= 300 || waits !== undefined;
  expect(isHeld, 'a stop was sent to a vehicle that drives').toBe(true);
};

const drawFence = async ({ world, by, device, say, isOn, other }: Deed) => {
  const attributes = isOn ? { [other % 4 ? 'lockOnEnter' : 'lockOnExit']: true } : {};
  const fence = { name: 'F', area: YARD, attributes };
  const made = await say('POST /api/geofences', fence);
  await keep(made, world.fences);
  if (made.status >= 300) return;
  // Mostly on a vehicle of one's own, so that it acts.
  const own = world.devices.find(({ owner }) => owner === by)?.id;
  const deviceId = other % 3 ? (own ?? device) : device;
  await say('POST /api/permissions', { deviceId, geofenceId: made.json['id'] });
};

const changeFence = async ({ world, about, other, say }: Deed) => {
  const attributes = { [other % 3 ? 'lockOnExit' : 'isAnchor']: true };
  await say(`PATCH /api/geofences/${pick(world.fences, about) ?? 0}`, { attributes });
};

const makeRule = async ({ world, about, say }: Deed) => {
  const commandId = pick(world.commands, about) ?? 0;
  const rule = { type: 'geofenceExit', notificators: 'command', always: true, commandId };
  await keep(await say('POST /api/notifications', rule), world.rules);
};

const linkFence = ({ world, device, about, say }: Deed) =>
  say('POST /api/permissions', { deviceId: device, geofenceId: pick(world.fences, about) ?? 0 });

const linkThing = ({ world, to, device, about, other, say }: Deed) => {
  const things = [
    { geofenceId: pick(world.fences, about) ?? 0 },
    { notificationId: pick(world.rules, about) ?? 0 },
    { driverId: pick(world.drivers, about)?.driverId ?? 0 },
    { deviceId: device },
  ];
  return say('POST /api/permissions', { userId: to.id, ...pick(things, other) });
};

const linkAccount = ({ who, to, isOn, say }: Deed) =>
  say(`${isOn ? 'POST' : 'DELETE'} /api/permissions`, { userId: who.id, managedUserId: to.id });

const logInAs = async ({ world, who, to }: Deed) => {
  const browser = world.place.door.browser();
  await browser.signIn(who.email, PASSWORD);
  const reply = await browser.call(`POST /api/users/${to.id}/enter`);
  world.calls.push(`${who.name}: enters ${to.name} → ${reply.status}`);
  if (reply.status < 300) world.entries.push({ by: who, into: to, browser });
};

/** A key that names all areas changes what its maker may change now, and makes nothing that outlives it. */
const useKey = async ({ world, about, other, device }: Deed, key = pick(world.keys, about)) => {
  if (!key) return;
  const next = world.next();
  const actor = key.by.isGone
    ? undefined
    : await world.place.access.actorOf(key.by.id).catch(() => undefined);
  const mayChange = actor && decide(actor, 'update', 'devices', { own: true }).allowed;
  const calls: [line: string, json: object, isAllowed: boolean][] = [
    [`PATCH /api/devices/${device}`, { category: 'car' }, mayChange === true],
    ['POST /api/users', { ...next, password: PASSWORD, administrator: true }, false],
    ['POST /api/invitations', { ...next, expiresAt: world.place.endsAt }, false],
    ['POST /api/commands', { type: 'custom', attributes: { data: CUT } }, false],
    ['POST /api/permissions', { userId: key.by.id, deviceId: device }, false],
    ['POST /api/keys', { name: 'K', expiresAt: world.place.endsAt }, false],
  ];
  const [line, json, isAllowed] = pick(calls, other)!;
  const headers = { authorization: `Bearer ${key.token}` };
  const { status } = await world.place.door.browser().call(line, { json, headers });
  world.calls.push(`key of ${key.by.name}: ${line} → ${status}`);
  expect(status < 300 && !isAllowed, `a key may ${line}`).toBe(false);
};

/** Accepts an invitation: whoever invited may give less by then, or be gone. */
const acceptInvitation = async (
  { world, about }: Deed,
  invitation = pick(world.invitations, about),
) => {
  if (!invitation) return;
  world.invitations.splice(world.invitations.indexOf(invitation), 1);
  const { by, token } = invitation;
  const before = by.isGone ? undefined : await world.canGive(by).catch(() => undefined);
  const { name, email } = world.next();
  const json = { token, name, email, password: PASSWORD };
  const browser = world.place.door.browser();
  const came = await browser.call('POST /api/session/invitation/accept', { json });
  world.calls.push(`${name}: comes by an invitation of ${by.name} → ${came.status}`);
  if (came.status >= 300) return;
  expect(before, `${by.name} is gone and makes accounts`).toBeDefined();
  const { id, email: known } = came.json as unknown as { id: number; email: string };
  const account = await world.enter({ id, name, email: known }, by);
  account.bound = by;
  world.raise(account, by, before!);
};

const makeKey = async (deed: Deed) => {
  const { world, by, isOn, say } = deed;
  const made = await say('POST /api/keys', {
    name: 'K',
    origins: '',
    expiresAt: world.place.endsAt,
    mayShare: true,
    mayEmbed: true,
    reads: KEY_READ_AREAS.join(','),
    writes: KEY_WRITE_AREAS.join(','),
  });
  if (made.status >= 300) return;
  world.keys.push({ by, token: String(made.json['token']) });
  if (isOn) await useKey(deed, world.keys.at(-1));
};

const invite = async (deed: Deed) => {
  const { world, by, say, about, isOn } = deed;
  const { name, email } = world.next();
  const odd = [{ administrator: isOn }, { userLimit: -1 }, { preset: 'everything' }, {}];
  const expiresAt = world.place.endsAt;
  const made = await say('POST /api/invitations', { name, email, expiresAt, ...pick(odd, about) });
  if (made.status >= 300) return;
  world.invitations.push({ by, token: String(made.json['token']) });
  if (isOn) await acceptInvitation(deed, world.invitations.at(-1));
};

/** The first administrator locks the account of a driver's company, or opens it again. */
const lockOwner = async ({ world, about, isOn }: Deed) => {
  const owner = pick(world.drivers, about)?.by;
  if (!owner || owner.isGone) return;
  const json = { disabled: isOn };
  const { status } = await world.place.boss.call(`PATCH /api/users/${owner.id}`, { json });
  world.calls.push(`the first: ${owner.name} ${JSON.stringify(json)} → ${status}`);
  if (status >= 300) return;
  owner.isLocked = isOn;
  if (!isOn) owner.browser = await world.signIn(owner);
};

/** Scans a vehicle: it has to be of the account that gave the access, or of others of the same company. */
const scan = async ({ world, about, other }: Deed) => {
  const driver = pick(world.drivers, about);
  const device = pick(world.devices, other);
  if (!driver || !device) return;
  const { status } = await driver.browser.call('POST /api/qr-driver', {
    json: { id: device.code },
  });
  world.calls.push(`a driver of ${driver.by.name} scans ${device.uniqueId} → ${status}`);
  if (status >= 300) return;
  const { access, boss } = world.place;
  const answering: string[] = [];
  for (const account of world.present) {
    const isOwn = account === driver.by || account.tree === driver.by.tree;
    const actor = isOwn ? await access.actorOf(account.id).catch(() => undefined) : undefined;
    if (!actor || (account !== driver.by && actor.kind === 'administrator')) continue;
    const seen = await boss.call(`GET /api/devices?userId=${account.id}`);
    const things = JSON.parse(seen.text) as { id: number }[];
    if (things.some(({ id }) => id === device.id)) answering.push(account.name);
  }
  expect(answering, `who answers for a driver of ${driver.by.name}`).not.toEqual([]);
};

/** Somebody writes their own account past the product's door, as clients of the tracking API do. */
const writeElsewhere = async ({ world, by, isOn }: Deed) => {
  const { engine, upstream, access } = world.place;
  const ask = (method: string, body?: object) =>
    upstream.send(
      { method, path: `/users/${by.id}`, query: new URLSearchParams(), ...(body && { body }) },
      { actor: { userId: by.id }, isLiteral: true },
    );
  const read = await ask('GET');
  if (read.status >= 400) return;
  const known = JSON.parse(read.body ?? '{}') as Record<string, unknown>;
  const own = isOn ? { temporary: true } : EVERYTHING;
  const { status } = await ask('PUT', { ...known, ...own });
  world.calls.push(`${by.name}: writes ${JSON.stringify(own)} at the tracking API → ${status}`);
  access.forget();
  // What is changed past the product's door it notices once it has forgotten what it read: with the clock, where that is ours.
  if (engine) engine.wait(FORGOTTEN_MS);
  else world.entries.splice(0, world.entries.length);
};

const CALLS: readonly ((deed: Deed) => Promise<unknown>)[] = [
  ...[createAccount, changeAccount, givePermissions, deleteAccount, writeElsewhere],
  ...[saveCommand, changeCommand, sendCommand, drawFence, changeFence, makeRule],
  ...[linkFence, linkThing, linkAccount, logInAs],
  ...[makeKey, useKey, invite, acceptInvitation, scan, lockOwner],
  ({ world, by, isOn }) => world.addDriver(by, isOn),
  ({ world }) => world.drive(),
];

/** Makes the call of a step; what it gave to whom is written down. */
export async function takeStep(world: World, { call, actor, about, other }: Step): Promise<void> {
  const { present } = world;
  const who = pick(
    present.filter(({ isLocked }) => !isLocked),
    actor,
  );
  if (!who) return;
  const live = world.entries.filter(({ into }) => !into.isLocked && !into.isGone);
  const entry = actor % 5 === 0 ? pick(live, other) : undefined;
  const by = entry?.into ?? who;
  const browser = entry?.browser ?? who.browser;
  const say: Deed['say'] = async (line, json) => {
    const reply = await browser.call(line, json && { json });
    const name = `${entry ? `${entry.by.name} as ` : ''}${by.name}`;
    world.calls.push(`${name}: ${line} ${JSON.stringify(json)} → ${reply.status}`);
    return reply;
  };
  await pick(CALLS, call)!({
    world,
    by,
    who,
    say,
    about,
    other,
    to: pick(present, about)!,
    isOn: other % 2 === 0,
    device: pick(world.devices, other)!.id,
  });
}
