import type { CommandQueue, QueuedCommand } from '../../commands/command-queue';
import type { DeviceState, FleetDevice, LiveFleet } from '../../devices/live-fleet';
import { type Position, positionJson } from '../../positions/position';
import type { NewEvent, TrackingEvent } from '../../positions/tracking-event';
import type { FindAddressNow } from '../../../mail/mail-settings';
import type { RuleBook } from '../../rules/book/rule-book';

/** A message as it is kept word for word. */
export interface RawRecord {
  deviceId: number;
  host: string;
  data: string;
}

/** By how much somebody set the counters of a device, and at which fix. */
export interface CounterCorrection {
  deviceId: number;
  fixTimeMs: number;
  positionId: number;
  distanceMeters: number;
  hoursMs: number;
}

/** Frames sent to sockets about a job, in this order. */
export interface JobOutcome {
  /** Error because of which the job did nothing. */
  failure?: unknown;
  /** The stored fix, if the job made one. */
  positionId?: number;
  /** The command the message took with it. */
  command?: QueuedCommand;
  /** The message word for word, for sockets that ask for it. */
  raw?: RawRecord;
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
  raws: RawRecord[];
  corrections: CounterCorrection[];
  outcomes: JobOutcome[];
}

/** Inputs of a batch from outside. */
export interface BatchTools {
  nowMs: number;
  nextPositionId: () => number;
  rules: RuleBook;
  /** Begins the product's own attributes. */
  attributePrefix: string;
  queue: Pick<CommandQueue, 'of'>;
  fleet: Pick<LiveFleet, 'get'>;
  /** True when messages are kept word for word. */
  keepsRaw: boolean;
  /** True when a socket has requested messages word for word. */
  hasLogReaders: boolean;
  /** Names where fixes are, without waiting; undefined where nobody can. */
  findAddressNow?: FindAddressNow | undefined;
}

/** A batch while jobs are applied to it; nothing in memory changes before it is stored. */
export interface BatchDraft {
  readonly tools: BatchTools;
  readonly batch: AppliedBatch;
  /** Nothing more goes into this commit. */
  readonly isFull: boolean;
  /** The state that the jobs before left. */
  stateOf(device: FleetDevice): DeviceState;
  setState(device: FleetDevice, state: DeviceState): void;
  /** Stores an event, and sends it with `list`, which is left out for events that are sent to nobody. */
  addEvent(event: NewEvent, list?: TrackingEvent[]): void;
  /** Stores a fix and gives its JSON. */
  addPosition(position: Position, outcome: JobOutcome): string;
  /** Stores a fix as the device's latest. */
  setLatest(
    device: FleetDevice,
    latest: Position,
    outcome: JobOutcome,
    rest?: Pick<DeviceState, 'movement' | 'overspeed'>,
  ): void;
  addRaw(raw: RawRecord, outcome: JobOutcome): void;
  addCommand(command: QueuedCommand, outcome: JobOutcome): void;
  /** Does a job of a device; one that fails leaves nothing behind, and takes no other with it. */
  attempt(device: FleetDevice, work: (outcome: JobOutcome) => void): void;
}

/** Max bytes that one commit writes, except for a single message that is larger. */
const MAX_BYTES = 8_000_000;
const MAX_EVENTS = 5_000;

/** A batch to which nothing was applied yet. */
export const createBatchDraft = (tools: BatchTools): BatchDraft => {
  const batch: AppliedBatch = {
    positions: [],
    states: new Map(),
    events: [],
    commands: [],
    raws: [],
    corrections: [],
    outcomes: [],
  };
  const { states } = batch;
  let bytes = 0;

  const stateOf = (device: FleetDevice): DeviceState => states.get(device) ?? device.state;

  const addPosition = (position: Position, outcome: JobOutcome): string => {
    const json = positionJson(position);
    batch.positions.push({ position, json });
    bytes += json.length;
    outcome.positionId = position.id;
    return json;
  };

  return {
    tools,
    batch,
    get isFull() {
      return bytes >= MAX_BYTES || batch.events.length >= MAX_EVENTS;
    },
    stateOf,
    setState: (device, state) => void states.set(device, state),
    addEvent(event, list) {
      // Numbered when the batch is stored.
      const unnumbered = { ...event, id: 0 };
      list?.push(unnumbered);
      batch.events.push(unnumbered);
    },
    addPosition,
    setLatest(device, latest, outcome, rest) {
      const latestJson = addPosition(latest, outcome);
      states.set(device, { ...stateOf(device), ...rest, latest, latestJson });
      outcome.positionJson = latestJson;
    },
    addRaw(raw, outcome) {
      outcome.raw = raw;
      bytes += raw.data.length;
      if (tools.keepsRaw) batch.raws.push(raw);
    },
    addCommand(command, outcome) {
      outcome.command = command;
      batch.commands.push(command);
    },
    attempt(device, work) {
      const before = states.get(device);
      const lists = [batch.positions, batch.events, batch.commands, batch.raws, batch.corrections];
      const lengths = lists.map(({ length }) => length);
      const outcome: JobOutcome = { statusEvents: [], positionEvents: [] };
      try {
        work(outcome);
        batch.outcomes.push(outcome);
      } catch (failure) {
        lists.forEach((list, index) => (list.length = lengths[index]!));
        if (before) states.set(device, before);
        else states.delete(device);
        batch.outcomes.push({ failure, statusEvents: [], positionEvents: [] });
      }
    },
  };
};
