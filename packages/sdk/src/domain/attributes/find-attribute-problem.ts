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

/** What an attribute would have to be to be in effect. */
export interface AttributeProblem {
  code: 'WRONG_TYPE' | 'BAD_FORMAT';
  expected: string;
}

/**
 * What is wrong with an attribute that means something: a figure that nobody can reckon with ("40,0"), a
 * time zone that nobody knows ("GMT-3"). Null for all others, and for what is empty.
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
