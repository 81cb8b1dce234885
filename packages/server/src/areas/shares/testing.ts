import { HOUR_MS } from '@rastro/sdk/domain';
import { expect } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

export const SHOWS = {
  showsName: true,
  showsPlate: true,
  showsSpeed: true,
  showsAddress: true,
  showsTrail: true,
};
export const ENDED = { status: 401, json: { code: 'INVALID_SHARE' } };

export const listOf = ({ text }: { text: string }) => JSON.parse(text) as Record<string, unknown>[];

/** The socket of who looks, once it has said what is there. */
export async function watch(viewer: TestBrowser) {
  const socket = viewer.socket(undefined, '', '/api/shared/socket');
  await socket.opened;
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  return socket;
}

/** A server with the van and another vehicle of Bruno, who makes links; Carla has nothing. */
export async function startShares() {
  const server: TestApp = await startTestApp();
  const enter = async (email: string): Promise<TestBrowser> => {
    const browser = server.browser();
    await browser.signIn(email, ADMIN.password);
    return browser;
  };
  const userId = await server.addUser({ name: 'Bruno Lima', email: 'bruno@example.com' });
  await server.addUser({ name: 'Carla', email: 'carla@example.com' });
  const carla = await enter('carla@example.com');
  let bruno = await enter('bruno@example.com');
  let nowMs = Date.UTC(2026, 7, 21, 12);
  const make = async (name: string, json: object) => {
    const reply = await bruno.call('POST /api/devices', { json: { name, ...json } });
    return Number(reply.json['id']);
  };
  const vanId = await make('Van', {
    uniqueId: 'imei-van',
    phone: '+55 11 99999-0000',
    attributes: { 'rastro.plate': 'ABC1D23', secret: 'inside' },
  });
  const otherId = await make('Other', { uniqueId: 'imei-other' });
  const at = { latitude: -23.5, longitude: -46.6, speedKnots: 20, attributes: { pin: 'inside' } };
  await server.engine.ingest({ uniqueId: 'imei-van', ...at });
  await server.engine.ingest({ uniqueId: 'imei-other', ...at });

  const inMs = (ms: number): string => new Date(nowMs + ms).toISOString();
  const share = async (as = bruno, input: object = {}) => {
    const json = { deviceIds: [vanId], expiresAt: inMs(HOUR_MS), ...SHOWS, ...input };
    const reply = await as.call('POST /api/shares', { json });
    expect(reply.status, reply.text).toBe(200);
    return { id: Number(reply.json['id']), token: String(reply.json['token']) };
  };
  const open = async (token: string) => {
    const viewer = server.browser();
    const reply = await viewer.call('POST /api/shared/session', { json: { token } });
    return { viewer, reply };
  };
  return {
    server,
    get bruno() {
      return bruno;
    },
    carla,
    userId,
    vanId,
    otherId,
    enter,
    inMs,
    share,
    open,
    /** A link that is open already. */
    view: async (input: object = {}) => {
      const made = await share(bruno, input);
      const { viewer } = await open(made.token);
      return { ...made, viewer };
    },
    /** Time goes by; sessions that end meanwhile are begun anew. */
    wait: async (ms: number) => {
      server.wait(ms);
      nowMs += ms;
      bruno = await enter('bruno@example.com');
    },
  };
}
