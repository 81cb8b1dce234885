import type { DeviceStatus, FleetDevice } from '../../devices/live-fleet';
import type { NewEvent } from '../../positions/tracking-event';
import type { IngestMessage } from '../messages/ingest-message';
import type { RawMessage } from '../messages/raw-message';

/** New counters for a device's latest fix: metres and ms. */
export interface AccumulatorChange {
  deviceId: number;
  totalDistanceMeters?: number;
  hoursMs?: number;
}

/** One thing to be done to one device, in order of arrival. */
export type Job =
  | {
      kind: 'message';
      device: FleetDevice;
      message: IngestMessage;
      silent: boolean;
    }
  | { kind: 'status'; device: FleetDevice; status: DeviceStatus; silent: boolean }
  | { kind: 'event'; device: FleetDevice; event: NewEvent; silent: false }
  | { kind: 'refusal'; device: FleetDevice; raw: RawMessage; reason: string; silent: false }
  | { kind: 'accumulators'; device: FleetDevice; change: AccumulatorChange; silent: false };
