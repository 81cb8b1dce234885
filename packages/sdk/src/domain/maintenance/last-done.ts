/** The least that is known of a maintenance that was done. */
export interface DoneMaintenance {
  deviceId: number;
  maintenanceId: number;
  doneAt: string;
  /** Value of the plan's counter at that time. */
  counter: number;
}

/** Says what a vehicle had counted when a plan was last done on it. */
export function indexLastDone(
  records: readonly DoneMaintenance[],
): (deviceId: number, plan: { id: number }) => number | undefined {
  const last = new Map<string, { doneMs: number; counter: number }>();
  const toKey = (deviceId: number, planId: number): string => `${deviceId}-${planId}`;
  for (const { deviceId, maintenanceId, doneAt, counter } of records) {
    const key = toKey(deviceId, maintenanceId);
    const doneMs = Date.parse(doneAt);
    if (!(doneMs <= (last.get(key)?.doneMs ?? -Infinity))) last.set(key, { doneMs, counter });
  }
  return (deviceId, plan) => last.get(toKey(deviceId, plan.id))?.counter;
}
