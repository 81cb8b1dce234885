import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpstreamResponse } from '../../upstream/upstream';
import { createLog } from '../create-log';
import type { Identity } from '../identity';
import { watchIdentity } from './watch-identity';

const NOW = Date.UTC(2026, 7, 21, 12);
const session = { tokenHash: 'h', userId: 5, kind: 'password', expiresAt: NOW + 1 } as const;
const bySession: Identity = { kind: 'session', userId: 5, session };
const byToken: Identity = { kind: 'token', userId: 5, token: 't', expiresAt: NOW + 30_000 };
const good: UpstreamResponse = { status: 200, body: '{}' };

const watch = (identity: Identity, { found = true, user = good } = {}) => {
  const onEnded = vi.fn();
  const ended: ((hash: string) => void)[] = [];
  const stop = watchIdentity(identity, {
    sessions: {
      findByHash: async () => (found ? session : undefined),
      onEnded: (listener) => {
        ended.push(listener);
        return () => ended.splice(0);
      },
    },
    upstream: {
      send: async () => user,
      verifyToken: async () => ({ userId: 5, expiresAt: NOW + 30_000 }),
    },
    clock: () => NOW,
    log: createLog('silent'),
    onEnded,
  });
  return { onEnded, stop, signOut: (hash: string) => ended.forEach((tell) => tell(hash)) };
};

describe('watchIdentity', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves a good session alone, until it is signed out', async () => {
    const { onEnded, signOut } = watch(bySession);
    await vi.advanceTimersByTimeAsync(300_000);
    signOut('of somebody else');
    expect(onEnded).not.toHaveBeenCalled();
    signOut('h');
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it.each([
    ['has expired', { found: false }],
    ['has an account that is disabled or gone', { user: { status: 401, body: '' } }],
  ])('ends a session within a minute that %s', async (_why, options) => {
    const { onEnded } = watch(bySession, options);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('forgives a tracking service that fails', async () => {
    const { onEnded } = watch(bySession, { user: { status: 500, body: '' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('ends a token at its end, and nothing after it was stopped', async () => {
    const first = watch(byToken);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(first.onEnded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(first.onEnded).toHaveBeenCalledOnce();
    first.stop();
    const second = watch(byToken, { user: { status: 401, body: '' } });
    second.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(second.onEnded).not.toHaveBeenCalled();
  });
});
