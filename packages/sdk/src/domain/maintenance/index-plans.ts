import type { MaintenanceLinks } from './due-devices';
import type { MaintenancePlan } from './next-maintenance';

/** A maintenance of a device or of a group. */
interface PlanLink {
  maintenanceId?: number | undefined;
  deviceId?: number | undefined;
  groupId?: number | undefined;
}

/** Maps devices and groups to their maintenances, by their links. */
export function indexPlans<Plan extends MaintenancePlan & { id: number }>(
  plans: readonly Plan[],
  links: readonly PlanLink[],
  groups: readonly { id: number; groupId: number }[],
): MaintenanceLinks<Plan> {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const index = (owner: 'deviceId' | 'groupId'): ReadonlyMap<number, readonly Plan[]> => {
    const of = new Map<number, Plan[]>();
    for (const link of links) {
      const plan = byId.get(link.maintenanceId ?? 0);
      const id = link[owner] ?? 0;
      if (plan && id > 0) of.set(id, [...(of.get(id) ?? []), plan]);
    }
    return of;
  };
  return {
    ofDevice: index('deviceId'),
    ofGroup: index('groupId'),
    parentOf: new Map(groups.map(({ id, groupId }) => [id, groupId])),
  };
}
