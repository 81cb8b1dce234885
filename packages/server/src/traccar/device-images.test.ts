import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePng, SECRET } from '../areas/devices/device-images/testing';
import type { TestBrowser, TestDoor } from '../http/testing';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();
let door: TestDoor;
let browser: TestBrowser;

beforeEach(async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  await browser.signIn(email, password);
});
afterEach(() => door.stop());

it('keeps the picture of a device at the tracking server elsewhere', async () => {
  const json = { name: 'Van', uniqueId: 'imaged-1.2' };
  const { id } = (await browser.call('POST /api/devices', { json })).json;
  const url = `${door.origin}/api/devices/${String(id)}/image`;
  const { cookie } = browser;
  const sent = await fetch(url, {
    method: 'POST',
    headers: { cookie, origin: door.origin, 'content-type': 'image/png' },
    body: Uint8Array.from(makePng()),
  });
  expect(await sent.json()).toMatchObject({ attributes: { deviceImage: 'device.png' } });
  const image = await fetch(url, { headers: { cookie } });
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await image.arrayBuffer()).toString('latin1')).not.toContain(SECRET);
});
