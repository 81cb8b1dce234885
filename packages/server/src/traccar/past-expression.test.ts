import { expect, it } from 'vitest';
import { openProductDoor } from './testing/open-product-door';
import { useFront } from './testing/use-front';

const at = useFront();

it('an expression is tried with a fix that a tracking server elsewhere keeps', async () => {
  const door = await openProductDoor(at.front.upstream, at.db, {});
  try {
    const browser = door.browser();
    const { email, password } = at.elsewhere.admin;
    await browser.signIn(email, password);
    const json = { name: 'Tried', uniqueId: `tried-${Date.now()}` };
    const device = (await browser.call('POST /api/devices', { json })).json;
    const fix = `id=${json.uniqueId}&lat=-23.5&lon=-46.6&speed=33&fuel=40`;
    await fetch(`${at.elsewhere.ingestOrigin}/?${fix}`);
    const reply = await browser.call('POST /api/attributes/computed/past', {
      json: { deviceId: device['id'], at: new Date().toISOString(), expression: 'speed + 1' },
    });
    expect([reply.status, reply.json['value']]).toEqual([200, 34]);
  } finally {
    await door.stop();
  }
});
