import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateRows } from '../../../http/gate/gate-rows';
import { ENDED, listOf, startShares } from '../testing';

let world: Awaited<ReturnType<typeof startShares>>;
let key: { id: number; token: string };
const SHOP = 'https://shop.example';
/** `HOSTILE_CALLS=30000` makes more of it. */
const CALLS = Number(process.env['HOSTILE_CALLS'] ?? 2_000);

const makeKey = async (input: object = {}) => {
  const json = {
    name: 'Shop',
    expiresAt: world.inMs(30 * DAY_MS),
    mayEmbed: true,
    origins: SHOP,
    ...input,
  };
  const reply = await world.bruno.call('POST /api/keys', { json });
  expect(reply.status, reply.text).toBe(200);
  return { id: Number(reply.json['id']), token: String(reply.json['token']) };
};
const bearer = (token: string, more: object = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...more },
});
const ask = (token: string, line: string, more: object = {}) =>
  world.server.browser().call(line, bearer(token, more));
const embed = (input: object = {}, by = key.token) =>
  world.server.browser().call('POST /api/embed-tokens', {
    ...bearer(by),
    json: { deviceIds: [world.vanId], widgets: ['live-map'], showsName: true, ...input },
  });
const tokenOf = async (input: object = {}) => String((await embed(input)).json['token']);

beforeAll(async () => {
  world = await startShares();
  key = await makeKey();
});
afterAll(() => world.server.stop());

