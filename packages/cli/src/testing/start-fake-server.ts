import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mergePatch } from '@rastro/sdk/domain';
import { createFakeBulk } from './fake-bulk';

type Entity = Record<string, unknown> & { id: number };

/** Handler by which a test intercepts a call: answers it, loses its answer, or observes it. */
export type Meddle = (call: {
  method: string;
  path: string;
  body: Entity | null;
  response: ServerResponse;
  /** Carries the call out and cuts the connection. */
  lose: () => void;
}) => void;

/** Returns null for each field sent: those that a PATCH removes stay null. */
const cleared = (sent: Entity | null): Record<string, null> =>
  Object.fromEntries(Object.keys(sent ?? {}).map((name) => [name, null]));

/** The few calls of the tracking API that the commands need, in memory. */
export async function startFakeServer(user: Record<string, unknown> = {}) {
  const areas = new Map<string, Map<number, Entity>>();
  const areaOf = (name: string): Map<number, Entity> => {
    const all = areas.get(name) ?? new Map<number, Entity>();
    areas.set(name, all);
    return all;
  };
  const [devices, groups, notifications] = ['devices', 'groups', 'notifications'].map(areaOf) as [
    Map<number, Entity>,
    Map<number, Entity>,
    Map<number, Entity>,
  ];
  const calls: string[] = [];
  let lastId = 0;
  let meddle: Meddle = () => undefined;

  const store = (all: Map<number, Entity>, body: Entity): Entity => {
    const entity = { ...body, id: body.id ?? (lastId += 1) };
    all.set(entity.id, entity);
    return entity;
  };

  /** A call that the server makes of its own door, as for each thing of a bulk change. */
  const perform = (method: string, path: string, body: Entity | null): [number, unknown] => {
    calls.push(`${method} /api${path}`);
    let met: [number, unknown] | undefined;
    let status = 200;
    const response = {
      writeHead: (code: number) => void (status = code),
      end: (text = 'null') => void (met = [status, JSON.parse(text)]),
    } as unknown as ServerResponse;
    meddle({ method, path, body, response, lose: () => undefined });
    return met ?? answer(method, new URL(`/api${path}`, 'http://a'), body);
  };
  const bulk = createFakeBulk(areaOf, perform);

  const answer = (method: string, url: URL, sent: Entity | null): [number, unknown] => {
    const [, , area, id] = url.pathname.split('/');
    if (area === 'session') {
      return [200, { id: 1, name: 'Ana', email: 'ana@a', administrator: true, ...user }];
    }
    if (area === 'server') {
      const attributes = { 'rastro.enableBilling': true };
      return [200, { id: 1, registration: false, attributePrefix: 'rastro', attributes }];
    }
    if (area === 'bulk-changes') return bulk.answer(method, url, sent);
    const all = areaOf(area ?? '');
    if (method === 'GET' && id !== undefined) {
      const found = all.get(Number(id));
      return found ? [200, found] : [404, { code: 'DEVICE_NOT_FOUND', message: 'Gone.' }];
    }
    if (method === 'GET') {
      const wanted = url.searchParams.getAll('uniqueId');
      const list = [...all.values()];
      const isWanted = (one: Entity) => wanted.includes(String(one['uniqueId']));
      return [200, wanted.length > 0 ? list.filter(isWanted) : list];
    }
    if (method === 'DELETE') return [all.delete(Number(id)) ? 204 : 404, null];
    const found = all.get(Number(id));
    const body =
      method === 'PATCH' ? { ...cleared(sent), ...(mergePatch(found, sent) as Entity) } : sent;
    const isTaken = [...all.values()].some(
      (other) =>
        area === 'devices' && other['uniqueId'] === body?.['uniqueId'] && other.id !== body?.id,
    );
    if (isTaken) return [409, { code: 'ALREADY_EXISTS', message: 'Taken.', field: 'uniqueId' }];
    return body ? [200, store(all, body)] : [400, null];
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = text === '' ? null : (JSON.parse(text) as Entity);
    const url = new URL(request.url ?? '', 'http://a');
    const { method = '' } = request;
    calls.push(`${method} ${url.pathname}${url.search}`);
    const path = url.pathname.slice('/api'.length);
    const lose = () => {
      answer(method, url, body);
      request.socket.destroy();
    };
    meddle({ method, path, body, response, lose });
    if (response.writableEnded || request.socket.destroyed) return;
    const [status, json] = answer(method, url, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(json));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    devices,
    groups,
    notifications,
    calls,
    meddleWith: (next: Meddle) => void (meddle = next),
    add: (entity: Record<string, unknown>) => store(devices, entity as Entity),
    areaOf,
    addGroup: (entity: Record<string, unknown>) => store(groups, entity as Entity),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A running fake. */
export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>;
