import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { makeJpeg, makePng, SECRET } from './testing';

let server: TestApp;
let ana: TestBrowser;
let bruno: TestBrowser;
let reader: TestBrowser;
let deviceId: number;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const send = (as: TestBrowser, bytes: Uint8Array, type = 'image/png', id = deviceId) =>
  fetch(`${server.origin}/api/devices/${id}/image`, {
    method: 'POST',
    headers: { cookie: as.cookie, origin: server.origin, 'content-type': type },
    body: Uint8Array.from(bytes),
  });
const get = (as: TestBrowser, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api/devices/${deviceId}/image`, {
    headers: { cookie: as.cookie, ...headers },
  });

beforeAll(async () => {
  server = await startTestApp();
  const anaId = await server.addUser({ name: 'Ana', email: 'owner@example.com' });
  await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  const readerId = await server.addUser({ name: 'Rui', email: 'rui@example.com', readonly: true });
  deviceId = await server.addDevice('Van', 'van-1', anaId);
  [ana, bruno, reader] = (await Promise.all(
    ['owner@example.com', 'bruno@example.com', 'rui@example.com'].map(enter),
  )) as [TestBrowser, TestBrowser, TestBrowser];
  const admin = await enter(ADMIN.email);
  await admin.call('POST /api/permissions', { json: { userId: readerId, deviceId } });
});
afterAll(() => server.stop());

describe('the picture of a device', () => {
  it('is none at first', async () => {
    const reply = await get(ana);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'IMAGE_NOT_FOUND' });
  });

  it('is kept without what the camera wrote, named by the device, and shown to who sees it', async () => {
    const reply = await send(ana, makePng());
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      id: deviceId,
      attributes: { deviceImage: 'device.png' },
    });
    const image = await get(reader);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain(SECRET);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it('is refused with more points than may be unpacked, by its header alone', async () => {
    const reply = await send(ana, makePng(50_000));
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      message: 'The picture is too large. Upload a smaller one. At most 40 MP.',
    });
  });

  it('is another one by its tag, though the name stays', async () => {
    const first = (await get(ana)).headers.get('etag') ?? '';
    expect((await get(ana, { 'if-none-match': first })).status).toBe(304);
    const bytes = makePng();
    // Another colour of its background.
    expect((await send(ana, makeJpeg(), 'image/png')).status).toBe(200);
    const other = await get(ana, { 'if-none-match': first });
    expect(other.status).toBe(200);
    expect(other.headers.get('content-type')).toBe('image/jpeg');
    expect((await send(ana, bytes)).status).toBe(200);
    expect((await get(ana)).headers.get('etag')).toBe(first);
  });

  it('is shown and changed for nobody else', async () => {
    for (const who of [bruno, server.browser()]) {
      const status = who === bruno ? 404 : 401;
      expect((await get(who)).status).toBe(status);
      expect((await send(who, makePng())).status).toBe(status);
    }
    const reply = await send(reader, makePng());
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ code: 'ACCOUNT_IS_READONLY' });
  });

  it('says what is wrong with what is none', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const refused = await send(ana, script);
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ code: 'IMAGE_UNREADABLE', field: 'image' });
    const json = await send(ana, Buffer.from('{}'), 'application/json');
    expect(await json.json()).toMatchObject({ code: 'IMAGE_UNREADABLE' });
    const large = await send(ana, makeJpeg(Buffer.alloc(300_000, 1)), 'image/jpeg');
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'IMAGE_TOO_LARGE', field: 'image' });
    expect((await send(ana, Buffer.alloc(1_100_000), 'image/png')).status).toBe(413);
    expect((await send(ana, makePng(), 'image/png', 999)).status).toBe(404);
    expect((await get(ana)).headers.get('content-type')).toBe('image/png');
  });

  it('goes when the device names it no more, and nothing else is read by that name', async () => {
    const path = `PATCH /api/devices/${deviceId}`;
    const patch = (deviceImage: string | null) =>
      ana.call(path, {
        json: { attributes: { deviceImage } },
        headers: { 'content-type': 'application/merge-patch+json' },
      });
    for (const name of ['../../session', 'device.svg', 'x/../device.png', '<img>']) {
      expect((await patch(name)).status).toBe(200);
      expect((await get(ana)).status).toBe(404);
    }
    await patch('device.png');
    expect((await get(ana)).status).toBe(200);
    await patch(null);
    expect((await get(ana)).status).toBe(404);
  });

  it('takes bytes nowhere else', async () => {
    const reply = await fetch(`${server.origin}/api/devices`, {
      method: 'POST',
      headers: { cookie: ana.cookie, origin: server.origin, 'content-type': 'image/png' },
      body: Uint8Array.from(makePng()),
    });
    expect(reply.status).toBe(415);
  });
});
