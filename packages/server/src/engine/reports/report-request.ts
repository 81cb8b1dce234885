import type { StepsBetween } from './days/counter-steps';
import type { MovementRules } from '../rules/movement/movement-rules';

/** A device of a report. */
export interface ReportDevice {
  id: number;
  name: string;
  attributes: Record<string, unknown>;
  /** Rules that separate its trips from stops. */
  movement: MovementRules;
  /** Distances are measured, whatever counter it has: `report.ignoreOdometer`. */
  ignoresOdometer: boolean;
  /** A counter that went back is told as a way below zero, as a Traccar tells it. */
  tellsWayBack: boolean;
  /** A 0 or a counter that stands still while the vehicle drives is unknown: `values.asMeant`. */
  readsAsMeant: boolean;
}

/** Devices and time span of a report (epoch ms, both ends included). */
export interface ReportRequest {
  devices: ReportDevice[];
  fromMs: number;
  toMs: number;
  /** Longer than a day: rows come from the first and last fix and the stored events (tracking-api §6.2). */
  isFast: boolean;
  /** Highest speeds are looked up however long the time is; a Traccar leaves them out of more than a day. */
  findsSpeeds: boolean;
  /** Zone in which the reader's days begin; left out, the caller's. */
  timeZone?: string;
  /** Manual corrections of counters. */
  stepsBetween: StepsBetween;
}
