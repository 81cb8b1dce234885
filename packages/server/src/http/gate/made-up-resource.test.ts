import { choice, collectResources, defineResource, id, moment } from '@rastro/sdk/contract';
import { number, owned, reference, resources, text } from '@rastro/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import type { Upstream, UpstreamResponse } from '../../upstream/upstream';
import { ADMIN, startTestApp, type TestApp, type TestBrowser, type TestDoor } from '../testing';
import { gateRows, listGateRows } from './gate-rows';

/** All that is written by hand of it on this side. */
const trailer = defineResource({
  name: 'Trailer',
  path: '/trailers',
  area: 'maintenance',
  query: owned({ deviceId: 'int' }),
  members: {
    id: id(),
    name: text({ required: true }),
    deviceId: reference('Device', { required: true }),
    worn: number({ unit: 'metres', min: 0 }),
    side: choice(['left', 'right'], { default: 'left' }),
    mountedAt: moment(),
    pressure: number({ writtenBy: 'server' }),
  },
});
const rows = listGateRows(collectResources({ ...resources, trailers: trailer }));
const TRAILER = { id: 1, name: 'First', deviceId: 7, worn: 0, side: 'left', mountedAt: null };

let server: TestApp;
let door: TestDoor;
let ana: TestBrowser;
let reader: TestBrowser;
/** Calls about trailers that reached the tracking API. */
let sent: { line: string; body?: unknown }[] = [];

/** A tracking API that has trailers too: one, which only those it belongs to see. */
const withTrailers = (upstream: Upstream): Upstream => {
  const answer = (method: string, path: string, body?: unknown): UpstreamResponse => {
    sent.push({ line: `${method} ${path}`, body });
    if (path.endsWith('/2')) return { status: 400, body: 'Trailer access denied' };
    if (method === 'DELETE') return { status: 204, body: null };
    const one = { ...TRAILER, ...(body as object) };
    return { status: 200, body: JSON.stringify(path === '/trailers' && !body ? [one] : one) };
  };
  return {
    ...upstream,
    send: async (request, context) =>
      request.path.startsWith('/trailers')
        ? answer(request.method, `${request.path}`, request.body)
        : upstream.send(request, context),
    change: async (path, merge, context) =>
      path.startsWith('/trailers')
        ? answer('PUT', path, merge(TRAILER))
        : upstream.change(path, merge, context),
  };
};

beforeAll(async () => {
  server = await startTestApp();
  await server.addUser({ name: 'Rui', email: 'rui@example.com', readonly: true });
  door = await openProductDoor(withTrailers(server.engine.upstream), server.database, { rows });
  [ana, reader] = [door.browser(), door.browser()];
  await ana.signIn(ADMIN.email, ADMIN.password);
  await reader.signIn('rui@example.com', ADMIN.password);
});
afterAll(async () => {
  await door.stop();
  await server.stop();
});

const call = async (as: TestBrowser, line: string, json?: object) => {
  sent = [];
  return as.call(line, json && { json });
};

describe('a made-up resource at the gate', () => {
  it('has the rows of its description, and no more', () => {
    const made = rows.filter(({ template }) => template.startsWith('/trailers'));
    expect(made.map(({ method, template }) => `${method} ${template}`)).toEqual([
      ...['GET /trailers', 'GET /trailers/{id}', 'POST /trailers'],
      ...['PUT /trailers/{id}', 'PATCH /trailers/{id}', 'DELETE /trailers/{id}'],
    ]);
    expect(rows.length).toBe(gateRows.length + made.length);
  });

  it('is listed, read, made, changed and deleted', async () => {
    expect((await call(ana, 'GET /api/trailers?deviceId=7')).text).toContain('First');
    // Left out, it would list more than was meant.
    expect((await call(ana, 'GET /api/trailers?colour=black')).json).toMatchObject({
      code: 'QUERY_INVALID',
      field: 'colour',
    });
    expect((await call(ana, 'GET /api/trailers/1')).json).toMatchObject({ name: 'First' });
    const { id: _, ...whole } = TRAILER;
    expect((await call(ana, 'POST /api/trailers', whole)).status).toBe(200);
    expect((await call(ana, 'PUT /api/trailers/1', { ...TRAILER, worn: 5 })).status).toBe(200);
    expect((await call(ana, 'PATCH /api/trailers/1', { worn: 6 })).json).toMatchObject({ worn: 6 });
    expect(sent.at(-1)).toEqual({ line: 'PUT /trailers/1', body: { ...TRAILER, worn: 6 } });
    expect((await call(ana, 'DELETE /api/trailers/1')).status).toBe(204);
  });

  it.each([
    ['POST /api/trailers', { name: 'A', colour: 'black' }, 'colour'],
    ['PATCH /api/trailers/1', { pressure: 8 }, 'pressure'],
  ])('is refused by the member that is wrong: %s', async (line, json, field) => {
    const reply = await call(ana, line, json);
    expect(reply).toMatchObject({ status: 400, json: { code: 'FIELD_UNKNOWN', field } });
    expect(sent).toEqual([]);
  });

  it('is refused to who may not, and is not there for who does not see it', async () => {
    const refused = await call(reader, 'DELETE /api/trailers/1');
    expect(refused).toMatchObject({ status: 403, json: { code: 'ACCOUNT_IS_READONLY' } });
    expect(sent).toEqual([]);
    expect((await call(reader, 'GET /api/trailers/1')).status).toBe(200);
    expect(await call(ana, 'GET /api/trailers/2')).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND', message: expect.stringContaining('no such trailer') },
    });
    expect((await call(door.browser(), 'GET /api/trailers')).status).toBe(401);
  });

  it('stands in the document of the API', async () => {
    const docs = (await call(ana, 'GET /api/docs')).json as Record<string, never> & {
      paths: Record<string, object>;
      components: { schemas: Record<string, { properties: object }> };
    };
    expect(Object.keys(docs.paths['/trailers/{id}'] ?? {})).toEqual([
      ...['get', 'put', 'patch', 'delete'],
    ]);
    expect(docs.components.schemas['Trailer']?.properties).toMatchObject({
      deviceId: { description: expect.stringContaining('Device') },
      worn: { description: 'In metres.', minimum: 0 },
      side: { enum: ['left', 'right'] },
      pressure: { readOnly: true },
    });
  });

  it('opens no door where the product is to keep it and nobody answers', async () => {
    const tug = defineResource({
      name: 'Tug',
      path: '/tugs',
      area: 'maintenance',
      ownedByProduct: true,
      members: { id: id(), name: text() },
    });
    const withTugs = listGateRows(collectResources({ ...resources, tugs: tug }));
    await expect(
      openProductDoor(server.engine.upstream, server.database, { rows: withTugs }),
    ).rejects.toThrow('Tug is kept by the product and nobody answers');
  });
});
