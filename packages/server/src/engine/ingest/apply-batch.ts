import type { DeviceState, DeviceStatus, FleetDevice } from '../fleet';
import type { AccumulatorChange } from '../request-context';
import type { IngestMessage } from './ingest-message';
import { type MovementPoint, nextMovement } from './movement';
import { type Position, positionJson } from './position';
import { toPosition } from './process-message';
import type { TrackingEvent } from './tracking-event';

/** One thing to be done to one device, in order of arrival. */
export type Job =
  | { kind: 'message'; device: FleetDevice; message: IngestMessage; silent: boolean }
  | { kind: 'status'; device: FleetDevice; status: DeviceStatus; silent: boolean }
  | { kind: 'accumulators'; device: FleetDevice; change: AccumulatorChange; silent: false };

/** What sockets are to be told about a job, in this order. */
export interface JobOutcome {
  /** The stored fix, if the job made one. */
  positionId?: number;
  statusEvents: TrackingEvent[];
  /** The device as it is after this job, when its frame is due. */
  deviceFrame?: FleetDevice;
  positionEvents: TrackingEvent[];
  /** The new latest fix. */
  positionJson?: string;
}

/** Everything a batch writes, and what became of each of its jobs. */
export interface AppliedBatch {
  positions: { position: Position; json: string }[];
  states: Map<FleetDevice, DeviceState>;
  events: TrackingEvent[];
  outcomes: JobOutcome[];
}

/** What a batch takes from outside. */
export interface BatchTools {
  nowMs: number;
  nextPositionId: () => number;
  nextEventId: () => number;
}

const EVENT_OF_STATUS: Readonly<Record<DeviceStatus, string>> = {
  online: 'deviceOnline',
  offline: 'deviceOffline',
  unknown: 'deviceUnknown',
};

const toPoint = (position: Position): MovementPoint => ({
  positionId: position.id,
  timeMs: position.fixTimeMs,
  latitude: position.latitude,
  longitude: position.longitude,
});

/**
 * Works through jobs in order, each on what the one before left; pure but for the numbers it
 * draws. Nothing in memory changes before the caller has stored the result.
 */
export const applyBatch = (jobs: readonly Job[], tools: BatchTools): AppliedBatch => {
  const batch: AppliedBatch = { positions: [], states: new Map(), events: [], outcomes: [] };
  const stateOf = (device: FleetDevice): DeviceState => batch.states.get(device) ?? device.state;

  const addEvent = (list: TrackingEvent[], event: Omit<TrackingEvent, 'id'>): void => {
    const numbered = { ...event, id: tools.nextEventId() };
    list.push(numbered);
    batch.events.push(numbered);
  };

  const setStatus = (device: FleetDevice, status: DeviceStatus, outcome: JobOutcome): void => {
    const before = stateOf(device);
    const isHeard = status === 'online';
    const lastUpdateMs = isHeard ? tools.nowMs : before.lastUpdateMs;
    // Only a start sets devices offline.
    const isResuming = status === 'offline' && before.status === 'online';
    batch.states.set(device, { ...before, status, lastUpdateMs, isResuming });
    if (before.status !== status) {
      addEvent(before.isResuming ? [] : outcome.statusEvents, {
        type: EVENT_OF_STATUS[status],
        eventTimeMs: tools.nowMs,
        deviceId: device.entity.id,
        positionId: 0,
      });
    }
    outcome.deviceFrame = { entity: device.entity, state: stateOf(device) };
  };

  const store = (position: Position): string => {
    const json = positionJson(position);
    batch.positions.push({ position, json });
    return json;
  };

  const move = (device: FleetDevice, position: Position, outcome: JobOutcome): void => {
    const before = stateOf(device);
    const distance = Number(position.attributes['distance']);
    const { state, changes } = nextMovement(before.movement, toPoint(position), distance);
    batch.states.set(device, { ...before, movement: state });
    for (const { type, at } of changes) {
      addEvent(outcome.positionEvents, {
        type,
        eventTimeMs: at.timeMs,
        deviceId: device.entity.id,
        positionId: at.positionId,
      });
    }
  };

  const setLatest = (device: FleetDevice, latest: Position, outcome: JobOutcome): void => {
    const latestJson = store(latest);
    batch.states.set(device, { ...stateOf(device), latest, latestJson });
    outcome.positionId = latest.id;
    outcome.positionJson = latestJson;
  };

  const takeMessage = (job: Job & { kind: 'message' }, outcome: JobOutcome): void => {
    const { device, message, silent } = job;
    if (!silent) setStatus(device, 'online', outcome);
    const { latest } = stateOf(device);
    const made = toPosition(message, device.entity.id, latest, tools.nowMs);
    if (!made) return;
    const position: Position = { ...made, id: tools.nextPositionId() };
    if (latest && position.fixTimeMs < latest.fixTimeMs) {
      store(position);
      outcome.positionId = position.id;
      return;
    }
    move(device, position, outcome);
    setLatest(device, position, outcome);
  };

  const takeAccumulators = (job: Job & { kind: 'accumulators' }, outcome: JobOutcome): void => {
    const { latest } = stateOf(job.device);
    if (!latest) return;
    const { totalDistanceMeters, hoursMs } = job.change;
    const attributes = {
      ...latest.attributes,
      ...(totalDistanceMeters === undefined ? {} : { totalDistance: totalDistanceMeters }),
      ...(hoursMs === undefined ? {} : { hours: hoursMs }),
    };
    const id = tools.nextPositionId();
    setLatest(job.device, { ...latest, id, serverTimeMs: tools.nowMs, attributes }, outcome);
  };

  for (const job of jobs) {
    const outcome: JobOutcome = { statusEvents: [], positionEvents: [] };
    batch.outcomes.push(outcome);
    if (job.kind === 'message') takeMessage(job, outcome);
    else if (job.kind === 'status') setStatus(job.device, job.status, outcome);
    else takeAccumulators(job, outcome);
  }
  return batch;
};
