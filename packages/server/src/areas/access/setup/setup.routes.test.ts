import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../http/testing';
import { CAREFUL_SETTINGS } from './careful-settings';
import { createSetupCode } from './setup.service';
import { waitFor } from '../../../testing/wait-for';

const CODE = '7GQX-M2KD-9RTA';
const FIRST = { name: 'Ana', email: 'ana@example.com', password: 'a long password' };
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ setupCode: CODE });
});
afterAll(() => server.stop());

const setUp = (code: string, rest: object = FIRST) =>
  server.browser().call('POST /api/setup', { json: { ...rest, code } });

describe('the first administrator', () => {
  it('is waited for, and said to be', async () => {
    const reply = await server.browser().call('GET /api/server');
    expect(reply.json).toMatchObject({ newServer: true, demo: null, attributePrefix: 'rastro' });
  });

  it('cannot be a stranger: not without the code, not by another way', async () => {
    expect(await setUp('AAAA-AAAA-AAAA')).toMatchObject({
      status: 403,
      json: { code: 'SETUP_CODE_WRONG', field: 'code' },
    });
    const direct = await server.browser().call('POST /api/users', { json: FIRST });
    expect(direct.status).toBe(401);
  });

  it('refuses the commonest passwords', async () => {
    expect(await setUp(CODE, { ...FIRST, password: 'Password123' })).toMatchObject({
      status: 422,
      json: { code: 'PASSWORD_TOO_COMMON', field: 'password' },
    });
  });

  it.each([
    ['name', 'An', '3'],
    ['email', 'ana', '4'],
    ['password', 'nine long', '10'],
  ])(
    'needs what every user form wants of the %s, and counts no guess',
    async (field, text, least) => {
      for (let time = 0; time < 4; time += 1) {
        expect(await setUp(CODE, { ...FIRST, [field]: text })).toMatchObject({
          status: 422,
          json: {
            code: 'FIELD_INVALID',
            field,
            message: `${field}: at least ${least} characters.`,
          },
        });
      }
    },
  );

  it('may have a user name, and is made once with the code, however it is typed', async () => {
    const browser = server.browser();
    const reply = await browser.call('POST /api/setup', {
      json: { ...FIRST, email: ' boss ', code: CODE.toLowerCase().replaceAll('-', ' ') },
    });
    expect(reply).toMatchObject({ status: 200, json: { administrator: true, email: 'boss' } });
    expect((await browser.call('GET /api/users')).status).toBe(200);
    expect(await setUp(CODE)).toMatchObject({ status: 404, json: { code: 'SETUP_DONE' } });
    const info = await browser.call('GET /api/server');
    expect(info.json).toMatchObject({ attributes: CAREFUL_SETTINGS });
    const { text } = await browser.call('GET /api/notifications');
    const rules = JSON.parse(text) as { attributes: { alarms: string } }[];
    expect(rules.map(({ attributes }) => attributes.alarms).sort()).toEqual([
      'jamming',
      'powerCut',
      'sos',
      'tow',
    ]);
    const socket = browser.socket();
    await socket.opened;
    await browser.call('POST /api/devices', { json: { name: 'Bus', uniqueId: 'bus' } });
    const alarm = (name: string) =>
      server.engine.ingest({
        uniqueId: 'bus',
        latitude: 1,
        longitude: 2,
        attributes: { alarm: name },
      });
    await alarm('door');
    await alarm('sos');
    await waitFor(() => {
      const events = socket.frames.flatMap((frame) => frame['events'] ?? []);
      expect(events).toMatchObject([{ type: 'alarm', attributes: { alarm: 'sos' } }]);
    });
    socket.raw.close();
  });
});

describe('createSetupCode', () => {
  it('makes another one each time, without look-alikes', () => {
    const codes = Array.from({ length: 50 }, createSetupCode);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/);
  });
});
