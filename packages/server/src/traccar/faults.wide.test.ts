import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultMode } from './testing/fault-proxy';
import { listen } from './testing/front';
import { signInAt, useFront } from './testing/use-front';
import { waitFor } from '../testing/wait-for';

/** A probe waits three seconds and follows a second after the one before. */
const IN_TIME = { timeout: 15_000, interval: 20 };

const at = useFront();
let adminId: number;
beforeEach(async () => {
  adminId = await signInAt(at.front, at.elsewhere.admin);
});

const get = (path: string) =>
  at.front.upstream.send(
    { method: 'GET', path, query: new URLSearchParams() },
    { actor: { userId: adminId } },
  );

const comesBack = async (): Promise<void> => {
  await at.proxy.set({ kind: 'pass' });
  await waitFor(async () => expect((await get('/session')).status).toBe(200), IN_TIME);
};

const GONE: FaultMode[] = [
  { kind: 'refuse' },
  { kind: 'reset' },
  { kind: 'gateway', status: 502 },
  { kind: 'gateway', status: 503 },
];

describe('a tracking server that is gone', () => {
  it.each(GONE)(
    'by $kind $status is away for calls and sign-ins, and back by itself',
    async (mode) => {
      await at.proxy.set(mode);
      expect(await get('/devices')).toMatchObject({ status: 503, fault: 'away' });
      const signIn = await at.front.upstream.signIn(at.elsewhere.admin);
      expect(signIn).toMatchObject({ status: 503, fault: 'away' });
      const token = await at.front.upstream.verifyToken('any');
      expect(token).toMatchObject({ status: 503, fault: 'away' });
      const socket = await at.front.upstream.openSocket({ userId: adminId }, () => undefined);
      expect(socket).toMatchObject({ status: 503, fault: 'away' });
      await comesBack();
    },
  );

  it('is asked by nobody but the probe, however many call', async () => {
    const listener = await listen(at.front, adminId);
    await at.proxy.set({ kind: 'half-open' });
    const waiting = Promise.all(Array.from({ length: 20 }, () => get('/devices')));
    // All who wait are answered as soon as the probe has found out.
    const answers = await waiting;
    expect(answers.map(({ fault }) => fault)).toEqual(Array(20).fill('away'));
    expect(listener.losses).toBe(1);
    await at.proxy.set({ kind: 'pass' });
    at.proxy.takeRequests();
    const refused = await Promise.all(Array.from({ length: 20 }, () => get('/devices')));
    expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(503));
    expect(at.proxy.takeRequests().filter((head) => !head.includes('/api/server'))).toEqual([]);
    await comesBack();
  });

  it('leaves sessions as they are: nobody is signed out', async () => {
    at.proxy.forgetSessions();
    await at.proxy.set({ kind: 'refuse' });
    expect(await get('/devices')).toMatchObject({ status: 503 });
    await comesBack();
    expect((await get('/devices')).status).toBe(200);
  });

  it('tells who listens at once, and takes them again when it is back', async () => {
    const listeners = await Promise.all([listen(at.front, adminId), listen(at.front, adminId)]);
    await at.proxy.set({ kind: 'refuse' });
    await waitFor(() => expect(listeners.map(({ losses }) => losses)).toEqual([1, 1]), IN_TIME);
    await comesBack();
    const again = await listen(at.front, adminId);
    expect(again.frames).toHaveLength(1);
    again.socket.close();
  });

  it('is written to the log once when it goes and once when it is back', async () => {
    await at.proxy.set({ kind: 'refuse' });
    await Promise.all([get('/devices'), get('/groups'), get('/users')]);
    await comesBack();
    const words = at.front.logged.map(({ message }) => message);
    const about = words.filter((text) => /is away|is back/.test(text));
    expect(about).toEqual(['the tracking server is away', 'the tracking server is back']);
  });
});

describe('a tracking server that is slow', () => {
  it('is waited for, and other calls are not refused meanwhile', async () => {
    await at.proxy.set({ kind: 'slow', delayMs: 400 });
    const answers = await Promise.all([get('/devices'), get('/session'), get('/groups')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('an answer that is cut off', () => {
  it.each([12, 120, 400])('after %i bytes is no answer', async (afterBytes) => {
    await at.proxy.set({ kind: 'truncate', afterBytes });
    expect(await get('/session')).toMatchObject({ status: 503, fault: 'away', body: /\w/ });
    await comesBack();
  });
});
