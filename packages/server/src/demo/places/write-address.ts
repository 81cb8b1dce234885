import type { NearWay } from './index-ways';
import { interpolateNumber } from './interpolate-number';

/** The city that all these streets are of. */
export const CITY = 'Austin';
/** A street that crosses within this distance says where along a street somebody is. */
const CROSSING_METERS = 120;
/** Sine of 30 degrees: what runs beside a street is none that crosses it. */
const MIN_SINE = 0.5;

const crosses = (one: NearWay, other: NearWay): boolean =>
  other.meters <= CROSSING_METERS &&
  Math.abs(one.direction.x * other.direction.y - one.direction.y * other.direction.x) >= MIN_SINE;

/**
 * The address of a place from the ways around it, nearest first: a house number where the block has some,
 * else the next street that crosses, else the street alone. Empty without any.
 */
export function writeAddress(ways: readonly NearWay[]): string {
  const [nearest, ...others] = ways;
  if (!nearest) return '';
  const { name, left, right } = nearest.way;
  const [own, other] = nearest.isLeft ? [left, right] : [right, left];
  const numbers = own?.numbers ?? other?.numbers;
  const zip = own?.zip ?? other?.zip;
  const city = zip === undefined ? CITY : `${CITY} ${zip}`;
  if (numbers) return `${interpolateNumber(numbers, nearest.part)} ${name}, ${city}`;
  const crossing = others.find((other) => crosses(nearest, other));
  return `${crossing ? `${name} / ${crossing.way.name}` : name}, ${city}`;
}
