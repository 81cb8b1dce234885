/**
 * True when a device is deleted for the users: its uniqueId has exactly three dash-separated parts
 * and the first is `deleted` (spec §3).
 */
export function isHiddenDevice(device: { uniqueId: string }): boolean {
  if (!device.uniqueId.startsWith('deleted-')) return false;
  const parts = device.uniqueId.split('-');
  return parts.length === 3;
}
