'use client';
import { useCallback, useMemo, useState } from 'react';
import { resolvePeriod, type Period, type PeriodChoice, type PeriodProblem } from '../../domain';
import { useClock } from '../time/use-clock';

/** Resolved period of a choice. */
export interface PeriodState {
  /** null while two moments of one's own are no period. */
  period: Period | null;
  problem: PeriodProblem | null;
  /** Days that a period of one's own may have; undefined is any. */
  maxDays: number | undefined;
  /** Moves the end of periods that have not ended yet up to now. */
  refresh: () => void;
}

/**
 * Resolves a choice in the account's time zone. "Now" is fixed until another kind is chosen or
 * `refresh` is called, so that data for the period is requested once.
 */
export function usePeriod(choice: PeriodChoice, options: { maxDays?: number } = {}): PeriodState {
  const { kind, fromMs, toMs } = choice;
  const { maxDays } = options;
  const { timeZone } = useClock();
  const [asked, setAsked] = useState(() => ({ kind, nowMs: Date.now() }));
  if (asked.kind !== kind) setAsked({ kind, nowMs: Date.now() });
  const refresh = useCallback(
    () => setAsked(({ kind: same }) => ({ kind: same, nowMs: Date.now() })),
    [],
  );
  const { nowMs } = asked;
  return useMemo(() => {
    const result = resolvePeriod({ kind, fromMs, toMs }, { nowMs, timeZone, maxDays });
    return {
      period: result.ok ? result.period : null,
      problem: result.ok ? null : result.problem,
      maxDays,
      refresh,
    };
  }, [kind, fromMs, toMs, nowMs, timeZone, maxDays, refresh]);
}
