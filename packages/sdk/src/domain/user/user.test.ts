import { describe, expect, it } from 'vitest';
import { isListedUser } from './is-listed-user';
import { resolveAccountUnits } from './resolve-account-units';
import { resolveUserRole } from './user-role';
import { EXPIRES_SOON_MS, resolveUserState } from './user-state';

const NOW = Date.parse('2026-11-23T12:00:00Z');

describe('resolveUserRole', () => {
  it.each([
    [{ administrator: true, readonly: true }, 'administrator'],
    [{ readonly: true, userLimit: -1 }, 'readonly'],
    [{ userLimit: -1 }, 'manager'],
    [{ userLimit: 3 }, 'manager'],
    [{}, 'user'],
  ])('of %j is %s', (user, role) => {
    const plain = { administrator: false, readonly: false, userLimit: 0 };
    expect(resolveUserRole({ ...plain, ...user })).toBe(role);
  });
});

it('lists of users leave out guests of shared links [S6.15]', () => {
  expect(isListedUser({ temporary: false, attributes: {} })).toBe(true);
  expect(isListedUser({ temporary: true, attributes: {} })).toBe(false);
  expect(isListedUser({ temporary: false, attributes: { isShared: true } })).toBe(false);
  expect(isListedUser({ temporary: true, attributes: { isDemo: true } })).toBe(true);
  expect(isListedUser({ temporary: true, attributes: { isDemo: 'true' } })).toBe(false);
});

describe('resolveUserState', () => {
  const stateOf = (endsInMs: number | null, disabled = false) => {
    const expirationTime = endsInMs === null ? null : new Date(NOW + endsInMs).toISOString();
    return resolveUserState({ disabled, expirationTime }, NOW);
  };
  it('[S4.58] says whether an account is open, disabled or suspended, and whether it ends soon', () => {
    expect(stateOf(null)).toBe('active');
    expect(stateOf(EXPIRES_SOON_MS + 1)).toBe('active');
    expect(stateOf(EXPIRES_SOON_MS)).toBe('expiresSoon');
    expect(stateOf(1)).toBe('expiresSoon');
    expect(stateOf(0)).toBe('expired');
    expect(stateOf(null, true)).toBe('disabled');
    expect(stateOf(0, true)).toBe('disabled');
    const open = { disabled: false, expirationTime: null };
    expect(resolveUserState(open, NOW, true)).toBe('suspended');
    expect(resolveUserState({ ...open, disabled: true }, NOW, true)).toBe('disabled');
  });
});

describe('resolveAccountUnits', () => {
  const unitsOf = (locale: string, user = {}, server = {}) =>
    resolveAccountUnits({ attributes: user }, { attributes: server }, locale).units;
  it('counts in miles in the English of the United States, where neither account nor server says', () => {
    expect(unitsOf('en-US')).toEqual({ speed: 'mph', distance: 'mi' });
    expect(unitsOf('pt-BR')).toEqual({});
    expect(unitsOf('es')).toEqual({});
  });
  it('takes the zone and the units of the brand where neither account nor server says', () => {
    const brand = { timeZone: 'America/Manaus', speedUnit: 'kn' as const };
    const of = (user: object, server: object) =>
      resolveAccountUnits(
        { attributes: { ...user } },
        { attributes: { ...server } },
        'pt-BR',
        brand,
      );
    expect(of({}, {})).toEqual({ units: { speed: 'kn' }, timeZone: 'America/Manaus' });
    expect(of({}, { timezone: 'America/Recife' }).timeZone).toBe('America/Recife');
    expect(of({ timezone: 'Asia/Tokyo' }, { timezone: 'America/Recife' }).timeZone).toBe(
      'Asia/Tokyo',
    );
  });
  it('takes what the account says, else the server, in any language', () => {
    expect(unitsOf('en-US', { speedUnit: 'kmh' }, { distanceUnit: 'km' })).toEqual({
      speed: 'kmh',
      distance: 'km',
    });
    expect(unitsOf('pt-BR', { speedUnit: 'mph', distanceUnit: 'mi' })).toEqual({
      speed: 'mph',
      distance: 'mi',
    });
  });
});
