import { DAY_MS } from '@rastro/sdk/domain';
import { beforeEach, expect, it } from 'vitest';
import type { TestBrowser, TestDoor } from '../../http/testing';
import type { Notices } from '../../upstream/notices';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { sendMessage } from '../../traccar/testing/send-message';
import { signInAt, useFront } from '../../traccar/testing/use-front';
import { add, answer, ask, follow, isDisabled, listOf } from './testing';
import { waitFor } from '../../testing/wait-for';

const at = useFront();
let door: TestDoor;
let admin: TestBrowser;
const open = async (
  serviceToken?: string,
  more: Parameters<typeof openProductDoor>[2] = {},
): Promise<TestDoor> => {
  const upstream = serviceToken ? at.front.another({ serviceToken }).upstream : at.front.upstream;
  door = await openProductDoor(upstream, at.db, more);
  admin = door.browser();
  await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  return door;
};
let serviceToken: string;
beforeEach(async () => {
  const actor = { userId: await signInAt(at.front, at.elsewhere.admin) };
  const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
  const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
  serviceToken = (await at.front.upstream.send(token, { actor })).body ?? '';
});
const report = async (uniqueId: string, deviceId: number): Promise<number> => {
  // The line of a device that is refused may be cut.
  const fields = { id: uniqueId, lat: '1', lon: '2' };
  await sendMessage(at.elsewhere.ingestOrigin, fields).catch(() => undefined);
  const from = new Date(Date.now() - DAY_MS).toISOString();
  const to = new Date(Date.now() + DAY_MS).toISOString();
  const line = `GET /api/positions?deviceId=${deviceId}&from=${from}&to=${to}`;
  return (JSON.parse((await admin.call(line)).text) as unknown[]).length;
};

it('records a person only as long as they agree', async () => {
  await open();
  try {
    await follow({ door, admin, report });
  } finally {
    await door.stop();
  }
});

it('keeps what a person takes back while the tracking server is away, and does it later', async () => {
  await open(serviceToken);
  try {
    const uniqueId = `away-${Date.now()}`;
    const id = await add(admin, uniqueId);
    const { token } = (await ask(admin, id)).json;
    await answer(door, token, 'given');
    expect(await report(uniqueId, id)).toBe(1);
    await at.proxy.set({ kind: 'refuse' });
    expect((await answer(door, token, 'withdrawn')).json).toMatchObject({ status: 'withdrawn' });
    await at.proxy.set({ kind: 'pass' });
    // Until it is known to be back, nobody is sent there.
    await waitFor(async () => expect(await isDisabled(admin, id)).toBe(false));
    await door.app.sweep();
    expect(await isDisabled(admin, id)).toBe(true);
    expect(await report(uniqueId, id)).toBe(1);
  } finally {
    await door.stop();
  }
});

it('stops in the name of the service account where who asked lost the vehicle', async () => {
  await open(serviceToken);
  try {
    const email = `rui-${Date.now()}@example.com`;
    const person = { name: 'Rui', email, password: 'a long password', deviceLimit: -1 };
    const userId = Number((await admin.call('POST /api/users', { json: person })).json['id']);
    const rui = door.browser();
    await rui.signIn(email, person.password);
    const id = await add(rui, `lost-${Date.now()}`);
    const { token } = (await ask(rui, id)).json;
    await answer(door, token, 'given');
    expect(await isDisabled(admin, id)).toBe(false);
    const json = { userId, deviceId: id };
    await admin.call('POST /api/permissions', { json });
    await admin.call('DELETE /api/permissions', { json });
    expect(await listOf(rui)).toEqual([]);
    expect((await answer(door, token, 'withdrawn')).status).toBe(200);
    expect(await isDisabled(admin, id)).toBe(true);
  } finally {
    await door.stop();
  }
});

it('tells whose vehicle it is that a consent has ended, where who asked has lost it', async () => {
  let ahead = 0;
  const told: [number, string][] = [];
  const notices: Notices = {
    listChannels: async () => ['mail'],
    readReader: async () => ({ language: 'pt-BR', timeZone: 'UTC', distanceUnit: 'km' }),
    add: async (_unit, { userId }, { subject }) => void told.push([userId, subject]),
  };
  await open(serviceToken, { notices, clock: () => Date.now() + ahead });
  try {
    const [rui, caio] = await Promise.all(
      ['rui', 'caio'].map(async (name) => {
        const email = `${name}-end-${Date.now()}@example.com`;
        const person = { name, email, password: 'a long password', deviceLimit: -1 };
        const userId = Number((await admin.call('POST /api/users', { json: person })).json['id']);
        const browser = door.browser();
        await browser.signIn(email, person.password);
        return { userId, browser };
      }),
    );
    if (!rui || !caio) throw new Error('nobody');
    const deviceId = await add(rui.browser, `ended-${Date.now()}`);
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    const { token, deviceName } = (await ask(rui.browser, deviceId, { expiresAt })).json;
    await answer(door, token, 'given');
    for (const { userId } of [rui, caio]) {
      await admin.call('POST /api/permissions', { json: { userId, deviceId } });
    }
    const json = { userId: rui.userId, deviceId };
    await admin.call('DELETE /api/permissions', { json });
    told.length = 0;
    ahead = 2 * DAY_MS;
    for (let look = 0; look < 2; look += 1) await door.app.sweep();
    const words = `O consentimento de Bia expirou: ${String(deviceName)} não registra mais nada`;
    expect(told).toEqual([[caio.userId, words]]);
  } finally {
    await door.stop();
  }
});
