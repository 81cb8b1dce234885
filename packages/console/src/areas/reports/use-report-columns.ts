import { REPORT_KINDS, type ReportKind } from '@rastro/sdk/domain';
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
export function useReportColumns(
  kind: ReportKind,
): [readonly string[] | null, (keys: readonly string[] | null) => void] {
  const [kept, keep] = useStoredState('reportColumnsPref', isKept, NOTHING);
  return [
    kept[kind] ?? null,
    (keys) =>
      keep(({ [kind]: _, ...others }) => (keys === null ? others : { ...others, [kind]: keys })),
  ];
}
