/**
 * Whether a device is deleted for the users: its uniqueId has exactly three dash-separated parts
 * and the first is `deleted` (spec §3).
 */
export function isHiddenDevice(device: { uniqueId: string }): boolean {
  const parts = device.uniqueId.split('-');
  return parts.length === 3 && parts[0] === 'deleted';
}
