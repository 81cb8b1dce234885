import type { GroupMember } from '@rastro/sdk/internal/react';

/** Rows of devices that are dragged: a list of ids as JSON. */
export const DRAGGED_DEVICES_TYPE = 'application/x-rastro-devices';

/** The members that were dragged. Other pages may drag whatever they like: what is no list of ids is none. */
export function readDraggedDevices(data: string, members: readonly GroupMember[]): GroupMember[] {
  let ids: unknown;
  try {
    ids = JSON.parse(data);
  } catch {
    return [];
  }
  if (!Array.isArray(ids)) return [];
  const wanted = new Set<unknown>(ids);
  return members.filter(({ device }) => wanted.has(device.id));
}
