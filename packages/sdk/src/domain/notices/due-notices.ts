import { findLicenceState } from '../driver/find-licence-state';
import type { DueLine } from '../maintenance/due-devices';
import { measurePlan } from '../maintenance/measure-plan';
import type { MaintenancePlan } from '../maintenance/next-maintenance';
import { DAY_MS } from '../time/durations';

/** What people may be told of before it is due. */
export const DUE_NOTICE_KINDS = ['maintenance', 'licence'] as const;

/** How long before it is due somebody wants to know. */
export interface NoticeLead {
  days: number;
  /** Metres. */
  distance: number;
  /** Milliseconds of engine hours. */
  hours: number;
}

/** What is counted in nothing of these is told in the last tenth of its period. */
const SHARE_LEFT = 0.1;

/** How much of a plan may be left for a notice, in what it counts. */
function toLead({ type, period }: MaintenancePlan, { days, distance, hours }: NoticeLead): number {
  switch (measurePlan(type)) {
    case 'date':
      return days * DAY_MS;
    case 'distance':
      return distance;
    case 'hours':
      return hours;
    case 'count':
      return period * SHARE_LEFT;
  }
}

/** Something to be told, once. */
export interface DueSubject<Thing> {
  /** The same for the same thing that is due at the same time, however often it is looked at. */
  key: string;
  thing: Thing;
}

/** The maintenances that somebody wants to know of now, in the order given. */
export const findNoticedLines = <Line extends DueLine<MaintenancePlan & { id: number }>>(
  lines: readonly Line[],
  lead: NoticeLead,
): DueSubject<Line>[] =>
  lines
    .filter(({ plan, next }) => next.remaining <= toLead(plan, lead))
    .map((line) => ({
      key: `maintenance-${line.deviceId}-${line.plan.id}-${Math.round(line.next.dueAt)}`,
      thing: line,
    }));

/** A driver whose licence ends. */
export interface EndingLicence {
  driverId: number;
  name: string;
  /** Its last day, such as `2026-11-21`. */
  validity: string;
  /** Below zero once it is over. */
  daysLeft: number;
}

/** The licences that somebody wants to know of now, what ends first ahead. `today` is the day in their zone. */
export const findNoticedLicences = (
  drivers: readonly { id: number; name: string; validity: unknown }[],
  { days }: Pick<NoticeLead, 'days'>,
  today: string,
): DueSubject<EndingLicence>[] =>
  drivers
    .flatMap(({ id, name, validity }) => {
      const licence = findLicenceState(validity, today);
      if (!licence || licence.daysLeft > days) return [];
      const { daysLeft } = licence;
      const key = `licence-${id}-${String(validity)}`;
      return [{ key, thing: { driverId: id, name, validity: String(validity), daysLeft } }];
    })
    .sort((a, b) => a.thing.daysLeft - b.thing.daysLeft);
