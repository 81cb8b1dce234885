import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTrackingClient } from '@rastro/sdk/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFleet } from './read-fleet';

/** A tracking server of before 6.14, which lists no links. */
let server: Server;
beforeAll(async () => {
  const people = { id: 1, name: 'Rui', email: 'rui@b.example', attributes: {} };
  const devices = [
    { id: 7, name: 'Van', uniqueId: 'van', groupId: 0, attributes: {} },
    { id: 8, name: 'Gone', uniqueId: 'deleted-8-1', groupId: 0, attributes: {} },
  ];
  const answers: Record<string, unknown> = {
    '/api/users': [people, { ...people, id: 2, email: 'guest', temporary: true }],
    '/api/devices?all=true': devices,
    '/api/devices?userId=1': [devices[0]],
  };
  server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/api/permissions')) return void response.writeHead(405).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[url] ?? []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('asks each owner where links cannot be listed, and leaves out what is no thing to take over', async () => {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { things, links } = await readFleet(createTrackingClient({ baseUrl }));
  const named = [...things].flatMap(([kind, all]) => all.map(({ id }) => `${kind.member} ${id}`));
  expect(named).toEqual(['devices 7', 'users 1']);
  const linked = links.filter(({ pairs }) => pairs.length > 0);
  expect(linked.map(({ owner, side, pairs }) => [owner.member, side, pairs])).toEqual([
    ['users', 'deviceId', [[1, 7]]],
  ]);
});
