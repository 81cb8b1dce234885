import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { ScheduledJob } from '../../schedule/scheduler';
import type { SteadyClock } from '../../schedule/steady-clock';
import { toSweepJob } from '../../schedule/sweep';
import { dropOldRecords } from './drop-old-records';
import type { DeviceStatus, LiveFleet, FleetDevice } from '../devices/live-fleet';
import type { Hub } from '../live/hub';
import type { Partitions } from '../ingest/partitions/partitions';
import type { NewEvent } from '../positions/tracking-event';
import type { Writer } from '../ingest/batch/writer';
import { isInactivityDue } from '../rules/events/inactivity';
import type { RuleBook } from '../rules/book/rule-book';
import type { Statistics } from './statistics';

/** Silence after which a device is `unknown` (`status.timeout`). */
const STATUS_TIMEOUT_MS = 10 * MINUTE_MS;
/** Interval of the search for silent devices, in ms (tracking-api §6.6). */
const STATUS_EVERY_MS = MINUTE_MS;
/** Interval of the search for alarms that nobody has taken in time, in ms. */
const ESCALATIONS_EVERY_MS = 10_000;
/** Interval of the search for reports that are due, in ms. */
const REPORTS_EVERY_MS = MINUTE_MS;
/** Interval of the search for devices silent for long, in ms (tracking-api §6.5). */
const INACTIVITY_EVERY_MS = 15 * MINUTE_MS;
/**
 * Interval of the removal of fixes beyond retention, in ms: never at once, while a clock may still
 * be wrong.
 */
const RETENTION_EVERY_MS = 10 * MINUTE_MS;

/** Options of the sweeps. */
export interface SweepOptions {
  db: Database;
  /** Whatever is kept as of the last write is read anew. */
  forgetRead: () => void;
  fleet: LiveFleet;
  hub: Hub;
  writer: Writer;
  partitions: Partitions;
  rules: RuleBook;
  statistics: Pick<Statistics, 'sweep'>;
  /** Events are kept as long as fixes. */
  retentionDays: number;
  /** Tells the next contacts of alarms that nobody has taken. */
  escalate: () => Promise<void>;
  /** Sends the reports that are due; there is none where nothing can be sent. */
  sendReports?: (() => Promise<void>) | undefined;
  clock: () => number;
  /** Clock by which old records are deleted. */
  steadyClock: SteadyClock;
}

/**
 * Work done by the clock and not by a message: silent devices become unknown, expired accounts see
 * nothing, fixes beyond retention go.
 */
export interface Sweeps {
  readonly jobs: readonly ScheduledJob[];
  /**
   * Sets devices that were silent for too long while the server was away to unknown; nobody is
   * notified of that.
   */
  resume(): Promise<void>;
}

/** Sweeps over the whole fleet. */
export const createSweeps = (options: SweepOptions): Sweeps => {
  const {
    db,
    forgetRead,
    fleet,
    hub,
    writer,
    partitions,
    rules,
    statistics,
    escalate,
    sendReports,
    clock,
    steadyClock,
  } = options;
  let inactivitySeenMs = clock();

  const setStatus = async (
    status: DeviceStatus,
    isDue: (device: FleetDevice) => boolean,
    silent = false,
  ): Promise<void> => {
    const due = [...fleet.all()].filter(isDue);
    await Promise.all(due.map((device) => writer.add({ kind: 'status', device, status, silent })));
  };

  const isSilent = ({ state }: FleetDevice): boolean =>
    state.status === 'online' && (state.lastUpdateMs ?? 0) <= clock() - STATUS_TIMEOUT_MS;

  const sweepStatus = (): Promise<void> => setStatus('unknown', isSilent);

  const numberOf = (device: FleetDevice, name: string): number => {
    const value = rules.setting(device.entity, name, { ofAllGroups: true });
    return typeof value === 'number' ? value : 0;
  };

  const sweepInactivity = async (): Promise<void> => {
    await rules.refresh(db);
    const span = { fromMs: inactivitySeenMs, toMs: clock() };
    inactivitySeenMs = span.toMs;
    const due = [...fleet.all()].filter((device) => {
      const startMs = numberOf(device, 'deviceInactivityStart');
      const periodMs = numberOf(device, 'deviceInactivityPeriod');
      const { lastUpdateMs } = device.state;
      return lastUpdateMs !== null && isInactivityDue({ startMs, periodMs }, lastUpdateMs, span);
    });
    await Promise.all(
      due.map((device) => {
        const event: NewEvent = {
          type: 'deviceInactive',
          eventTimeMs: span.toMs,
          deviceId: device.entity.id,
          positionId: 0,
          attributes: { lastUpdate: device.state.lastUpdateMs },
        };
        return writer.add({ kind: 'event', device, event, silent: false });
      }),
    );
  };

  const sweepAccounts = (): Promise<void> => {
    forgetRead();
    return hub.refresh();
  };

  const sweepStatistics = (): Promise<void> => statistics.sweep(db, clock());

  const dropOld = async (nowMs: number): Promise<void> => {
    await partitions.dropOld(db, nowMs);
    await dropOldRecords(db, options.retentionDays, nowMs);
  };

  return {
    jobs: [
      { name: 'find silent devices', everyMs: STATUS_EVERY_MS, run: sweepStatus },
      // An account that expires is written by nobody, and what somebody writes by hand notifies nobody.
      { name: 'read accounts anew', everyMs: STATUS_EVERY_MS, run: sweepAccounts },
      { name: 'store statistics', everyMs: STATUS_EVERY_MS, run: sweepStatistics },
      { name: 'find inactive devices', everyMs: INACTIVITY_EVERY_MS, run: sweepInactivity },
      { name: 'go on with alarms', everyMs: ESCALATIONS_EVERY_MS, run: escalate },
      ...(sendReports
        ? [{ name: 'send reports', everyMs: REPORTS_EVERY_MS, run: sendReports }]
        : []),
      toSweepJob(steadyClock, {
        name: 'drop what is old',
        everyMs: RETENTION_EVERY_MS,
        forget: dropOld,
      }),
    ],
    resume: () => setStatus('unknown', isSilent, true),
  };
};
