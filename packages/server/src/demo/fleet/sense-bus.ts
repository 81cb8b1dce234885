import { HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { FleetFix } from '../day/fleet-day';
import type { BusProfile } from './profile-fleet';

/** Sensor values of a bus: invented, since the file has none. */
export interface BusSenses {
  fuelLevel: number;
  power: number;
  sat: number;
  /** The tracker's own, as long as what it warns of lasts. */
  alarm?: 'lowPower';
}

/** Per cent of a tank that an hour of the day takes. */
const PERCENT_AN_HOUR = 4;
const MIN_PERCENT = 12;
/** Volts of a bus (24 V) while its engine charges and while it rests, and those of one that is not charged. */
const [CHARGING, RESTING, WEAK] = [27.6, 25.2, 22.6];
/** From then on, on the file's clock, a bus whose generator failed runs on its battery. */
const WEAK_FROM_MS = 9 * HOUR_MS;

/** From 0 up to 1, the same for the same minute and bus. */
function flicker(clockMs: number, { odometerMeters }: BusProfile): number {
  const wave = Math.sin(Math.floor(clockMs / MINUTE_MS) * 12.9898 + odometerMeters) * 43_758.5453;
  return wave - Math.floor(wave);
}

/**
 * Returns the sensor values of a bus at a fix; the same for the same fix, including between two of
 * the file.
 */
export function senseBus(
  { clockMs, ignition }: Pick<FleetFix, 'clockMs' | 'ignition'>,
  profile: BusProfile,
): BusSenses {
  const part = flicker(clockMs, profile);
  const isWeak = profile.generatorFails && clockMs >= WEAK_FROM_MS;
  const volts = isWeak ? WEAK : ignition ? CHARGING : RESTING;
  const used = (PERCENT_AN_HOUR * clockMs) / HOUR_MS;
  return {
    fuelLevel: Math.max(MIN_PERCENT, Math.round(profile.fuelPercent - used)),
    power: Math.round((volts + part * 0.6) * 10) / 10,
    sat: 9 + Math.floor(part * 6),
    ...(isWeak && { alarm: 'lowPower' }),
  };
}
