// @vitest-environment node
import type { TrackingClient } from '@rastro/sdk/client';
import { TrackingError } from '@rastro/sdk/client';
import { expect, it } from 'vitest';
import { createAppSession } from './create-app-session';

/** A client whose calls are answered one by one. */
function createSlowClient() {
  const asked: string[] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const call = (name: string, value: unknown) => () => {
    asked.push(name);
    return new Promise((resolve, reject) =>
      answers.push((error) => (error === undefined ? resolve(value) : reject(error))),
    );
  };
  const client = {
    server: { get: call('server', { newServer: false }) },
    session: { get: call('session', { id: 1 }) },
  } as unknown as Pick<TrackingClient, 'server' | 'session'>;
  return { client, asked, answers };
}

it('[S2.35] [S4.2] asks for the server first and for the session when it is there', async () => {
  const { client, asked, answers } = createSlowClient();
  const session = createAppSession(client);
  const loading = session.loadInOrder();
  // The guard asks for the same meanwhile.
  const guarding = session.loadServer();
  expect(asked).toEqual(['server']);
  answers[0]?.();
  await guarding;
  expect(session.getSnapshot()).toMatchObject({ server: 'ready', session: 'unknown' });
  await Promise.resolve();
  expect(asked).toEqual(['server', 'session']);
  answers[1]?.();
  await loading;
  expect(session.getSnapshot()).toMatchObject({ session: 'ready', user: { id: 1 } });
});

it('does not ask a server that is away who is signed in', async () => {
  const { client, asked, answers } = createSlowClient();
  const session = createAppSession(client);
  const loading = session.loadInOrder();
  answers[0]?.(new TrackingError({ code: 'CONNECTION_ERROR' }));
  await loading;
  expect(asked).toEqual(['server']);
  expect(session.getSnapshot()).toMatchObject({ server: 'failed', session: 'unknown' });
});
