import {
  parseReportView,
  REPORT_COLUMNS,
  type ReportKind,
  type ReportView,
  reportPath,
  REPORT_KINDS,
} from '@rastro/sdk/domain';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStoredState } from '../../frame/storage/use-stored-state';
import { isRecord } from '../../frame/storage/validators';

type Kept = Partial<Record<ReportKind, readonly string[]>>;

const NOTHING: Kept = {};

/** Lists of texts under names of reports; which columns these are is for the report to know. */
const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  Object.entries(value).every(
    ([kind, keys]) =>
      REPORT_KINDS.some((known) => known === kind) &&
      Array.isArray(keys) &&
      keys.every((key) => typeof key === 'string'),
  );

/** The columns that somebody chose for a report, kept in the browser; null is as it is meant. */
function useReportColumns(
  kind: ReportKind,
): [readonly string[] | null, (keys: readonly string[] | null) => void] {
  const [kept, keep] = useStoredState('reportColumnsPref', isKept, NOTHING);
  return [
    kept[kind] ?? null,
    (keys) =>
      keep(({ [kind]: _, ...others }) => (keys === null ? others : { ...others, [kind]: keys })),
  ];
}

/**
 * Provides the view of a report from the address, and a way to change it: reload, links and Back
 * keep to it. Columns that the address does not name are those kept in the browser.
 */
export function useReportView(
  kind: ReportKind,
): [ReportView, (view: ReportView, options: { isStep: boolean }) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [kept, keep] = useReportColumns(kind);
  const text = search.toString();
  const view = useMemo(() => {
    const named = parseReportView(kind, new URLSearchParams(text));
    const known = new Set(REPORT_COLUMNS[kind].map(({ key }) => key));
    const own = kept?.filter((key) => known.has(key)) ?? [];
    return { ...named, columns: named.columns ?? (own.length > 0 ? own : null) };
  }, [kind, text, kept]);
  return [
    view,
    (next, { isStep }) => {
      if (next.columns !== view.columns) keep(next.columns);
      void navigate(reportPath(kind, next), { replace: !isStep });
    },
  ];
}
