import { URLSearchParams } from 'node:url';
import { call } from './call-engine.mjs';

/** Vehicles of a depot, whose account sees no others. */
const DEPOT_SIZE = 50;
export const DEPOTS = 20;
/** Vehicles in depots: what the account of the fleet sees. */
export const FLEET_SIZE = DEPOTS * DEPOT_SIZE;
/** Vehicles at all. */
export const DEVICES = 2 * FLEET_SIZE;
const AT_ONCE = 32;
const password = 'a long password';

export const uniqueIdOf = (index) => `bench-${String(index).padStart(4, '0')}`;

async function inParallel(count, work) {
  let next = 0;
  const drain = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drain));
}

async function createAccount(engineUrl, name, by) {
  const email = `${name}@example.com`;
  const json = { name, email, password };
  const account = JSON.parse((await call(engineUrl, 'POST', '/users', { token: by, json })).body);
  const url = `${engineUrl}/api/session`;
  const signedIn = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  const cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
  const told = await fetch(`${url}/token`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { id: account.id, token: await told.text() };
}

/**
 * 2,000 vehicles, half of them in 20 depots. One account sees all, one the depots, and one each depot.
 * Ids of devices are in order of their unique ids.
 */
export async function makeFleet({ engineUrl }) {
  const create = async (path, token, json) =>
    JSON.parse((await call(engineUrl, 'POST', path, { token, json })).body);
  const administrator = await createAccount(engineUrl, 'administrator');
  const { token } = administrator;
  const fleet = await createAccount(engineUrl, 'fleet', token);
  const depots = [];
  for (let index = 0; index < DEPOTS; index += 1) {
    const group = await create('/groups', token, { name: `Depot ${index}` });
    const account = await createAccount(engineUrl, `depot-${index}`, token);
    for (const { id } of [account, fleet]) {
      const json = { userId: id, groupId: group.id };
      await call(engineUrl, 'POST', '/permissions', { token, json });
    }
    depots.push({ ...account, groupId: group.id });
  }
  const deviceIds = new Array(DEVICES);
  await inParallel(DEVICES, async (index) => {
    const device = await create('/devices', token, {
      name: `Van ${uniqueIdOf(index)}`,
      uniqueId: uniqueIdOf(index),
      category: 'van',
      groupId: depots[Math.floor(index / DEPOT_SIZE)]?.groupId ?? 0,
      attributes: { plate: `BNC${index}` },
    });
    deviceIds[index] = device.id;
  });
  return { administrator, fleet, depots, deviceIds };
}
