import {
  parseReportView,
  REPORT_COLUMNS,
  type ReportKind,
  type ReportView,
} from '@rastro/sdk/domain';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reportPath } from '@rastro/sdk/domain';
import { useReportColumns } from './use-report-columns';

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
