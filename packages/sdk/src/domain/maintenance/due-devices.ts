import {
  computeNextMaintenance,
  type MaintenanceFix,
  type MaintenancePlan,
} from './next-maintenance';

/** A maintenance is due from this part of its period on: the last tenth. */
const DUE_SHARE = 0.9;

/** Which maintenances belong to what; a group's belong to all below it. */
export interface MaintenanceLinks {
  ofDevice: ReadonlyMap<number, readonly MaintenancePlan[]>;
  ofGroup: ReadonlyMap<number, readonly MaintenancePlan[]>;
  /** The group above a group. */
  parentOf: ReadonlyMap<number, number>;
}

/** Whether a maintenance is due by the last fix of a vehicle: over, or in the last tenth of its period. */
export function isDue(
  plan: MaintenancePlan,
  fix: MaintenanceFix | undefined,
  nowMs: number,
): boolean {
  const next = computeNextMaintenance(plan, fix, nowMs);
  return next !== null && (next.remaining < 0 || next.share >= DUE_SHARE);
}

/** The devices of which a maintenance is due. Groups that stand in a ring count once. */
export function listDueDevices(
  devices: Iterable<{ id: number; groupId: number }>,
  fixOf: (deviceId: number) => MaintenanceFix | undefined,
  links: MaintenanceLinks,
  nowMs: number,
): Set<number> {
  const due = new Set<number>();
  const known = new Map<number, readonly MaintenancePlan[]>();
  for (const { id, groupId } of devices) {
    const fix = fixOf(id);
    if (!fix) continue;
    const inherited = known.get(groupId) ?? listInherited(groupId, links);
    known.set(groupId, inherited);
    const plans = [...(links.ofDevice.get(id) ?? []), ...inherited];
    if (plans.some((plan) => isDue(plan, fix, nowMs))) due.add(id);
  }
  return due;
}

function listInherited(groupId: number, { ofGroup, parentOf }: MaintenanceLinks) {
  const seen = new Set<number>();
  for (let at = groupId; at > 0 && !seen.has(at); at = parentOf.get(at) ?? 0) seen.add(at);
  return [...seen].flatMap((id) => ofGroup.get(id) ?? []);
}
