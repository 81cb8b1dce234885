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
}

/** What is asked: which devices, and from when to when (epoch ms, both ends included). */
export interface ReportRequest {
  devices: ReportDevice[];
  fromMs: number;
  toMs: number;
  /** Longer than a day: rows come from the first and last fix and the stored events (tracking-api §6.2). */
  isFast: boolean;
}
