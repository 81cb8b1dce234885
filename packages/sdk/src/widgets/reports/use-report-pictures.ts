import { useCallback, useState } from 'react';
import type { ReportRow } from '../../domain';
import { useFormat } from '../../react';
import { createReplayPicture } from '../../react/replay/replay-picture';
import { takeRowPicture } from './take-row-picture';

/** Pictures for the file of a report: of its chart, and of the map with the row that is open. */
export function useReportPictures(open: ReportRow | null) {
  const format = useFormat();
  const [chart, setChart] = useState<HTMLElement | null>(null);
  const takeChart = useCallback(async () => {
    const { takeChartPicture } = await import('./take-chart-picture');
    return chart ? takeChartPicture(chart) : undefined;
  }, [chart]);
  const [map] = useState(createReplayPicture);
  const takeMap = useCallback(() => {
    const { vehicle } = open?.values ?? {};
    const [from, to] = [open?.fromMs, open?.toMs].map((ms) => (ms ? format.dateTime(ms) : ''));
    const span = from === to ? from : `${from} – ${to}`;
    return takeRowPicture(map, [vehicle, span].filter(Boolean).join(' · '));
  }, [map, open, format]);
  return { setChart, takeChart, map, takeMap };
}
