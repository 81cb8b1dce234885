import { useMemo, useState, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import {
  assignColors,
  findRowsAt,
  listChartMeasures,
  MAX_FOLLOWED,
  MOBILE_MAX_WIDTH_PX,
  type Period,
  type ReportRow,
  toChartSeries,
  toggleFollowed,
  toMeasureKind,
} from '../../domain';
import { useAttributeWords, useFormat, useLabels } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { Chip, LineChart, SelectMenu, useMedia } from '../../ui';
import { toTrailColor } from '../../ui/data/trail-color';
import { ChartHead, ChartRoot } from './report-chart-parts';
import { chooseScale, sayTicks } from './choose-scale';
import { sayTick } from './say-tick';
import { useSayValue } from './use-say-value';

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  align-items: center;
  max-height: 100px;
  padding: 8px 0 4px 16px;
  overflow: auto;
  color: var(--rastro-text-muted);
  @media (max-width: ${MOBILE_MAX_WIDTH_PX}px) {
    flex-wrap: nowrap;
    padding-inline-end: 4px;
  }
  & i {
    width: 14px;
    height: 4px;
    border-radius: 2px;
    forced-color-adjust: none;
  }
  & b {
    max-width: 180px;
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
  }
`;
const NO_COLORS: ReadonlyMap<number, number> = new Map();

/** The lines that are drawn: the chosen ones, else the first, each in a colour of its own. */
function useDrawnLines(all: ReturnType<typeof toChartSeries>, chosen: readonly number[] | null) {
  return useMemo(() => {
    const ids = chosen ?? all.slice(0, MAX_FOLLOWED).map(({ deviceId }) => deviceId);
    const colors = assignColors(NO_COLORS, ids);
    const series = all.filter(({ deviceId }) => ids.includes(deviceId));
    const lines = series.map(({ deviceId, parts }) => ({
      deviceId,
      parts,
      color: toTrailColor(colors.get(deviceId) ?? 0),
    }));
    return { ids, series, lines };
  }, [all, chosen]);
}

/**
 * Chart of a measure over time, one line per vehicle: hovering shows a moment, pressing opens its
 * row.
 */
export function ReportLines({
  rows,
  period,
  measure,
  current,
  onMeasureChange,
  onOpen,
  ref,
}: {
  rows: readonly ReportRow[];
  period: Period;
  measure: string;
  /** The row that is open. */
  current: ReportRow | null;
  onMeasureChange: (measure: string) => void;
  onOpen: (row: ReportRow) => void;
  ref?: Ref<HTMLElement>;
}): ReactElement {
  const t = useLabels();
  const say = useSayValue();
  const format = useFormat();
  const words = useAttributeWords();
  const { units, timeZone } = useTrackingContext('ReportLines');
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const measures = useMemo(() => listChartMeasures(rows), [rows]);
  const all = useMemo(() => toChartSeries(rows, measure), [rows, measure]);
  const kind = toMeasureKind(measure);
  const drawn = useDrawnLines(all, chosen);
  const scale = useMemo(() => {
    const min = Math.min(...drawn.series.map((one) => one.min));
    const max = Math.max(...drawn.series.map((one) => one.max));
    return chooseScale({ min, max }, kind, units);
  }, [drawn, kind, units]);
  const name = words.label(measure);
  const sayValue = (value: number) => say(value, kind);
  const ticks = sayTicks(scale, sayValue);
  const colorOf = (deviceId: number) =>
    drawn.lines.find((line) => line.deviceId === deviceId)?.color ?? 'transparent';
  const options = measures.includes(measure) ? measures : [measure, ...measures];
  return (
    <ChartRoot ref={ref} className="rastro-report-chart">
      <ChartHead>
        <h2>{t('report.page.lines.title', { name })}</h2>
        <span>
          {all.length > drawn.series.length
            ? t('report.page.lines.some', { shown: drawn.series.length, count: all.length })
            : null}
        </span>
        <SelectMenu
          label={t('report.page.lines.measure')}
          hideLabel
          size="toolbar"
          options={options.map((key) => ({ value: key, label: words.label(key) }))}
          value={measure}
          onChange={onMeasureChange}
        />
      </ChartHead>
      {all.length === 0 ? (
        <Legend role="status">{t('report.page.lines.nothing', { name })}</Legend>
      ) : (
        <>
          <LineChart
            label={drawn.series
              .map((one) => {
                const [min, max, mean] = [one.min, one.max, one.mean].map(sayValue);
                const figures = { min: min ?? '', max: max ?? '', mean: mean ?? '' };
                return t('report.page.lines.text', { name: `${one.name}, ${name}`, ...figures });
              })
              .join(' ')}
            lines={drawn.lines}
            span={period}
            scale={scale}
            ticks={ticks}
            timeZone={timeZone}
            sayTime={(atMs) => sayTick(atMs, period, { format, timeZone })}
            describe={(atMs) =>
              [
                format.dateTime(atMs),
                ...findRowsAt(drawn.series, atMs).map(
                  ({ one, row }) => `${one.name} · ${sayValue(row.measured?.[measure] ?? 0)}`,
                ),
              ].join('\n')
            }
            currentMs={current?.fromMs ?? null}
            onPress={(atMs, value) => {
              const near = findRowsAt(drawn.series, atMs).map(({ row }) => ({
                row,
                off: Math.abs((row.measured?.[measure] ?? 0) - value),
              }));
              const nearest = near.sort((a, b) => a.off - b.off)[0];
              if (nearest) onOpen(nearest.row);
            }}
          />
          <Legend role="group" aria-label={t('report.page.lines.vehicles')}>
            {all.map(({ deviceId, name: vehicle, min, max }) => (
              <Chip
                key={deviceId}
                pressed={drawn.ids.includes(deviceId)}
                icon={<i aria-hidden="true" style={{ background: colorOf(deviceId) }} />}
                count={isPhone ? undefined : `${sayValue(min)} – ${sayValue(max)}`}
                onClick={() => setChosen(toggleFollowed(drawn.ids, deviceId))}
              >
                <b dir="auto">{vehicle}</b>
              </Chip>
            ))}
          </Legend>
        </>
      )}
    </ChartRoot>
  );
}
