import { isTimeZone } from '../user/resolve-account-units';

/** Attributes that the server reckons with. */
const FIGURES: ReadonlySet<string> = new Set([
  'speedLimit',
  'fuelDropThreshold',
  'fuelIncreaseThreshold',
  'fuelCapacity',
  'proximityEnterDistance',
  'proximityExitDistance',
  'unaccompaniedDistance',
  'deviceInactivityStart',
  'deviceInactivityPeriod',
]);
const FIGURE = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Problem of an attribute, and the value it expects. */
export interface AttributeProblem {
  code: 'WRONG_TYPE' | 'BAD_FORMAT';
  expected: string;
}

/**
 * Finds the problem of an attribute with a known meaning: an invalid figure ("40,0"), an unknown
 * time zone ("GMT-3"). Null for all others, and for empty ones.
 */
export function findAttributeProblem(key: string, value: unknown): AttributeProblem | null {
  if (value === null || value === undefined || value === '') return null;
  if (FIGURES.has(key)) {
    const isFigure = typeof value === 'number' || (typeof value === 'string' && FIGURE.test(value));
    return isFigure ? null : { code: 'WRONG_TYPE', expected: 'number' };
  }
  if (key !== 'timezone') return null;
  const isKnown = typeof value === 'string' && isTimeZone(value);
  return isKnown ? null : { code: 'BAD_FORMAT', expected: 'America/Sao_Paulo' };
}
