import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from './testing';

let server: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('bad input', () => {
  it('an unknown device', async () => {
    expect(await admin.call('GET /api/devices/999999')).toMatchObject({
      status: 404,
      json: {
        code: 'DEVICE_NOT_FOUND',
        message: 'There is no such device, or this account cannot see it.',
      },
    });
  });

  it.each(['{"name":', 'name=x', '[1,', '{"__proto__":{"a":1}}'])(
    'a body that is not JSON: %s',
    async (body) => {
      const reply = await admin.call('POST /api/devices', { body, headers: JSON_TYPE });
      expect(reply).toMatchObject({ status: 400, json: { code: 'BODY_NOT_JSON' } });
      expect(reply.json.message).toContain('not JSON');
    },
  );

  it('no body that is labelled as JSON: as if it had no label', async () => {
    const { json } = await admin.call('POST /api/groups', { json: { name: 'North' } });
    const calls = [`DELETE /api/groups/${Number(json['id'])}`, 'DELETE /api/session'];
    const statuses = [];
    for (const call of calls) {
      const other = server.browser();
      await other.signIn(ADMIN.email, ADMIN.password);
      statuses.push((await other.call(call, { body: '', headers: JSON_TYPE })).status);
    }
    expect(statuses).toEqual([204, 204]);
    const reply = await admin.call('POST /api/groups', { body: '', headers: JSON_TYPE });
    expect(reply).toMatchObject({ status: 400, json: { code: 'BODY_INVALID' } });
  });

  it.each([2, 4])('a body of %i MB', async (megabytes) => {
    const body = JSON.stringify({ name: 'x'.repeat(megabytes * 1024 * 1024) });
    const reply = await admin.call('POST /api/devices', { body, headers: JSON_TYPE });
    expect(reply).toMatchObject({ status: 413, json: { code: 'BODY_TOO_LARGE' } });
  });

  it('a report of a thousand ids in the address', async () => {
    const ids = Array.from({ length: 1_000 }, (_, n) => `deviceId=${10_000 + n}`).join('&');
    const reply = await admin.call(
      `GET /api/reports/trips?from=2026-08-21T00:00:00Z&to=2026-08-21T12:00:00Z&${ids}`,
    );
    expect(reply).toMatchObject({ status: 414, json: { code: 'ADDRESS_TOO_LONG' } });
    expect(reply.json.message).toContain('name fewer ids at once, or a group');
  });

  it('JSON that is nested ten thousand deep', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const body = `{"name":"Deep","uniqueId":"deep-1","attributes":{"a":${deep}}}`;
    expect(await admin.call('POST /api/devices', { body, headers: JSON_TYPE })).toMatchObject({
      status: 400,
      json: { code: 'BODY_INVALID', field: 'attributes' },
    });
    expect((await admin.call('GET /api/devices?uniqueId=deep-1')).text).toBe('[]');
  });

  it('a body of another kind', async () => {
    const headers = { 'content-type': 'application/xml' };
    const reply = await admin.call('POST /api/devices', { body: '<a/>', headers });
    expect(reply).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('an unknown member, which is named', async () => {
    const reply = await admin.call('POST /api/devices', { json: { name: 'x', uniqueid: '1' } });
    expect(reply).toMatchObject({
      status: 400,
      json: { code: 'FIELD_UNKNOWN', field: 'uniqueid' },
    });
  });

  it.each([
    ['POLYGON ((0 0, 1 1, 91 0))', 'at character 21.'],
    ['CIRCLE (1 2, x)', 'a radius in metres was expected at character 14.'],
    ['', 'the value is missing.'],
    [5, 'found 5, expected a text.'],
    [['CIRCLE (0 0, 5)'], 'found ["CIRCLE (0 0, 5)"], expected a text.'],
  ])('a fence whose text is no area, with the place in it: %s', async (area, place) => {
    const reply = await admin.call('POST /api/geofences', { json: { name: 'Yard', area } });
    expect(reply).toMatchObject({ status: 422, json: { code: 'FIELD_INVALID', field: 'area' } });
    expect(reply.json.message).toContain(place);
    expect((await admin.call('GET /api/geofences')).text).toBe('[]');
  });

  it('a unique id that another device has', async () => {
    await server.addDevice('Taken', 'taken-1');
    const json = { name: 'Second', uniqueId: 'taken-1' };
    expect(await admin.call('POST /api/devices', { json })).toMatchObject({
      status: 409,
      json: { code: 'ALREADY_EXISTS', field: 'uniqueId' },
    });
  });

  it('a hostile name comes back as it went in, as JSON that no browser runs', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const made = await admin.call('POST /api/devices', { json: { name, uniqueId: 'hostile-1' } });
    expect(made).toMatchObject({ status: 200, json: { name } });
    const list = await admin.call('GET /api/devices?uniqueId=hostile-1');
    expect(JSON.parse(list.text)).toMatchObject([{ name }]);
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(list.headers.get('x-content-type-options')).toBe('nosniff');
    expect(list.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each(['GET /api/nothing', 'GET /api/devices/', 'GET /api//devices', 'GET /api/%64evices'])(
    'an address that does not exist: %s',
    async (line) => {
      expect(await admin.call(line)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
    },
  );

  it.each(['/api/devices/%', '/reports/sent/%ff', '/%E0%A4%A', '/login/recover/secret%'])(
    'an address that cannot be read, of which nothing is repeated: %s',
    async (path) => {
      const reply = await admin.call(`GET ${path}`, { headers: { 'x-request-id': 'abc-12345' } });
      expect([reply.status, Object.keys(reply.json)]).toEqual([400, ['code', 'message']]);
      expect(reply.json.code).toBe('BAD_REQUEST');
      expect(reply.text).not.toContain(path);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': 'abc-12345',
        'cache-control': 'no-store',
      });
      expect(server.logged.join('\n')).not.toContain('secret%');
    },
  );

  it('a method that is not possible', async () => {
    expect(await admin.call('PUT /api/devices')).toMatchObject({
      status: 405,
      json: { code: 'METHOD_NOT_ALLOWED' },
    });
  });

  it('dot segments, which are refused before anything makes sense of them', async () => {
    const { port, hostname } = new URL(server.origin);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.end('GET /api/./devices HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      });
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('every answer', () => {
  it('carries the security headers and its request id', async () => {
    const reply = await admin.call('GET /api/nothing', {
      headers: { 'x-request-id': 'abc-12345' },
    });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-request-id': 'abc-12345',
      'cache-control': 'no-store',
    });
    expect(reply.headers.get('server')).toBeNull();
  });

  it('says that the server is well', async () => {
    expect(await admin.call('GET /healthz')).toMatchObject({ status: 200, text: 'ok\n' });
    expect(await admin.call('GET /readyz')).toMatchObject({ status: 200, text: 'ok\n' });
  });
});
