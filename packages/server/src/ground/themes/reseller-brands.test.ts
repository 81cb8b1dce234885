import { HOUR_MS } from '@rastro/sdk/domain';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import type { Database } from '../../db/database';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import { useFront } from '../../traccar/testing/use-front';
import { createDomainOf } from './domain-of';

const at = useFront();
/** The clock of an engine of a test. */
const ENGINE_NOW_MS = Date.UTC(2026, 7, 21, 12);
const PASSWORD = 'a long password';
const PUBLIC_URL = 'http://fleet.example:8082';
const NORTH = 'track.north.example';
const SUB = 'track.sub.example';

const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
const addUser = async (as: TestBrowser, email: string, more: object = {}): Promise<number> => {
  const json = { name: email, email, password: PASSWORD, ...more };
  const reply = await as.call('POST /api/users', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const put = (as: TestBrowser, productName: string, domain = '', revision = 0) =>
  as.call(`PUT /api/theme?domain=${domain}`, { json: { branding: { productName }, revision } });

interface Place {
  door: TestDoor;
  database: Database;
  origin: string;
  /** Texts in the DNS. */
  texts: string[][];
  nowMs: number;
}

/** A reseller, one below, their customers, and one beside: each changes the brand of their own domain, and no other. */
async function followBrands({ door, database, origin, texts, nowMs }: Place, admin: TestBrowser) {
  const manager = { userLimit: -1, deviceLimit: -1 };
  const [north, south] = [
    await addUser(admin, 'north@example.com', manager),
    await addUser(admin, 'south@example.com', manager),
  ];
  const make = (as: TestBrowser, json: object) => as.call('POST /api/resellers', { json });
  expect((await make(admin, { userId: north, domain: NORTH, maxResellers: 3 })).status).toBe(200);
  const [atNorth, atSouth] = [
    await enter(door, 'north@example.com'),
    await enter(door, 'south@example.com'),
  ];

  // A reseller without a domain has no brand; nobody has the domain of somebody else, nor their brand.
  expect((await make(admin, { userId: south, domain: NORTH })).json).toMatchObject({
    code: 'ALREADY_EXISTS',
    field: 'domain',
  });
  expect((await make(admin, { userId: south })).status).toBe(200);
  expect((await atSouth.call('GET /api/theme')).json.code).toBe('ADMINISTRATOR_REQUIRED');

  // The domain need not be named; the brand is served there once the DNS proves it.
  expect((await atNorth.call('GET /api/theme')).json).toMatchObject({ domain: NORTH, revision: 0 });
  expect((await put(atNorth, 'North Fleet')).json).toMatchObject({ domain: NORTH, revision: 1 });
  const titleAt = async (host: string): Promise<string> => {
    const path = '/rastro/assets/custom/config.json';
    const { body } = await request(`${door.origin}${path}`, { headers: { host } });
    return ((await body.json()) as { productName: string }).productName;
  };
  expect(await titleAt(NORTH)).toBe('Rastro');
  expect((await atNorth.call('POST /api/theme/verify')).json.code).toBe('DOMAIN_NOT_PROVED');
  const { proof } = (await atNorth.call(`GET /api/theme?domain=${NORTH}`)).json as {
    proof: { value: string };
  };
  texts.splice(0, 1, [proof.value]);
  expect((await atNorth.call('POST /api/theme/verify')).status).toBe(200);
  expect([await titleAt(NORTH), await titleAt('fleet.example')]).toEqual(['North Fleet', 'Rastro']);

  // Nobody else's: neither the server's own, nor that of a domain beside.
  await put(admin, 'West', 'track.west.example');
  for (const [as, domain] of [
    [atSouth, NORTH],
    [atNorth, 'track.west.example'],
    [atSouth, ''],
  ] as const) {
    for (const call of ['GET /api/theme', 'DELETE /api/theme', 'POST /api/theme/verify']) {
      expect((await as.call(`${call}?domain=${domain}`)).status, `${call} ${domain}`).toBe(403);
    }
    expect((await put(as, 'Mine', domain)).status).toBe(403);
    const file = `GET /api/theme/file?domain=${domain}&name=branding.json`;
    expect((await as.call(file)).status).toBe(403);
  }
  const seen = JSON.parse((await atNorth.call('GET /api/themes')).text) as { domain: string }[];
  expect(seen.map(({ domain }) => domain)).toEqual([NORTH]);
  // An account that writes the right to itself has written nothing.
  const stored = (await atSouth.call(`GET /api/users/${south}`)).json;
  const attributes = { 'rastro.resellerDomain': NORTH };
  await atSouth.call(`PUT /api/users/${south}`, { json: { ...stored, attributes } });
  expect((await atSouth.call(`GET /api/theme?domain=${NORTH}`)).status).toBe(403);

  // Who stands below a reseller has the reseller's brand until there is one of their own.
  const sub = await addUser(atNorth, 'sub@example.com', {});
  const customer = await addUser(atNorth, 'customer@example.com');
  // A domain whose brand somebody made is given by administrators alone.
  const taken = await make(atNorth, { userId: sub, domain: 'track.west.example' });
  expect(taken.json).toMatchObject({ code: 'ALREADY_EXISTS', field: 'domain' });
  const limits = { maxDevices: 5, maxUsers: 5 };
  expect((await make(atNorth, { userId: sub, domain: SUB, ...limits })).status).toBe(200);
  const atSub = await enter(door, 'sub@example.com');
  const below = await addUser(atSub, 'below@example.com');
  const domainOf = createDomainOf({ database, origin });
  for (const id of [north, customer, sub, below]) expect(await domainOf(id)).toBe(NORTH);
  expect(await domainOf(south)).toBeUndefined();
  expect((await put(atSub, 'Sub Fleet')).json).toMatchObject({ domain: SUB });
  expect(await domainOf(below)).toBe(NORTH);
  const its = (await atSub.call('GET /api/theme')).json as { proof: { value: string } };
  texts.splice(0, 1, [its.proof.value]);
  expect((await atSub.call('POST /api/theme/verify')).status).toBe(200);
  expect([await domainOf(below), await domainOf(customer)]).toEqual([SUB, NORTH]);

  const atCustomer = await enter(door, 'customer@example.com');
  expect((await atCustomer.call(`GET /api/theme?domain=${NORTH}`)).status).toBe(403);

  // Links that somebody makes lead to the domain of their brand.
  const device = { name: 'Truck', uniqueId: 'of-a-reseller' };
  const { id: deviceId } = (await atNorth.call('POST /api/devices', { json: device })).json;
  const expiresAt = new Date(nowMs + HOUR_MS).toISOString();
  const share = await atNorth.call('POST /api/shares', {
    json: { deviceIds: [deviceId], expiresAt },
  });
  expect(share, share.text).toMatchObject({ status: 200 });
  expect(share.json['url']).toMatch(`http://${NORTH}:8082/share/`);

  // Who is a reseller no more has no brand any more.
  expect((await admin.call(`DELETE /api/users/${below}`)).status).toBe(204);
  expect((await atNorth.call(`DELETE /api/resellers/${sub}`)).status).toBe(204);
  expect((await atSub.call('GET /api/theme')).status).toBe(403);
  expect(await domainOf(sub)).toBe(NORTH);
}

it('[S6.3] [S7.90] gives a reseller the brand of their domain, and nobody else, over the engine', async () => {
  const texts: string[][] = [];
  const server = await startTestApp({
    config: { publicUrl: PUBLIC_URL },
    readDnsTexts: async () => texts,
  });
  try {
    const admin = await enter(server, ADMIN.email, ADMIN.password);
    const { database } = server;
    await followBrands(
      { door: server, database, origin: ENGINE_ORIGIN, texts, nowMs: ENGINE_NOW_MS },
      admin,
    );
  } finally {
    await server.stop();
  }
});

it('does the same in front of a tracking server elsewhere', async () => {
  const texts: string[][] = [];
  const { upstream } = at.front;
  const door = await openServiceDoor(at, {
    config: { publicUrl: PUBLIC_URL },
    readDnsTexts: async () => texts,
  });
  try {
    const { email, password } = at.elsewhere.admin;
    const admin = await enter(door, email, password);
    await followBrands(
      { door, database: at.db, origin: upstream.origin, texts, nowMs: Date.now() },
      admin,
    );
  } finally {
    await door.stop();
  }
});
