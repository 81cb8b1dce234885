import type { Device, Position } from '@rastro/sdk/contract';

/** One fact about a device: its key as on the wire and what it holds. */
export type AttributeRow = { key: string; value: unknown };

const DEVICE_FIELDS = ['uniqueId', 'category', 'model', 'phone', 'contact'] as const;
const POSITION_FIELDS = ['altitude', 'course', 'accuracy', 'protocol', 'valid'] as const;

/** What the line of the state and the band of the alarm say already. */
const TOLD_ABOVE: readonly string[] = ['motion', 'alarm'];

/** How the server made the fix, which is nothing that people ask of a vehicle. */
const INTERNAL: readonly string[] = ['interpolated'];

const ZEROS_THAT_SAY_NOTHING: readonly string[] = ['altitude', 'accuracy', 'distance'];

/** What a tracker without the sensor sends, and the fix that is as good as all others. */
const saysNothing = (key: string, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (ZEROS_THAT_SAY_NOTHING.includes(key) && value === 0) ||
  (key === 'valid' && value === true);

/**
 * What is known of a device besides `toldKeys`: what its last fix carries first, then the fix, then
 * the device. A key that comes twice is shown once; what says nothing, not at all.
 */
export function listAttributes(
  device: Device,
  position: Position | undefined,
  toldKeys: ReadonlySet<string> = new Set(),
): AttributeRow[] {
  const rows = new Map<string, unknown>();
  const left = new Set([...TOLD_ABOVE, ...INTERNAL, ...toldKeys]);
  const add = (key: string, value: unknown) => {
    if (!rows.has(key) && !left.has(key) && !saysNothing(key, value)) rows.set(key, value);
  };
  for (const [key, value] of Object.entries(position?.attributes ?? {})) add(key, value);
  if (position) for (const key of POSITION_FIELDS) add(key, position[key]);
  for (const key of DEVICE_FIELDS) add(key, device[key]);
  for (const [key, value] of Object.entries(device.attributes)) add(key, value);
  return [...rows].map(([key, value]) => ({ key, value }));
}
