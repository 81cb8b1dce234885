import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeUser } from '../../testing';
import { createTestServer } from '../testing';
import { useAccess } from './use-access';

const open = (user: ReturnType<typeof makeUser> | null) =>
  renderHook(() => useAccess(), { wrapper: createTestServer({ user }).wrapper() }).result;

it('allows nothing until it is known who asks', async () => {
  const check = open(makeUser({ administrator: true }));
  expect(check.current('read', 'devices')).toEqual({ allowed: false, rule: null });
  await waitFor(() => expect(check.current('read', 'devices').allowed).toBe(true));
});

it('answers with the rule that refuses', async () => {
  const check = open(makeUser({ disableReports: true }));
  await waitFor(() => expect(check.current('read', 'devices').allowed).toBe(true));
  expect(check.current('read', 'reports')).toEqual({
    allowed: false,
    rule: 'ACCOUNT_WITHOUT_REPORTS',
  });
});
