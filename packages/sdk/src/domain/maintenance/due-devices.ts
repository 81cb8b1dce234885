import {
  computeNextMaintenance,
  type MaintenanceFix,
  type MaintenancePlan,
  type NextMaintenance,
} from './next-maintenance';

/** A maintenance is due from this part of its period on: the last tenth. */
const DUE_SHARE = 0.9;

/** Maintenances by device and by group; a group's apply to all below it. */
export interface MaintenanceLinks<Plan extends MaintenancePlan = MaintenancePlan> {
  ofDevice: ReadonlyMap<number, readonly Plan[]>;
  ofGroup: ReadonlyMap<number, readonly Plan[]>;
  /** The group above a group. */
  parentOf: ReadonlyMap<number, number>;
}

/** A maintenance of a vehicle, and when it is due next. */
export interface DueLine<Plan extends MaintenancePlan = MaintenancePlan> {
  deviceId: number;
  plan: Plan;
  next: NextMaintenance;
}

/** A fleet at a moment: vehicles, their last fixes, and what is planned for them. */
interface PlannedFleet<Plan extends MaintenancePlan> {
  devices: Iterable<{ id: number; groupId: number }>;
  fixOf: (deviceId: number) => MaintenanceFix | undefined;
  links: MaintenanceLinks<Plan>;
  /**
   * Returns the counter of a vehicle at the last execution of a plan; left out if executions are
   * not recorded.
   */
  lastDoneOf?: ((deviceId: number, plan: Plan) => number | undefined) | undefined;
  nowMs: number;
}

/**
 * True when a maintenance is due by the last fix of a vehicle: overdue, or in the last tenth of its
 * period.
 */
export function isDue(
  plan: MaintenancePlan,
  fix: MaintenanceFix | undefined,
  nowMs: number,
  lastDone?: number,
): boolean {
  const next = computeNextMaintenance(plan, fix, nowMs, lastDone);
  return next !== null && (next.remaining < 0 || next.share >= DUE_SHARE);
}

/** The devices of which a maintenance is due. Groups that stand in a ring count once. */
export function listDueDevices<Plan extends MaintenancePlan>(
  fleet: PlannedFleet<Plan>,
): Set<number> {
  const due = new Set<number>();
  for (const { id, fix, plans } of eachPlanned(fleet)) {
    const isDueOn = (plan: Plan) => isDue(plan, fix, fleet.nowMs, fleet.lastDoneOf?.(id, plan));
    if (plans.some(isDueOn)) due.add(id);
  }
  return due;
}

/** All that is planned of a fleet and counted by its trackers, what is over most and nearest first. */
export function listDueLines<Plan extends MaintenancePlan>(
  fleet: PlannedFleet<Plan>,
): DueLine<Plan>[] {
  const lines: DueLine<Plan>[] = [];
  for (const { id, fix, plans } of eachPlanned(fleet)) {
    for (const plan of plans) {
      const next = computeNextMaintenance(plan, fix, fleet.nowMs, fleet.lastDoneOf?.(id, plan));
      if (next) lines.push({ deviceId: id, plan, next });
    }
  }
  return lines.sort((a, b) => toUsed(b) - toUsed(a));
}

/** Parts of the period that are over; more than one for what is overdue. */
const toUsed = ({ plan, next }: DueLine): number => 1 - next.remaining / plan.period;

/** Each device that has said something, with its own plans and those of the groups above it, each once. */
function* eachPlanned<Plan extends MaintenancePlan>({ devices, fixOf, links }: PlannedFleet<Plan>) {
  const known = new Map<number, readonly Plan[]>();
  for (const { id, groupId } of devices) {
    const fix = fixOf(id);
    if (!fix) continue;
    const inherited = known.get(groupId) ?? listInherited(groupId, links);
    known.set(groupId, inherited);
    const own = links.ofDevice.get(id) ?? [];
    yield { id, fix, plans: own.length === 0 ? inherited : [...new Set([...own, ...inherited])] };
  }
}

function listInherited<Plan extends MaintenancePlan>(
  groupId: number,
  { ofGroup, parentOf }: MaintenanceLinks<Plan>,
): readonly Plan[] {
  const seen = new Set<number>();
  for (let at = groupId; at > 0 && !seen.has(at); at = parentOf.get(at) ?? 0) seen.add(at);
  return [...new Set([...seen].flatMap((id) => ofGroup.get(id) ?? []))];
}
