import type { StepsBetween } from './days/counter-steps';
import type { MovementRules } from '../rules/movement/movement-rules';

/** A device of a report. */
export interface ReportDevice {
  id: number;
  name: string;
  attributes: Record<string, unknown>;
  /** What tells its trips from stops. */
  movement: MovementRules;
  /** Distances are measured, whatever counter it has: `report.ignoreOdometer`. */
  ignoresOdometer: boolean;
  /** A counter that went back is told as a way below zero, as a Traccar tells it. */
  tellsWayBack: boolean;
  /** A 0 or a counter that stands still while the vehicle drives is unknown: `values.asMeant`. */
  readsAsMeant: boolean;
}

/** What is asked: which devices, and from when to when (epoch ms, both ends included). */
export interface ReportRequest {
  devices: ReportDevice[];
  fromMs: number;
  toMs: number;
  /** Longer than a day: rows come from the first and last fix and the stored events (tracking-api §6.2). */
  isFast: boolean;
  /** Highest speeds are looked up however long the time is; a Traccar leaves them out of more than a day. */
  findsSpeeds: boolean;
  /** Where the days of what somebody reads begin; left out, those of who asks. */
  timeZone?: string;
  /** What people corrected counters by. */
  stepsBetween: StepsBetween;
}