describe('a token for a page', () => {
  it('is made with a key that may, and shows of its vehicles what it names', async () => {
    const made = await embed();
    expect(made).toMatchObject({
      status: 201,
      json: {
        expiresAt: world.inMs(15 * MINUTE_MS),
        key: expect.stringMatching(/^[\w-]{16}$/) as string,
      },
    });
    const token = String(made.json['token']);
    const devices = await ask(token, 'GET /api/shared/devices', { origin: SHOP });
    expect(listOf(devices)).toEqual([expect.objectContaining({ id: world.vanId, name: 'Van' })]);
    expect(devices.headers.get('access-control-allow-origin')).toBe(SHOP);
    const fixes = await ask(token, 'GET /api/shared/positions', { origin: SHOP });
    for (const { text } of [devices, fixes]) {
      expect(text).not.toMatch(/inside|imei|99999|"speed"|address|ABC1D23|Other/);
    }
    const told = await ask(token, 'GET /api/shared/session');
    expect(told.json).toMatchObject({ remainingMs: 15 * MINUTE_MS, sharedBy: 'Bruno Lima' });
  });

  it('is made by the request of docs/embedding.md, as it stands there', async () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../../../../docs/embedding.md'),
      'utf8',
    );
    const [, head = '', body = ''] = /```http\n([\s\S]+?)\n\n([\s\S]+?)```/.exec(page) ?? [];
    const [line = '', ...rest] = head.replace('YOUR-KEY', key.token).split('\n');
    const headers = Object.fromEntries(
      rest.map((header) => header.split(/: (.*)/)).filter(([name]) => name !== 'Host'),
    ) as Record<string, string>;
    const made = await world.server.browser().call(line.replace(' HTTP/1.1', ''), {
      headers,
      body: body.replace('[7]', `[${world.vanId}]`),
    });
    expect(made, made.text).toMatchObject({ status: 201 });
    expect(Object.keys(made.json).sort()).toEqual(['expiresAt', 'key', 'token']);
  });

  it('answers what its widgets need, and nothing else', async () => {
    const trail = `GET /api/shared/positions?deviceId=${world.vanId}&from=${world.inMs(-MINUTE_MS)}`;
    const live = await tokenOf({ showsTrail: true });
    expect((await ask(live, trail)).status).toBe(403);
    const history = await tokenOf({ showsTrail: true, widgets: ['route-history'] });
    expect((await ask(history, trail)).status).toBe(200);
    expect((await ask(history, 'GET /api/shared/positions')).status).toBe(403);
    expect((await ask(history, 'POST /api/shared/socket-tickets')).status).toBe(403);
  });

  it('opens a socket by a ticket, once, from its sites, and that ends with the key', async () => {
    const other = await makeKey();
    const token = String((await embed({}, other.token)).json['token']);
    const ticketOf = async () =>
      String(
        (await ask(token, 'POST /api/shared/socket-tickets', { origin: SHOP })).json['ticket'],
      );
    const open = (ticket: string, origin = SHOP) =>
      world.server.browser().socket({ origin }, `?ticket=${ticket}`, '/api/shared/socket');
    const ticket = await ticketOf();
    await expect(open(ticket, 'https://evil.example').opened).rejects.toThrow('403');
    const again = await ticketOf();
    const socket = open(again);
    await socket.opened;
    await expect(open(again).opened).rejects.toThrow('401');
    await world.bruno.call(`DELETE /api/keys/${other.id}`);
    expect(await socket.closed).toBe(4401);
    expect(await ask(token, 'GET /api/shared/devices')).toMatchObject(ENDED);
  });

  it('is shown by pages of its sites alone', async () => {
    const token = await tokenOf();
    for (const origin of ['https://evil.example', 'null', 'http://shop.example']) {
      const reply = await ask(token, 'GET /api/shared/devices', { origin });
      expect(reply).toMatchObject({ status: 403, json: { code: 'FOREIGN_ORIGIN' } });
    }
    const preflight = await world.server.browser().call('OPTIONS /api/shared/devices', {
      headers: {
        origin: SHOP,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('ends by itself, within the life of its key', async () => {
    const token = await tokenOf({ minutes: 1 });
    world.server.wait(MINUTE_MS);
    expect(await ask(token, 'GET /api/shared/devices')).toMatchObject(ENDED);
    await world.wait(0);
  });

  it.each([
    ['a vehicle that is not there', { deviceIds: [4711] }, 422],
    ['no vehicle', { deviceIds: [] }, 422],
    ['a widget that is none', { widgets: ['everything'] }, 422],
    ['no widget', { widgets: [] }, 422],
    ['a site that the key does not name', { origins: ['https://evil.example'] }, 422],
    ['a life too long', { minutes: 600 }, 422],
  ])('is refused for %s', async (_, input, status) => {
    expect((await embed(input)).status).toBe(status);
  });

  it('is made with a key that may, by nobody else', async () => {
    const reads = await makeKey({ mayEmbed: false, reads: 'devices' });
    expect((await embed({}, reads.token)).json.code).toBe('KEY_SCOPE_MISSING');
    expect((await embed({}, 'wrong')).status).toBe(401);
    const json = { deviceIds: [world.vanId], widgets: ['live-map'] };
    expect((await world.bruno.call('POST /api/embed-tokens', { json })).status).toBe(401);
    expect((await embed({}, await tokenOf())).status).toBe(401);
  });
});

describe('whoever has a token of a link or a page', () => {
  it(
    'gets nothing beyond it, however it is asked',
    async () => {
      const [page, link] = [await tokenOf(), (await world.share()).token];
      const junk = [`deviceId=${world.otherId}`, 'all=true', 'userId=1', `id=${world.otherId}`, ''];
      const lines = [
        ...gateRows.map(({ method, template }) => `${method} /api${template}`),
        ...gateRows.map(({ method, template }) => `${method} /api/shared${template}`),
        ...['session', 'devices', 'positions', 'geofences', 'arrivals'].map(
          (path) => `GET /api/shared/${path}`,
        ),
      ];
      const leaks = /inside|imei-|99999|Other|ABC1D23.*uniqueId|"email"|"phone"/;
      let answered = 0;
      for (let start = 0; start < CALLS; start += 50) {
        const replies = await Promise.all(
          Array.from({ length: 50 }, (_, index) => {
            const line = lines[(start + index) % lines.length] ?? '';
            const number = index % 2 ? world.vanId : world.otherId;
            const path = line.replace(/\{\w+\}/g, String(number));
            const search = junk[(start + index) % junk.length] ?? '';
            const json = path.startsWith('GET') ? {} : { json: { id: number, deviceId: number } };
            return world.server.browser().call(search === '' ? path : `${path}?${search}`, {
              ...bearer(index % 3 ? page : link),
              ...json,
            });
          }),
        );
        for (const { status, text } of replies) {
          expect(text).not.toMatch(leaks);
          expect([200, 201, 204, 400, 401, 403, 404, 405, 422, 429]).toContain(status);
          if (status < 300) answered += 1;
        }
      }
      expect(answered).toBeGreaterThan(0);
      expect(listOf(await ask(page, 'GET /api/shared/devices'))).toHaveLength(1);
    },
    Math.max(120_000, CALLS * 20),
  );
});
