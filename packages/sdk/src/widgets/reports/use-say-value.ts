import { useMemo } from 'react';
import { formatReportValue, type ReportValue, type ReportValueKind } from '../../domain';
import { useLabels } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';

/** Says a value of a report in the account's language, units and zone. */
export type SayValue = (value: ReportValue | undefined, kind: ReportValueKind) => string;

/**
 * Provides the formatter of report values; times omit the day in `onlyDay`, which a heading shows.
 */
export function useSayValue(onlyDay: string | null = null): SayValue {
  const t = useLabels();
  const { locale, units, timeZone } = useTrackingContext('useSayValue');
  return useMemo(() => {
    const { speed, distance, coordinates, hour12 } = units;
    const style = { locale, timeZone, hour12, speed, distance, coordinates, onlyDay, t };
    return (value, kind) => formatReportValue(value, kind, style);
  }, [t, locale, units, timeZone, onlyDay]);
}
