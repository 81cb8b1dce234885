import { readAttribute } from '../device/read-attribute';
import { readCourse } from './unknown-values';

/** Something with fields and attributes: a device or a fix. */
export type FactOwner = object & { attributes?: Record<string, unknown> | null };

/** Fields of a device that are told beside its attributes. */
export const DEVICE_FACTS = ['uniqueId', 'category', 'model', 'phone', 'contact'] as const;

/** Fields of a fix that are told beside its attributes. */
export const POSITION_FACTS = ['altitude', 'course', 'accuracy', 'protocol', 'valid'] as const;

/** Zeros of trackers that do not measure it. */
const ZEROS_THAT_SAY_NOTHING: readonly string[] = [
  'altitude',
  'accuracy',
  'odometer',
  'totalDistance',
  'hours',
  'speedLimit',
];

/** True for a value without information: nothing sent, no sensor, a fix as good as all others. */
function saysNothing(key: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (key === 'course') return readCourse({ course: value }) === null;
  if (key === 'accuracy' && typeof value === 'number' && value < 0) return true;
  if (value === 0) return ZEROS_THAT_SAY_NOTHING.includes(key);
  return (key === 'valid' && value === true) || (key === 'archive' && value === false);
}

const readField = (owner: object | undefined, key: string, fields: readonly string[]): unknown =>
  owner && fields.includes(key) ? (owner as Record<string, unknown>)[key] : undefined;

/**
 * Reads the fact of a device under a key: from the attributes of its fix, then the fix, the
 * device's attributes and the device. undefined where none says anything.
 */
export function readFact(device: FactOwner, position: FactOwner | undefined, key: string): unknown {
  const found = [
    readAttribute(position, key),
    readField(position, key, POSITION_FACTS),
    readAttribute(device, key),
    readField(device, key, DEVICE_FACTS),
  ];
  return found.find((value) => !saysNothing(key, value));
}
