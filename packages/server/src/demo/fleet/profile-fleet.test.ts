import { describe, expect, it } from 'vitest';
import { profileFleet, resolveDriver } from './profile-fleet';

const buses = Array.from({ length: 158 }, (_, at) => ({
  vehicleId: String(2000 + at),
  mainRouteId: at === 0 ? '' : '7',
  fixes: [],
}));
const profiles = [...profileFleet({ buses }).values()];

describe('profileFleet', () => {
  it('gives every bus a name, a plate, a phone and drivers of its own', () => {
    expect(profiles[0]?.name).toBe('Bus 2000');
    expect(profiles[1]?.name).toBe('Bus 2001 · Route 7');
    for (const pick of ['name', 'plate', 'phone'] as const) {
      expect(new Set(profiles.map((profile) => profile[pick])).size).toBe(158);
    }
    expect(new Set(profiles.map(({ drivers }) => drivers[0])).size).toBe(158);
  });

  it('takes only phone numbers that nobody has', () => {
    for (const { phone, driverPhone } of profiles) {
      expect(phone).toMatch(/^\+1 (512|737) 555 01\d\d$/);
      expect(driverPhone).toMatch(/^\+1 (210|254) 555 01\d\d$/);
    }
  });

  it('lets another driver take over at half past twelve', () => {
    const [profile] = profiles;
    const driverAt = (hours: number) =>
      profile && resolveDriver(profile, { clockMs: hours * 3_600_000 });
    expect(driverAt(12.49)).toBe(profile?.drivers[0]);
    expect(driverAt(12.5)).toBe(profiles[1]?.drivers[0]);
  });
});
