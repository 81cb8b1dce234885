/* global AbortSignal */
// A partner's own server: it has the key, and its pages get tokens that live for minutes.
import { createServer } from 'node:http';

const { TRACKING_SERVER = 'http://127.0.0.1:8080', API_KEY = '', PORT = '3000' } = process.env;

/** Vehicles and widgets of a customer, for this server to decide: here always the same. */
const SHOWN = {
  deviceIds: (process.env.DEVICE_IDS ?? '1').split(',').map(Number),
  widgets: ['live-map', 'device-list'],
  showsName: true,
  minutes: 15,
};

async function makeToken() {
  const answer = await fetch(`${TRACKING_SERVER}/api/embed-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(SHOWN),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The tracking server answers ${answer.status}.`);
  const { token, expiresAt, key } = await answer.json();
  return { token, expiresAt, key };
}

createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/fleet-token') {
    response.writeHead(404).end();
    return;
  }
  try {
    const body = JSON.stringify(await makeToken());
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}).listen(Number(PORT), '127.0.0.1');
