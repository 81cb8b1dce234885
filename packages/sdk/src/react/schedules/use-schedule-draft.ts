'use client';
import { useState } from 'react';
import { scheduledReport, type ScheduledReport } from '../../contract';
import {
  findScheduleProblem,
  parseRecipients,
  type ScheduleProblem,
  type ScheduleStart,
  readOwnTimeZone,
} from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useKeptValues } from '../drafts/use-kept-values';
import { useResourceChanges } from '../resource/use-resource-changes';

/** Draft of a scheduled report. */
export type ScheduleDraftValue = Omit<
  ScheduledReport,
  'id' | 'nextAt' | 'lastDueAt' | 'lastStatus' | 'lastError' | 'retryAt' | 'deviceIds' | 'groupIds'
> & { deviceIds: readonly number[]; groupIds: readonly number[] };

/** One that is being written. */
export interface ScheduleDraftState {
  draft: ScheduleDraftValue;
  change: (change: Partial<ScheduleDraftValue>) => void;
  /** Text from before the form went is back. */
  isBack: boolean;
  /** It is given up. */
  drop: () => void;
  /** Told once somebody has tried to keep it. */
  problem: ScheduleProblem | null;
  isBusy: boolean;
  /** Error from the server on saving. */
  error: unknown;
  /** Keeps it; true when the server has it. */
  save: () => Promise<boolean>;
}

const MORNING = 7 * 60;

/**
 * Keeps what a report that goes out by itself is to be, and saves it: a new one, which `start` may fill in
 * before, or one that is there.
 */
export function useScheduleDraft(
  report: ScheduledReport | null,
  start?: ScheduleStart | null,
): ScheduleDraftState {
  const { locale, timeZone } = useTrackingContext('useScheduleDraft');
  const changes = useResourceChanges(scheduledReport);
  const name = `schedule ${report?.id ?? (start ? 'start' : 'new')}`;
  const {
    values: draft,
    change,
    isBack,
    drop,
  } = useKeptValues<ScheduleDraftValue>(name, () => {
    const zone = timeZone ?? readOwnTimeZone();
    const fresh = { minuteOfDay: MORNING, silentHours: 24, weekday: 1, monthDay: 1 };
    const { deviceIds, groupIds, recipients, ...rest } = scheduledReport.decode(
      report ?? { id: 0, timeZone: zone, name: '', recipients: '', ...fresh, ...start },
    );
    return {
      ...rest,
      deviceIds: deviceIds ?? [],
      groupIds: groupIds ?? [],
      recipients: parseRecipients(recipients).join('\n'),
    };
  });
  const [problem, setProblem] = useState<ScheduleProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    draft,
    isBack,
    drop,
    change(next) {
      // Columns are those of a report.
      const isOther = next.kind !== undefined && next.kind !== draft.kind;
      change({ ...(isOther && { columns: '' }), ...next });
      setProblem(null);
      // What was refused is another text by now.
      setError(undefined);
    },
    problem,
    isBusy,
    error,
    async save() {
      const found = findScheduleProblem(draft);
      setProblem(found);
      if (found !== null || isBusy) return false;
      setBusy(true);
      setError(undefined);
      const { deviceIds, groupIds, recipients } = draft;
      const input = {
        ...draft,
        locale,
        deviceIds: [...deviceIds],
        groupIds: [...groupIds],
        recipients: parseRecipients(recipients).join(','),
      };
      try {
        await (report ? changes.update({ ...input, id: report.id }) : changes.create(input));
        return true;
      } catch (cause) {
        setError(cause);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
