import type { CommandQueue, QueuedCommand } from '../../commands/command-queue';
import type { DeviceState, DeviceStatus, LiveFleet, FleetDevice } from '../../devices/live-fleet';
import type { AccumulatorChange } from './accumulator-change';
import type { Finding, FixChange } from '../../rules/events/position-rule';
import { readMovementRules } from '../../rules/movement/movement-rules';
import { nextOverspeed } from '../../rules/events/overspeed';
import { POSITION_RULES } from '../../rules/events/position-events';
import { type Companion, proximityEvents } from '../../rules/events/proximity-events';
import { toldEvents } from '../../rules/events/told-events';
import type { RuleBook } from '../../rules/book/rule-book';
import type { IngestMessage } from '../messages/ingest-message';
import {
  type MovementPoint,
  type MovementState,
  nextMovement,
} from '../../rules/movement/movement';
import { type Position, positionJson } from '../../positions/position';
import { toPosition } from './process-message';
import { type RawMessage, rawText } from '../messages/raw-message';
import type { NewEvent, TrackingEvent } from '../../positions/tracking-event';

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

/** What a device said, as it is kept. */
export interface StoredRaw {
  deviceId: number;
  host: string;
  data: string;
}

/** What sockets are to be told about a job, in this order. */
export interface JobOutcome {
  /** Why nothing came of it. */
  failure?: unknown;
  /** The stored fix, if the job made one. */
  positionId?: number;
  /** The command the message took with it. */
  command?: QueuedCommand;
  /** What the device said, for those who read along. */
  said?: StoredRaw;
  statusEvents: TrackingEvent[];
  /** The device as it is after this job, when its frame is due. */
  deviceFrame?: FleetDevice;
  positionEvents: TrackingEvent[];
  /** The new latest fix. */
  positionJson?: string;
}

/** Everything a batch writes, and what became of each job it took; those it had no room for have no outcome. */
export interface AppliedBatch {
  positions: { position: Position; json: string }[];
  states: Map<FleetDevice, DeviceState>;
  events: TrackingEvent[];
  commands: QueuedCommand[];
  raws: StoredRaw[];
  outcomes: JobOutcome[];
}

/** What a batch takes from outside. */
export interface BatchTools {
  nowMs: number;
  nextPositionId: () => number;
  rules: RuleBook;
  queue: Pick<CommandQueue, 'of'>;
  fleet: Pick<LiveFleet, 'get'>;
  /** Whether what devices say is kept word for word. */
  keepsRaw: boolean;
  /** Whether somebody reads along. */
  isReadAlong: boolean;
}

/** What one commit writes at most, beside one message that alone is larger. */
const MOST_BYTES = 8_000_000;
const MOST_EVENTS = 5_000;

