import type { Device, Position } from '@rastro/sdk/contract';

/** One fact about a device: its key as on the wire and what it holds. */
export type AttributeRow = { key: string; value: unknown };

const DEVICE_FIELDS = ['uniqueId', 'category', 'model', 'phone', 'contact'] as const;
const POSITION_FIELDS = ['altitude', 'course', 'accuracy', 'protocol', 'valid'] as const;

/**
 * Everything known of a device: what its last fix carries first, then the fix, then the device. A key
 * that comes twice is shown once, empty ones not at all.
 */
export function listAttributes(device: Device, position: Position | undefined): AttributeRow[] {
  const rows = new Map<string, unknown>();
  const add = (key: string, value: unknown) => {
    if (!rows.has(key) && value !== null && value !== undefined && value !== '') {
      rows.set(key, value);
    }
  };
  for (const [key, value] of Object.entries(position?.attributes ?? {})) add(key, value);
  if (position) for (const key of POSITION_FIELDS) add(key, position[key]);
  for (const key of DEVICE_FIELDS) add(key, device[key]);
  for (const [key, value] of Object.entries(device.attributes)) add(key, value);
  return [...rows].map(([key, value]) => ({ key, value }));
}
