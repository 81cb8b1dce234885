import { decideStop, mayStopEngine, readStopLimits } from '@rastro/sdk/domain';
import type { QueuedCommand } from '../../commands/command-queue';
import { utcDayOf } from '../../common/utc-day';
import type { DeviceState, FleetDevice } from '../../devices/live-fleet';
import { correctClock } from '../meaning/correct-clock';
import { toEngineStopFix } from '../../positions/to-engine-stop-fix';
import { isOn } from '../../rules/book/is-on';
import { isNewest } from '../../rules/position/is-newest';
import { type RawMessage, rawText } from '../messages/raw-message';
import { applyEveryRules, applyNewestRules } from './apply-rules';
import { applyStatus } from './apply-status';
import type { BatchDraft, JobOutcome } from './batch-draft';
import type { Job } from './job';
import { toPosition } from './to-position';

/** Keeps a message word for word; `problem` says why it was refused. */
export const keepRaw = (
  draft: BatchDraft,
  { entity }: FleetDevice,
  raw: RawMessage | undefined,
  outcome: JobOutcome,
  problem?: string,
): void => {
  const { keepsRaw, hasLogReaders } = draft.tools;
  if (!raw || !(keepsRaw || hasLogReaders)) return;
  draft.addRaw({ deviceId: entity.id, host: raw.host, data: rawText(raw, problem) }, outcome);
};

type MessageJob = Job & { kind: 'message' };

/** Counts the fixes stored today (UTC). */
const countToday = ({ day, count }: DeviceState['stored'], nowMs: number): number =>
  day === utcDayOf(nowMs) ? count : 0;

/** The newest fix there is once this message is taken in. */
const findNewestFix = (draft: BatchDraft, { device, message }: MessageJob) => {
  const { rules, nowMs } = draft.tools;
  const { latest: last, stored } = draft.stateOf(device);
  const storedToday = countToday(stored, nowMs);
  const position = toPosition(message, { device: device.entity, rules, last, nowMs, storedToday });
  return position && isNewest(position, last) ? position : last;
};

/**
 * Checks a command for hand-over: one that may stop the engine waits until the vehicle is at rest,
 * whoever sent it and however long it was queued.
 */
const mayHandOver = (draft: BatchDraft, job: MessageJob, command: QueuedCommand): boolean => {
  const { rules, nowMs, attributePrefix } = draft.tools;
  if (!mayStopEngine(command, attributePrefix)) return true;
  const { isOverridden } = command;
  const limits = readStopLimits({ attributes: rules.serverAttributes() }, attributePrefix);
  const fix = toEngineStopFix(findNewestFix(draft, job));
  return decideStop({ fix, nowMs, limits, isOverridden }).allowed;
};

/** One command a message, the first that may go. */
const handOverCommand = (draft: BatchDraft, job: MessageJob, outcome: JobOutcome): void => {
  const { queue, nowMs } = draft.tools;
  const deviceId = job.device.entity.id;
  const command = queue
    .of(deviceId)
    .find((waiting) => !draft.batch.commands.includes(waiting) && mayHandOver(draft, job, waiting));
  if (!command) return;
  draft.addCommand(command, outcome);
  draft.addEvent(
    {
      type: 'queuedCommandSent',
      eventTimeMs: nowMs,
      deviceId,
      positionId: 0,
      attributes: { id: command.id },
    },
    outcome.statusEvents,
  );
};

const applyFix = (
  draft: BatchDraft,
  { device, message }: MessageJob,
  outcome: JobOutcome,
): void => {
  const { nowMs, rules, nextPositionId, findAddressNow } = draft.tools;
  const { latest: last, stored } = draft.stateOf(device);
  const storedToday = countToday(stored, nowMs);
  const position = toPosition(message, {
    device: device.entity,
    rules,
    last,
    nowMs,
    storedToday,
    findAddressNow,
  });
  if (!position) return;
  position.id = nextPositionId();
  const fix = { device: device.entity, last, position, rules };
  const next = isNewest(position, last) ? applyNewestRules(draft, device, fix, outcome) : undefined;
  applyEveryRules(draft, fix, outcome);
  if (next) draft.setLatest(device, position, outcome, next);
  else draft.addPosition(position, outcome);
  const count = { day: utcDayOf(nowMs), count: storedToday + 1 };
  draft.setState(device, { ...draft.stateOf(device), stored: count });
};

/** Sets the last contact to the send time of a late, silent message; the current status stays. */
const applyHeard = (draft: BatchDraft, { device, message }: MessageJob): void => {
  const state = draft.stateOf(device);
  const heardAtMs = message.timestampMs ?? draft.tools.nowMs;
  draft.setState(device, {
    ...state,
    lastUpdateMs: Math.max(state.lastUpdateMs ?? heardAtMs, heardAtMs),
  });
};

/** Corrects a message's clock; a silent one is history, with times of its own. */
const withRightTime = (draft: BatchDraft, job: MessageJob): MessageJob => {
  const { rules, nowMs } = draft.tools;
  if (job.silent || !isOn(rules, job.device.entity, 'time.correct')) return job;
  const { latest: last } = draft.stateOf(job.device);
  return { ...job, message: correctClock(job.message, { last, nowMs }) };
};

/** A message of a device: it is kept, a command goes with the answer, the device is online, its fix is stored. */
export const applyMessage = (draft: BatchDraft, sent: MessageJob, outcome: JobOutcome): void => {
  const job = withRightTime(draft, sent);
  const { device, message, silent } = job;
  keepRaw(draft, device, message.raw, outcome);
  if (message.takesCommand) handOverCommand(draft, job, outcome);
  if (silent) applyHeard(draft, job);
  else applyStatus(draft, { device, status: 'online', isResuming: false }, outcome);
  applyFix(draft, job, outcome);
};
