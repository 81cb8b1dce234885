// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrackingClient } from './create-tracking-client';
import { aDevice } from './test-entities';
import { failure } from './test-failure';
import type { Answer, SeenCall, TestServer } from './test-server';
import { startTestServer } from './test-server';
import { TrackingError, isTrackingError } from './request/tracking-error';

let server: TestServer;
let answer: (call: SeenCall) => Answer = () => ({ body: [] });
beforeEach(async () => {
  answer = () => ({ body: [] });
  server = await startTestServer((call) => answer(call));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const client = (options: Partial<Parameters<typeof createTrackingClient>[0]> = {}) =>
  createTrackingClient({ baseUrl: server.baseUrl, ...options });

describe('failures', () => {
  it('decode the server’s JSON', async () => {
    const body = { code: 'DEVICE_NAME_TAKEN', message: 'taken', field: 'name', extra: 1 };
    answer = () => ({ status: 409, body });
    const error = await failure(client().devices.create({ name: 'A', uniqueId: '1' }));
    expect(error).toBeInstanceOf(TrackingError);
    expect(error).toMatchObject({
      kind: 'tracking',
      code: 'DEVICE_NAME_TAKEN',
      status: 409,
      message: 'taken',
      field: 'name',
      details: { extra: 1 },
    });
  });

  it.each([
    ['[S8.31]', 'users'],
    ['[S8.32]', 'shares'],
    ['[S8.33]', 'drivers'],
    ['[S8.34]', 'calendars'],
  ] as const)('%s tell whoever deletes one of the %s all that the server says', async (_, name) => {
    const body = { code: 'ALREADY_EXISTS', message: 'Still in use.', field: 'id', usedBy: [4, 9] };
    answer = () => ({ status: 409, body });
    expect(await failure(client()[name].delete(3))).toMatchObject({
      code: 'ALREADY_EXISTS',
      status: 409,
      message: 'Still in use.',
      field: 'id',
      details: { usedBy: [4, 9] },
    });
    expect(server.calls[0]).toMatchObject({ method: 'DELETE', url: `/api/${name}/3` });
  });

  it('read a plain stack trace that is labelled as JSON', async () => {
    const text = 'java.lang.SecurityException: Write access denied\n\tat org.example.A(B.java:1)';
    answer = () => ({ status: 400, text });
    const error = await failure(client().devices.delete(1));
    expect(error).toMatchObject({ code: 'WRITE_ACCESS_DENIED', message: 'Write access denied' });
    expect(error.message).not.toContain('\tat');
  });

  it.each([
    [404, '', 'HTTP_404_NOT_FOUND'],
    [502, '<html><body>Bad gateway</body></html>', 'HTTP_502_BAD_GATEWAY'],
    [400, 'Unrecognized field "x" (class org.example.Device)', 'HTTP_400_BAD_REQUEST'],
    [400, 'null', 'HTTP_400_BAD_REQUEST'],
    [400, '"User is disabled"', 'USER_IS_DISABLED'],
    [418, '[1]', 'HTTP_418'],
  ])('give a code of their own to %d with %j', async (status, text, code) => {
    answer = () => ({ status, text });
    expect((await failure(client().devices.get(1))).code).toBe(code);
  });

  it('[S7.5] succeed below 400 and fail from there', async () => {
    const get = (status: number) => {
      const fetch = async () => new Response(JSON.stringify(aDevice(3)), { status });
      return client({ fetch }).devices.get(3);
    };
    for (const status of [200, 201, 299, 399]) expect((await get(status)).id).toBe(3);
    for (const status of [400, 499, 599]) expect((await failure(get(status))).status).toBe(status);
  });

  it('say when the server does not answer', async () => {
    const { baseUrl } = server;
    await server.stop();
    const error = await failure(client({ baseUrl }).server.get());
    expect(error).toMatchObject({ code: 'CONNECTION_ERROR', status: undefined });
    expect(error.cause).toBeInstanceOf(TypeError);
    server = await startTestServer(() => 'hang');
  });

  it('say when the answer is not what the contract says', async () => {
    answer = () => ({ text: '<html>', type: 'text/html' });
    expect((await failure(client().devices.list())).code).toBe('UNEXPECTED_ANSWER');
    answer = () => ({ body: { name: 'no id' } });
    expect((await failure(client().devices.get(1))).code).toBe('UNEXPECTED_ANSWER');
  });

  it('end when they are told to, before or after they began', async () => {
    answer = () => 'hang';
    const controller = new AbortController();
    const call = failure(client().devices.list({}, { signal: controller.signal }));
    await expect.poll(() => server.calls).toHaveLength(1);
    controller.abort();
    expect((await call).code).toBe('ABORTED');
    expect((await failure(client().groups.list({}, { signal: controller.signal }))).code).toBe(
      'ABORTED',
    );
    expect(server.calls).toHaveLength(1);
  });

  it('[S7.3] [S7.4] end after 60 s at the tracking API and 30 s at the extra layer', async () => {
    vi.useFakeTimers();
    const hang: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const hanging = client({ fetch: hang });
    const codes: string[] = [];
    const note = (name: string, call: Promise<unknown>) =>
      void failure(call).then(({ code }) => codes.push(`${name} ${code}`));
    note('tracking', hanging.devices.list());
    note('extra', hanging.branding.get());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes).toEqual(['extra TIMEOUT']);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(codes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes).toEqual(['extra TIMEOUT', 'tracking TIMEOUT']);
  });

  it('tell once and for all that a session ended', async () => {
    answer = () => ({
      status: 401,
      text: 'jakarta.ws.rs.WebApplicationException: HTTP 401 Unauthorized',
    });
    const signedOut = vi.fn();
    const one = client();
    const stop = one.on('signedOut', signedOut);
    expect((await failure(one.devices.list())).code).toBe('HTTP_401_UNAUTHORIZED');
    expect(signedOut).toHaveBeenCalledTimes(1);
    stop();
    await failure(one.devices.list());
    expect(signedOut).toHaveBeenCalledTimes(1);
  });
});

describe('isTrackingError', () => {
  it('knows an error of another copy by its members', () => {
    const foreign = Object.assign(new Error('x'), { kind: 'tracking', code: 'TIMEOUT' });
    expect(isTrackingError(foreign)).toBe(true);
    expect(isTrackingError(foreign, 'TIMEOUT')).toBe(true);
    expect(isTrackingError(foreign, 'ABORTED')).toBe(false);
    for (const other of [null, 'TIMEOUT', new Error('x'), { kind: 'tracking' }]) {
      expect(isTrackingError(other)).toBe(false);
    }
  });
});

it.each(['fleet.example', 'ftp://fleet.example', 'https://', 'https://fleet.example/api/'])(
  'refuses a base address when the client is made: %s',
  (baseUrl) => {
    expect(() => createTrackingClient({ baseUrl })).toThrow('such as https://fleet.example.');
  },
);
it.each(['', '/fleet', 'https://fleet.example/', 'http://127.0.0.1:8080/tracking'])(
  'takes a base address: "%s"',
  (baseUrl) => {
    expect(createTrackingClient({ baseUrl }).baseUrl).toBe(baseUrl.replace(/\/$/, ''));
  },
);
