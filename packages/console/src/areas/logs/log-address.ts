import type { LogEntryQuery } from '@rastro/sdk/contract';
import {
  LOG_KINDS,
  LOG_OUTCOMES,
  parsePeriodAddress,
  setPeriodAddress,
  type LogKind,
  type LogOutcome,
  type PeriodChoice,
} from '@rastro/sdk/domain';

/** Scope of the log: everything, one vehicle, one account. */
export type LogScope = { kind: 'server' } | { kind: 'device' | 'user'; id: number };

/** Filters of a log, as in the address of the page. */
export interface LogChoice {
  scope: LogScope;
  /** Changes, reads of positions, or both. */
  kind: LogKind | 'all';
  period: PeriodChoice;
  action: string;
  outcome: LogOutcome | '';
}

/** Reads would drown what was done: both together are shown to who asks for it. */
export const SHOWN_KINDS = [...LOG_KINDS, 'all'] as const;

const PERIOD = { usual: 'last30' } as const;

/** Reads it out of the address; what is none of ours counts as not there. */
export function parseLogAddress(search: URLSearchParams): LogChoice {
  const [device, user] = [readId(search.get('device')), readId(search.get('user'))];
  return {
    scope: device
      ? { kind: 'device', id: device }
      : user
        ? { kind: 'user', id: user }
        : { kind: 'server' },
    kind: SHOWN_KINDS.find((each) => each === search.get('show')) ?? 'changes',
    period: parsePeriodAddress(search, PERIOD),
    action: search.get('action') ?? '',
    outcome: LOG_OUTCOMES.find((each) => each === search.get('outcome')) ?? '',
  };
}

/** Writes it into an address, without what goes without saying. */
export function toLogAddress({ scope, kind, period, action, outcome }: LogChoice): URLSearchParams {
  const search = new URLSearchParams();
  if (scope.kind !== 'server') search.set(scope.kind, String(scope.id));
  if (kind !== 'changes') search.set('show', kind);
  setPeriodAddress(search, period, PERIOD);
  if (action) search.set('action', action);
  if (outcome) search.set('outcome', outcome);
  return search;
}

/** Converts the filters to a query; a period that lasts until now has no end. */
export function toLogQuery(
  { kind, action, outcome, period: { kind: span } }: LogChoice,
  period: { fromMs: number; toMs: number } | null,
  keyword: string,
): LogEntryQuery | null {
  if (period === null) return null;
  const isOver = ['yesterday', 'lastMonth', 'custom'].includes(span);
  return {
    from: new Date(period.fromMs).toISOString(),
    ...(isOver && { to: new Date(period.toMs).toISOString() }),
    ...(kind !== 'all' && { kind }),
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(keyword && { keyword }),
  };
}

const readId = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
