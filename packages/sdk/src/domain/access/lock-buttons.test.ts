import { expect, it } from 'vitest';
import { hasLockButtons } from './lock-buttons';

const owner = (value: unknown) => ({ attributes: { 'acme.lockButtons': value } });

it('shows the buttons that lock unless the account, else the server, says otherwise', () => {
  const of = (user: unknown, server: unknown, prefix = 'acme') =>
    hasLockButtons({ user: owner(user), server: owner(server), prefix });
  expect(of(undefined, undefined)).toBe(true);
  expect(of(undefined, false)).toBe(false);
  expect(of(undefined, 'false')).toBe(false);
  expect(of(true, 'false')).toBe(true);
  expect(of(false, true)).toBe(false);
  const forcing = { ...owner(true), forceSettings: true };
  expect(hasLockButtons({ user: owner(false), server: forcing, prefix: 'acme' })).toBe(true);
  expect(of('no', 0)).toBe(true);
  expect(of(false, false, 'other')).toBe(true);
  expect(hasLockButtons({ user: null, server: undefined, prefix: 'acme' })).toBe(true);
});