const EVENT_OF_STATUS: Readonly<Record<DeviceStatus, string>> = {
  online: 'deviceOnline',
  offline: 'deviceOffline',
  unknown: 'deviceUnknown',
};
/** Told by nobody: it is a state of the server and not of the device. */
const UNHEARD: TrackingEvent[] = [];

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
  const batch: AppliedBatch = {
    positions: [],
    states: new Map(),
    events: [],
    commands: [],
    raws: [],
    outcomes: [],
  };
  const { rules, nowMs } = tools;
  let bytes = 0;
  const stateOf = (device: FleetDevice): DeviceState => batch.states.get(device) ?? device.state;

  const addEvent = (list: TrackingEvent[], event: NewEvent): void => {
    // Numbered when the batch is stored.
    const unnumbered = { ...event, id: 0 };
    if (list !== UNHEARD) list.push(unnumbered);
    batch.events.push(unnumbered);
  };

  /** `isResuming`: the server was away meanwhile. */
  const setStatus = (
    device: FleetDevice,
    status: DeviceStatus,
    outcome: JobOutcome,
    isResuming = false,
  ): void => {
    const before = stateOf(device);
    const lastUpdateMs = status === 'online' ? nowMs : before.lastUpdateMs;
    const state = { ...before, status, lastUpdateMs, isResuming };
    batch.states.set(device, state);
    if (before.status !== status) {
      addEvent(before.isResuming ? UNHEARD : outcome.statusEvents, {
        type: EVENT_OF_STATUS[status],
        eventTimeMs: nowMs,
        deviceId: device.entity.id,
        positionId: 0,
      });
    }
    outcome.deviceFrame = { entity: device.entity, state };
  };

  const addFindings = (
    findings: readonly Finding[],
    position: Position,
    outcome: JobOutcome,
  ): void => {
    for (const finding of findings) {
      addEvent(outcome.positionEvents, {
        ...finding,
        eventTimeMs: position.deviceTimeMs,
        deviceId: position.deviceId,
        positionId: position.id,
      });
    }
  };

  const store = (position: Position, outcome: JobOutcome): string => {
    const json = positionJson(position);
    batch.positions.push({ position, json });
    bytes += json.length;
    outcome.positionId = position.id;
    return json;
  };

  const setLatest = (
    device: FleetDevice,
    latest: Position,
    outcome: JobOutcome,
    rest?: Pick<DeviceState, 'movement' | 'overspeed'>,
  ): void => {
    const latestJson = store(latest, outcome);
    batch.states.set(device, { ...stateOf(device), ...rest, latest, latestJson });
    outcome.positionJson = latestJson;
  };

  const companionsOf = ({ entity }: FleetDevice): Companion[] =>
    rules.linkedDevices(entity.id).flatMap((deviceId) => {
      const companion = tools.fleet.get(deviceId);
      const place = companion && stateOf(companion).latest;
      return place ? [{ deviceId, place }] : [];
    });

  const move = (
    movement: MovementState,
    { device, position }: FixChange,
    outcome: JobOutcome,
  ): MovementState => {
    const distance = Number(position.attributes['distance']);
    const movementRules = readMovementRules(rules, device);
    const { state, changes } = nextMovement(movement, toPoint(position), distance, movementRules);
    for (const { type, at } of changes) {
      addEvent(outcome.positionEvents, {
        type,
        eventTimeMs: at.timeMs,
        deviceId: position.deviceId,
        positionId: at.positionId,
      });
    }
    return state;
  };

  /** What the rules say of a newest fix, and the state the next one is compared with. */
  const judge = (
    device: FleetDevice,
    fix: FixChange,
    outcome: JobOutcome,
  ): Pick<DeviceState, 'movement' | 'overspeed'> => {
    const { position } = fix;
    const { movement, overspeed } = stateOf(device);
    const { state, findings } = nextOverspeed(overspeed, fix);
    addFindings(findings, position, outcome);
    for (const rule of POSITION_RULES) addFindings(rule(fix), position, outcome);
    addFindings(proximityEvents(fix, companionsOf(device)), position, outcome);
    return { overspeed: state, movement: move(movement, fix, outcome) };
  };

  /** One command a message, whatever its kind. */
  const takeCommand = (device: FleetDevice, outcome: JobOutcome): void => {
    const command = tools.queue
      .of(device.entity.id)
      .find((waiting) => !batch.commands.includes(waiting));
    if (!command) return;
    batch.commands.push(command);
    outcome.command = command;
    addEvent(outcome.statusEvents, {
      type: 'queuedCommandSent',
      eventTimeMs: nowMs,
      deviceId: device.entity.id,
      positionId: 0,
      attributes: { id: command.id },
    });
  };

  const keepRaw = (
    { entity }: FleetDevice,
    raw: RawMessage | undefined,
    outcome: JobOutcome,
    problem?: string,
  ): void => {
    if (!raw || !(tools.keepsRaw || tools.isReadAlong)) return;
    outcome.said = { deviceId: entity.id, host: raw.host, data: rawText(raw, problem) };
    bytes += outcome.said.data.length;
    if (tools.keepsRaw) batch.raws.push(outcome.said);
  };

  const takeMessage = (job: Job & { kind: 'message' }, outcome: JobOutcome): void => {
    const { device, message, silent } = job;
    keepRaw(device, message.raw, outcome);
    if (message.takesCommand) takeCommand(device, outcome);
    if (!silent) setStatus(device, 'online', outcome);
    const { latest: last } = stateOf(device);
    const position = toPosition(message, { device: device.entity, rules, last, nowMs });
    if (!position) return;
    position.id = tools.nextPositionId();
    const fix = { device: device.entity, last, position, rules };
    const isLatest = !last || position.fixTimeMs >= last.fixTimeMs;
    const next = isLatest ? judge(device, fix, outcome) : undefined;
    addFindings(toldEvents(fix), position, outcome);
    if (next) setLatest(device, position, outcome, next);
    else store(position, outcome);
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
    setLatest(job.device, { ...latest, id, serverTimeMs: nowMs, attributes }, outcome);
  };

  const take = (job: Job, outcome: JobOutcome): void => {
    if (job.kind === 'message') takeMessage(job, outcome);
    else if (job.kind === 'status') setStatus(job.device, job.status, outcome, job.silent);
    else if (job.kind === 'event') addEvent(outcome.statusEvents, job.event);
    else if (job.kind === 'refusal') keepRaw(job.device, job.raw, outcome, job.reason);
    else takeAccumulators(job, outcome);
  };

  /** A job that fails leaves nothing behind, and takes no other with it. */
  const tryTake = (job: Job): JobOutcome => {
    const { states } = batch;
    const before = states.get(job.device);
    const lists = [batch.positions, batch.events, batch.commands, batch.raws];
    const lengths = lists.map(({ length }) => length);
    const outcome: JobOutcome = { statusEvents: [], positionEvents: [] };
    try {
      take(job, outcome);
      return outcome;
    } catch (failure) {
      lists.forEach((list, index) => (list.length = lengths[index]!));
      if (before) states.set(job.device, before);
      else states.delete(job.device);
      return { failure, statusEvents: [], positionEvents: [] };
    }
  };

  for (const job of jobs) {
    batch.outcomes.push(tryTake(job));
    if (bytes >= MOST_BYTES || batch.events.length >= MOST_EVENTS) break;
  }
  return batch;
};
