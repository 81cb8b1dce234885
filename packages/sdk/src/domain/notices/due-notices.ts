import { findLicenceState } from '../driver/find-licence-state';
import type { DueLine } from '../maintenance/due-devices';
import { measurePlan } from '../maintenance/measure-plan';
import type { MaintenancePlan } from '../maintenance/next-maintenance';
import { DAY_MS } from '../time/durations';

/** Subjects of notices ahead of a due date. */
export const DUE_NOTICE_KINDS = ['maintenance', 'licence'] as const;

/** Lead of a notice before something is due. */
export interface NoticeLead {
  days: number;
  /** Metres. */
  distance: number;
  /** Milliseconds of engine hours. */
  hours: number;
}

/**
 * Remaining share of the period at which a plan of any other counter is notified: its last tenth.
 */
const SHARE_LEFT = 0.1;

/** Returns the remaining amount at which a plan is notified, in the unit of its counter. */
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
