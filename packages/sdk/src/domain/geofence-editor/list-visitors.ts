interface Fix {
  deviceId: number;
  geofenceIds?: readonly number[] | null;
}

/** Returns the devices inside each fence, by fence id, according to their latest fixes. */
export function listVisitors(fixes: Iterable<Fix>): ReadonlyMap<number, readonly number[]> {
  const visitors = new Map<number, number[]>();
  for (const { deviceId, geofenceIds } of fixes) {
    for (const id of geofenceIds ?? []) {
      const inside = visitors.get(id);
      if (inside) inside.push(deviceId);
      else visitors.set(id, [deviceId]);
    }
  }
  return visitors;
}
