import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDED, listOf, startShares } from './testing';

let world: Awaited<ReturnType<typeof startShares>>;
beforeAll(async () => void (world = await startShares()));
afterAll(() => world.server.stop());

describe('a page of an allowed site', () => {
  const PARTNER = 'https://partner.example';
  const READS = ['/api/shared/session', '/api/shared/devices', '/api/shared/positions'];

  it('reads what a link shows by its token, and reads nothing with a cookie', async () => {
    const door = await world.server.openDoor({ config: { allowedOrigins: [PARTNER] } });
    const { token, id } = await world.share();
    const { viewer } = await world.open(token);
    const as = (secret: string) => ({ origin: PARTNER, authorization: `Bearer ${secret}` });
    for (const path of READS) {
      const preflight = await door.browser().call(`OPTIONS ${path}`, {
        headers: {
          origin: PARTNER,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(preflight.status).toBe(204);
      const read = await door.browser().call(`GET ${path}`, { headers: as(token) });
      expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([
        200,
        PARTNER,
      ]);
      expect(read.text).not.toContain('inside');
      const wrong = await door.browser().call(`GET ${path}`, { headers: as('wrong') });
      expect(wrong).toMatchObject(ENDED);
      expect(wrong.headers.get('access-control-allow-origin')).toBe(PARTNER);
      const byCookie = await viewer.call(`GET ${path}`, { headers: { origin: PARTNER } });
      expect(byCookie).toMatchObject(ENDED);
    }
    // Nor does somebody who looks end it for the others.
    const headers = { authorization: `Bearer ${token}` };
    await world.server.browser().call('DELETE /api/shared/session', { headers });
    const after = await world.server.browser().call('GET /api/shared/devices', { headers });
    expect(listOf(after)).toHaveLength(1);
    await world.bruno.call(`DELETE /api/shares/${id}`);
    expect(await world.server.browser().call('GET /api/shared/devices', { headers })).toMatchObject(
      ENDED,
    );
    await door.stop();
  });

  it('opens a link without a cookie, with its PIN, and reads live by what that answered', async () => {
    const door = await world.server.openDoor({ config: { allowedOrigins: [PARTNER] } });
    const { token } = await world.share(world.bruno, { pin: '4827', maxOpenings: 1 });
    const from = (bearer: string) => ({
      headers: { origin: PARTNER, authorization: `Bearer ${bearer}` },
    });
    const open = (more: object) =>
      door.browser().call('POST /api/shared/session', {
        ...from(token),
        json: { token, withoutCookie: true, ...more },
      });
    expect((await open({})).json.code).toBe('SHARE_PIN_NEEDED');
    const opened = await open({ pin: '4827' });
    expect(opened.status, opened.text).toBe(200);
    expect(opened.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(opened.headers.get('set-cookie')).toBeNull();
    const view = String(opened.json['viewToken']);
    const again = await door.browser().call('GET /api/shared/session', from(view));
    expect(again.status).toBe(200);
    const ticket = await door.browser().call('POST /api/shared/socket-tickets', from(view));
    const search = `?ticket=${String(ticket.json['ticket'])}`;
    const socket = door.browser().socket({ origin: PARTNER }, search, '/api/shared/socket');
    await socket.opened;
    await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
    const other = await door.browser().call('POST /api/shared/session', {
      headers: { origin: 'https://evil.example', authorization: `Bearer ${token}` },
      json: { token, pin: '4827' },
    });
    expect(other.json.code).toBe('FOREIGN_ORIGIN');
    // It may be opened once.
    expect((await open({ pin: '4827' })).json.code).toBe('INVALID_SHARE');
    await door.stop();
  });
});
