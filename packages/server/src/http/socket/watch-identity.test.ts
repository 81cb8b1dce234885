import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../ground/sessions/sessions.service';
import type { Token } from '../../ground/credentials/tokens.service';
import { createCredentialEnds } from '../../upstream/credential-ends';
import type { UpstreamResponse } from '../../upstream/upstream';
import { createLog } from '../create-log';
import type { Identity } from '../../ground/identity/identity';
import { watchIdentity } from './watch-identity';

const NOW = Date.UTC(2026, 7, 21, 12);
const session: Session = {
  id: 1,
  hash: 'h',
  userId: 5,
  startedBy: 'password',
  expiresAt: NOW + 1,
  madeWith: null,
  foreignTokens: undefined,
  byUserId: undefined,
};
const token: Token = {
  id: 2,
  hash: 't',
  name: '',
  userId: 5,
  createdAt: NOW,
  lastUsedAt: null,
  expiresAt: NOW + 30_000,
  foreignTokens: undefined,
};
const bySession: Identity = { kind: 'session', userId: 5, session };
const byToken: Identity = { kind: 'token', userId: 5, token };
const good: UpstreamResponse = { status: 200, body: '{}' };

const watch = (identity: Identity, { found = true, user = good, isDue = false } = {}) => {
  const onEnded = vi.fn();
  const ended: ((hash: string) => void)[] = [];
  const ends = createCredentialEnds();
  const stop = watchIdentity(identity, {
    sessions: { findByHash: async () => (found ? session : undefined) },
    terms: { isDue: async () => isDue },
    entered: { isAllowed: async () => true },
    tokens: { find: async () => undefined, findByHash: async () => (found ? token : undefined) },
    credentials: {
      onEnded: (listener) => {
        ended.push(listener);
        return () => ended.splice(0);
      },
    },
    upstream: {
      send: async () => user,
      verifyToken: async () => ({ status: 401, message: '' }),
      onCredentialsEnded: ends.listen,
    },
    clock: () => NOW,
    log: createLog('silent'),
    onEnded,
  });
  return {
    onEnded,
    stop,
    endAll: ends.notify,
    signOut: (hash: string) => ended.forEach((tell) => tell(hash)),
  };
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

  it('ends at once with all of the account, unless it is the one that stays', () => {
    const { onEnded, endAll } = watch(bySession);
    endAll({ userId: 6 });
    endAll({ userId: 5, keeps: { credential: 'h' } });
    expect(onEnded).not.toHaveBeenCalled();
    endAll({ userId: 5, keeps: { credential: 'another' } });
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it.each([
    ['has expired', { found: false }],
    ['waits for its terms to be accepted', { isDue: true }],
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
