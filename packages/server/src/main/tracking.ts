import type { Sweep } from '../schedule/sweep';
import type { DemoDoor } from '../ground/demo-door';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { SendEmailLink } from '../upstream/send-email-link';
import type { ListUnknownTrackers } from '../upstream/unknown-tracker';
import type { Notices } from '../upstream/notices';
import type { DoorReads } from '../upstream/door-reads';
import type { Upstream } from '../upstream/upstream';
import type { FirstSteps } from './ensure-administrator';

/** Ports that belong to the tracking API rather than to the product's door. */
export interface TrackingPorts {
  ingestPort?: number;
  enginePort?: number;
}

/** Tracking API behind `upstream`, started: only the start knows which one it is. */
export interface Tracking {
  upstream: Upstream;
  firstSteps: FirstSteps;
  /** Undefined outside demo mode. */
  demo: DemoDoor | undefined;
  /** Undefined where no mail of ours goes out. */
  sendEmailLink?: SendEmailLink | undefined;
  /** Undefined where alarms that nobody takes go to nobody. */
  readAlarmTurns?: ReadAlarmTurns | undefined;
  /** Undefined where nobody can be told without an event. */
  notices?: Notices | undefined;
  /** Takes what is forwarded to tell people of it; undefined where nobody is told. */
  onForwarded?: ((event: { id: number }, body: unknown) => Promise<void>) | undefined;
  /** The port that trackers send to, once it is open. */
  ingestPort?(): number | undefined;
  /** Lists trackers that send without being a device, as far as the account may know. */
  listUnknownTrackers: ListUnknownTrackers;
  /** Opens the ports of its own, once the product's door is there, which takes down who reads by them. */
  open(reads: DoorReads): Promise<TrackingPorts>;
  /** Cleanup of data it keeps for a limited time, beside its own work. */
  sweeps: readonly Sweep[];
}

/** Takes a step that undoes what was done, for the stop. */
export type OnStop = (step: () => unknown) => void;
