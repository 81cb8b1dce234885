import { HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { profileFleet } from './profile-fleet';
import { senseBus } from './sense-bus';

const buses = Array.from({ length: 158 }, (_, at) => ({
  vehicleId: String(at),
  mainRouteId: '7',
  fixes: [],
}));
const profiles = [...profileFleet({ buses }).values()];
const healthy = profiles.find(({ generatorFails }) => !generatorFails)!;
const failing = profiles.find(({ generatorFails }) => generatorFails)!;
const at = (hours: number, ignition = true) => ({ clockMs: hours * HOUR_MS, ignition });

describe('senseBus', () => {
  it('says the same of the same fix, and something else of another minute', () => {
    expect(senseBus(at(8), healthy)).toEqual(senseBus(at(8), healthy));
    const volts = Array.from({ length: 30 }, (_, minute) =>
      senseBus({ clockMs: 8 * HOUR_MS + minute * MINUTE_MS, ignition: true }, healthy),
    ).map(({ power }) => power);
    expect(new Set(volts).size).toBeGreaterThan(3);
  });

  it('burns fuel over the day and leaves some in every tank', () => {
    for (const profile of profiles) {
      const levels = [0, 6, 12, 18, 23.9].map((hours) => senseBus(at(hours), profile).fuelLevel);
      expect(levels).toEqual([...levels].sort((a, b) => b - a));
      expect(levels[0]).toBeLessThanOrEqual(100);
      expect(levels.at(-1)).toBeGreaterThanOrEqual(12);
    }
  });

  it('charges while the engine runs', () => {
    expect(senseBus(at(8), healthy).power).toBeGreaterThan(27);
    expect(senseBus(at(8, false), healthy).power).toBeLessThan(26);
  });

  it('warns of the two buses that are not charged from nine o’clock on, and of no other', () => {
    expect(profiles.filter(({ generatorFails }) => generatorFails)).toHaveLength(2);
    expect(senseBus(at(8.9), failing)).not.toHaveProperty('alarm');
    expect(senseBus(at(9), failing)).toMatchObject({ alarm: 'lowPower' });
    expect(senseBus(at(23), failing).power).toBeLessThan(23.3);
    expect(senseBus(at(12), healthy)).not.toHaveProperty('alarm');
  });
});
