import { ChartColumn, ChevronUp } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import {
  chartReport,
  formatDate,
  HOUR_MS,
  listMeasures,
  MINUTE_MS,
  MOBILE_MAX_WIDTH_PX,
  type Period,
  type ReportKind,
  type ReportRow,
  roundScale,
  shortenNames,
  sumReportColumn,
} from '../../domain';
import { useFormat, useLabels, useNow } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { BarChart, IconButton, SelectMenu, Segment, useMedia } from '../../ui';
import { ChartHead, ChartRoot, scaleUnit } from './report-chart-parts';
import { useSayValue } from './use-say-value';

/** More bars than these have no room for names. */
const MAX_VEHICLES = 40;
/** On which the clock goes back. */
const MAX_DAY_MS = 25 * HOUR_MS;
/** Reports that have a row a day. */
const OF_DAYS: ReadonlySet<ReportKind> = new Set(['summary', 'drivers']);

const TITLES = {
  day: 'report.page.chart.byDay',
  hour: 'report.page.chart.byHour',
  vehicle: 'report.page.chart.byVehicle',
} as const;

const findMeasure = (kind: ReportKind, key: string) =>
  listMeasures(kind).find((one) => one.key === key) ?? listMeasures(kind)[0];

/** The sums of a report as bars, by day, by hour or by vehicle; nothing where there is nothing to add up. */
export function ReportChart({
  kind,
  rows,
  period,
}: {
  kind: ReportKind;
  rows: readonly ReportRow[];
  period: Period;
}): ReactElement | null {
  const t = useLabels();
  const say = useSayValue();
  const format = useFormat();
  const { locale, timeZone, units } = useTrackingContext('ReportChart');
  const measures = listMeasures(kind);
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);
  const [isOpen, setOpen] = useState(!isPhone);
  const [key, setKey] = useState('distance');
  const [chosen, setBy] = useState<'time' | 'vehicle'>('time');
  // One bar says nothing: a day is shown by its hours, which rows of days do not know.
  const time = period.toMs - period.fromMs > MAX_DAY_MS ? 'day' : 'hour';
  const hasTime = time === 'day' || !OF_DAYS.has(kind);
  const by = chosen === 'time' && hasTime ? time : 'vehicle';
  const measure = findMeasure(kind, key);
  const nowMs = useNow(MINUTE_MS);
  const bars = useMemo(() => {
    const shown = findMeasure(kind, key);
    if (!shown) return [];
    if (by === 'vehicle') return chartReport(rows, shown, { by, most: MAX_VEHICLES });
    const of = { period, timeZone };
    return chartReport(rows, shown, by === 'hour' ? { by, ...of, nowMs } : { by, ...of });
  }, [rows, kind, key, by, period, timeZone, nowMs]);
  if (!measure) return null;
  const unit = scaleUnit(measure.kind, units);
  const max = roundScale(Math.max(0, ...bars.map(({ value }) => value)) / unit) * unit;
  const total = measure.key === 'count' ? rows.length : sumReportColumn(rows, measure);
  const name = t({ key: measure.label });
  const title = t(TITLES[by], { name });
  const nameOf = ({ key: bar, title: vehicle }: (typeof bars)[number]) =>
    by === 'vehicle'
      ? vehicle
      : by === 'hour'
        ? format.time(Number(bar))
        : formatDate(`${bar}T12:00:00Z`, { locale, timeZone: 'UTC' });
  const shortNames = by === 'vehicle' ? shortenNames(bars.map(nameOf)) : undefined;
  const tick = (value: number) => say(value, measure.kind);
  return (
    <ChartRoot data-printable className="rastro-report-chart">
      <ChartHead>
        <h2>{title}</h2>
        {total === null ? null : <span data-figure>{say(total, measure.kind)}</span>}
        {isPhone ? (
          <IconButton
            label={t(isOpen ? 'report.page.chart.hide' : 'report.page.chart.show')}
            icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChartColumn aria-hidden="true" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        ) : null}
        {isOpen ? (
          <>
            <SelectMenu
              label={t('report.page.chart.measure')}
              hideLabel
              size="toolbar"
              options={measures.map((one) => ({ value: one.key, label: t({ key: one.label }) }))}
              value={measure.key}
              onChange={setKey}
            />
            {hasTime ? (
              <Segment
                label={t('report.page.chart.by')}
                options={[
                  { value: 'time', label: t(`report.page.by.${time}`) },
                  { value: 'vehicle', label: t('report.page.by.vehicle') },
                ]}
                value={chosen}
                onChange={setBy}
              />
            ) : null}
          </>
        ) : null}
      </ChartHead>
      {isOpen ? (
        <BarChart
          label={title}
          max={max}
          ticks={['0', tick(max / 2), tick(max)]}
          bars={bars.map((bar, at) => ({
            key: bar.key,
            name: nameOf(bar),
            shortName: shortNames?.[at],
            value: bar.value,
            text: say(bar.value, measure.kind),
          }))}
        />
      ) : null}
    </ChartRoot>
  );
}
