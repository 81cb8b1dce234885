import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../traccar/testing/use-front';
import type { Upstream } from '../../upstream/upstream';

const at = useFront();
const PASSWORD = 'a long password';
type Json = Record<string, unknown>;

it('keeps both timers and the order of late scans, and shows who drives, over a tracking server elsewhere', async () => {
  const { email, password } = at.elsewhere.admin;
  const actor = { userId: await signInAt(at.front, { email, password }) };
  const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
  const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
  const trackingToken = (await at.front.upstream.send(token, { actor })).body ?? '';
  const { upstream } = at.front.another({ serviceToken: trackingToken });
  const sent: unknown[] = [];
  const watched: Upstream = {
    ...upstream,
    async send(request, context) {
      if (request.path !== '/commands/send') return upstream.send(request, context);
      sent.push((request.body as Json)['type']);
      return { status: 200, body: '{}' };
    },
  };
  const door = await openProductDoor(watched, at.db, { config: { trackingToken } });
  try {
    const enter = async (name: string, secret: string) => {
      const browser = door.browser();
      expect((await browser.signIn(name, secret)).status).toBe(200);
      return browser;
    };
    const admin = await enter(email, password);
    const name = `timers-${Date.now()}`;
    const make = async (path: string, json: object) => {
      const reply = await admin.call(`POST /api/${path}`, { json });
      expect(reply.status, reply.text).toBe(200);
      return Number(reply.json['id']);
    };
    const list = async (path: string) =>
      JSON.parse((await admin.call(`GET /api/${path}`)).text) as Json[];
    const deviceId = await make('devices', { name, uniqueId: name });
    const code = (await list(`qr-codes?deviceId=${deviceId}`))[0]?.['code'];
    const addDriver = async (more: object) => {
      const uniqueId = `${name}-${Object.keys(more).length}`;
      const driverId = await make('drivers', { name: uniqueId, uniqueId });
      await make('qr-access', { driverId, username: uniqueId, password: PASSWORD, ...more });
      const browser = await enter(uniqueId, PASSWORD);
      const scan = async (id: unknown, minutes?: number) => {
        const time = new Date(Date.now() + (minutes ?? 0) * MINUTE_MS).toISOString();
        const json = minutes === undefined ? { id } : { id, at: time };
        const reply = await browser.call('POST /api/qr-driver', { json });
        expect(reply.status, reply.text).toBe(200);
        return reply.json;
      };
      return { uniqueId, scan };
    };
    const ana = await addDriver({ logoutMinutes: 1, lockMinutes: 1, unlocks: true });
    const rui = await addDriver({ lockMinutes: 0 });
    const report = async (minutes: number, ignition: boolean, speed: number) => {
      const query = new URLSearchParams({
        id: name,
        lat: '1',
        lon: '2',
        speed: String(speed),
        ignition: String(ignition),
        timestamp: String(Date.now() + minutes * MINUTE_MS),
      });
      expect((await fetch(`${at.elsewhere.ingestOrigin}/?${query.toString()}`)).ok).toBe(true);
    };
    const stop = async () => (await list(`stops?deviceId=${deviceId}`))[0];
    const shown = async () =>
      ((await list(`positions?deviceId=${deviceId}`))[0]?.['attributes'] as Json | undefined)?.[
        'driverUniqueId'
      ];
    const endedBy = async () =>
      (await list(`drives?deviceId=${deviceId}`)).map((drive) => drive['endedBy']);

    // Off before she came says nothing of her.
    await report(-40, false, 0);
    await ana.scan(code, -30);
    await door.app.sweep();
    expect(await endedBy()).toEqual(['']);
    expect(await shown()).toBe(ana.uniqueId);
    // Rui's day is heard later, and lies before hers.
    await rui.scan(code, -60);
    expect(await endedBy()).toEqual(['', 'taken']);
    // Off for long enough: she has left, and the lock waits for a fix that is young.
    await report(-10, false, 0);
    await door.app.sweep();
    expect(await endedBy()).toEqual(['ignition', 'taken']);
    expect(await stop()).toMatchObject({ state: 'waiting', needs: 'age' });
    expect(await shown()).toBeUndefined();
    // A late scan of who may not unlock calls it off.
    await rui.scan(code, -5);
    expect(await stop()).toMatchObject({ state: 'calledOff' });
    expect(sent).toEqual([]);
    await rui.scan(0, -4);

    // Locked where it stands, and let run again by who may.
    await ana.scan(code, -3.5);
    await ana.scan(0, -2.5);
    await report(0, false, 0);
    await door.app.sweep();
    await expect.poll(() => sent).toEqual(['engineStop']);
    expect(await ana.scan(code)).toMatchObject({ engine: 'released' });
    expect(sent).toEqual(['engineStop', 'engineResume']);
  } finally {
    await door.stop();
  }
});
