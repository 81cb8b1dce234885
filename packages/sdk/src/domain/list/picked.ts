/** Adds devices to those that are picked, each once, in the order in which they came. */
export function pickAll(picked: readonly number[], deviceIds: Iterable<number>): readonly number[] {
  const all = new Set(picked);
  for (const deviceId of deviceIds) all.add(deviceId);
  return all.size === picked.length ? picked : [...all];
}

/** Takes devices out where all of them are picked, else adds those that are not. */
export function togglePicked(
  picked: readonly number[],
  deviceIds: readonly number[],
): readonly number[] {
  const known = new Set(picked);
  if (!deviceIds.every((deviceId) => known.has(deviceId))) return pickAll(picked, deviceIds);
  const gone = new Set(deviceIds);
  return gone.size === 0 ? picked : picked.filter((deviceId) => !gone.has(deviceId));
}

/** Those that are still there; the same list while all are. */
export function keepPicked(
  picked: readonly number[],
  isThere: (deviceId: number) => boolean,
): readonly number[] {
  return picked.every(isThere) ? picked : picked.filter(isThere);
}
