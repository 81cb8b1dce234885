/**
 * Max number of vehicles followed at once: there are only that many colours that everyone can
 * distinguish.
 */
export const MAX_FOLLOWED = 6;

/**
 * The devices that are followed after one was switched on or off, in the order in which they came. One
 * more than {@link MAX_FOLLOWED} takes the place of the first.
 */
export function toggleFollowed(deviceIds: readonly number[], deviceId: number): number[] {
  if (deviceIds.includes(deviceId)) return deviceIds.filter((id) => id !== deviceId);
  return [...deviceIds, deviceId].slice(-MAX_FOLLOWED);
}
