import { readText } from '../device/read-attribute';

/**
 * Attribute in which a server lists the members of a fix that the tracker reported as unknown:
 * `speed,course`.
 */
export const UNKNOWN_VALUES = 'unknownValues';

const FULL_CIRCLE = 360;

interface MeasuredFix {
  speed?: unknown;
  course?: unknown;
  attributes?: Record<string, unknown> | null;
}

const isMarked = (fix: MeasuredFix, name: string): boolean =>
  readText(fix, UNKNOWN_VALUES).split(',').includes(name);

/** The speed of a fix in knots; null where the tracker does not know it, which some write as one below zero. */
export const readSpeed = (fix: MeasuredFix): number | null => {
  const { speed } = fix;
  return typeof speed === 'number' && speed >= 0 && !isMarked(fix, 'speed') ? speed : null;
};

/** The course of a fix in degrees; null where it is unknown or beyond the circle. */
export const readCourse = (fix: MeasuredFix): number | null => {
  const { course } = fix;
  const isKnown = typeof course === 'number' && course >= 0 && course <= FULL_CIRCLE;
  return isKnown && !isMarked(fix, 'course') ? course : null;
};
