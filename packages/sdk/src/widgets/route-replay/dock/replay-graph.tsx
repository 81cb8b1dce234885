'use client';
import { useMemo, type ReactElement } from 'react';
import type { Device } from '../../../contract';
import {
  findTimeIndex,
  readDeviceName,
  readSeries,
  readSeriesValue,
  SPEED_STEPS_KMH,
  toKnots,
  toMeasureKind,
  type ReplayMarks,
} from '../../../domain';
import {
  useAttributeWords,
  useFormat,
  useLabels,
  useReplayValue,
  type Replay,
} from '../../../react';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { ChartAxis } from '../../../ui/data/chart-frame';
import { drawGraph, listTicks } from '../../../ui/data/draw-graph';
import { useElementWidth } from '../../../ui/use-element-width';
import { chooseScale, sayTicks } from '../../reports/choose-scale';
import { sayTick } from '../../reports/say-tick';
import { toTrailColor } from '../../../ui/data/trail-color';
import { GraphEvents, GraphStops } from './graph-marks';
import { GraphMoment } from './graph-moment';
import { GraphFrame, GraphRoot, LimitName, Pointed, TimeAxis, Tip } from './graph-styles';
import { ScrubSlider } from './scrub-slider';
import { useGraphPointer } from './use-graph-pointer';

/** Height of the graph, px, and of its highest value in it. */
const GRAPH_PX = 84;
const TOP_PX = GRAPH_PX - 4;
/** A figure and its unit stay on one line. */
const JOIN = '\u00a0';
/** In place of a vehicle's: the line of the limit. */
const LIMIT = 0;
/** Without a limit, the line tells where the last colour of speeds begins. */
const FAST_KNOTS = toKnots(SPEED_STEPS_KMH[2]);
const NO_TICKS = ['', '', ''] as const;

const nameOf = (device: Device | undefined) => (device ? readDeviceName(device) : '');

/** The lines of a measure along the routes, and that of the limit, in a scale that has room for all. */
function useGraph(
  { routes, clock: { span } }: Replay,
  { seriesKey, limit, width }: { seriesKey: string; limit: number | null; width: number },
) {
  const { units } = useTrackingContext('ReplayGraph');
  const series = useMemo(
    () => routes.map(({ deviceId, track }) => ({ deviceId, parts: readSeries(track, seriesKey) })),
    [routes, seriesKey],
  );
  const { range, scale } = useMemo(() => {
    let [min, max] = [Infinity, -Infinity];
    for (const { value } of series.flatMap(({ parts }) => parts.flat())) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
    const drawn = { min, max: Math.max(max, limit ?? max) };
    const known = min <= max ? { min, max } : null;
    return { range: known, scale: chooseScale(drawn, toMeasureKind(seriesKey), units) };
  }, [series, seriesKey, limit, units]);
  const graph = useMemo(() => {
    const { fromMs, toMs } = span;
    const straight = [fromMs, toMs].map((atMs) => ({ atMs, value: limit ?? 0 }));
    const all = limit === null ? series : [...series, { deviceId: LIMIT, parts: [straight] }];
    return drawGraph(all, span, { width, height: GRAPH_PX, scale });
  }, [series, span, width, scale, limit]);
  return { range, scale, graph };
}

/** The lines as they are drawn, over a grid. */
function GraphLines({
  lines,
  width,
  limitOf,
  isAlone,
  colorOf,
}: {
  lines: ReturnType<typeof drawGraph>['lines'];
  width: number;
  /** Source of the limit. */
  limitOf: 'colors' | 'devices';
  /** There is one route, which shows its area too. */
  isAlone: boolean;
  colorOf: (deviceId: number) => string;
}): ReactElement {
  return (
    <>
      {[0, 1, 2].map((step) => {
        const y = GRAPH_PX - (TOP_PX / 2) * step;
        return <line key={step} data-kind="grid" x1={0} x2={width} y1={y} y2={y} />;
      })}
      {lines.map(({ deviceId, line, area }) =>
        deviceId === LIMIT ? (
          <path key={deviceId} data-kind="limit" data-of={limitOf} d={line} />
        ) : (
          <g key={deviceId} style={{ color: colorOf(deviceId) }}>
            {isAlone ? <path data-kind="area" d={area} /> : null}
            <path data-kind="rest" data-of={isAlone ? undefined : 'several'} d={line} />
          </g>
        ),
      )}
    </>
  );
}

/**
 * Graph of a measure along the routes, with its values and times, and the control of the moment on
 * the same axis: pressing goes there, dragging the moment moves it, dragging elsewhere selects.
 */
export function ReplayGraph({
  replay,
  marks,
  devices,
  seriesKey,
  limitKnots,
  isUnfolded,
}: {
  replay: Replay;
  marks: ReplayMarks;
  devices: ReadonlyMap<number, Device>;
  seriesKey: string;
  /** Drawn beside speeds; null where there is none, or not the same for all. */
  limitKnots: number | null;
  /** Else the control of the moment alone. */
  isUnfolded: boolean;
}): ReactElement {
  const { clock, hover, routes, colors, selection } = replay;
  const { span } = clock;
  const t = useLabels();
  const format = useFormat();
  const words = useAttributeWords();
  const { timeZone } = useTrackingContext('ReplayGraph');
  const [watchWidth, widthPx] = useElementWidth();
  const width = widthPx ?? 0;
  const limit = seriesKey === 'speed' ? (limitKnots ?? FAST_KNOTS) : null;
  const { range, scale, graph } = useGraph(replay, { seriesKey, limit, width });
  const toX = (ms: number) => ((ms - span.fromMs) / Math.max(1, span.toMs - span.fromMs)) * width;
  const pointer = useGraphPointer(replay, toX);
  const lines = graph.lines.filter(({ deviceId }) => deviceId !== LIMIT);
  const colorOf = (deviceId: number) =>
    routes.length === 1 ? 'var(--rastro-map-trail)' : toTrailColor(colors.get(deviceId) ?? 0);
  const pointedMs = useReplayValue(hover, hover.getMs);
  const tip = (ms: number) =>
    routes
      .flatMap(({ track }) => {
        const fix = track.fixes[Math.max(0, findTimeIndex(track.timesMs, ms))];
        const value = fix && readSeriesValue(fix, seriesKey);
        return value === undefined ? [] : [words.text(seriesKey, value)];
      })
      .join(' · ');
  const say = (value: number) => words.text(seriesKey, value);
  const summary = routes.map(({ deviceId }) => nameOf(devices.get(deviceId))).join(', ');
  const shareOf = (value: number) => (value - scale.min) / (scale.max - scale.min || 1);
  const limitText = limit === null ? '' : format.speed(limit).replaceAll(' ', JOIN);
  return (
    <GraphFrame>
      <ChartAxis
        ticks={isUnfolded && range ? sayTicks(scale, say) : NO_TICKS}
        heightPx={isUnfolded ? TOP_PX : 0}
      />
      <GraphRoot ref={watchWidth} {...pointer}>
        {isUnfolded ? (
          <svg
            role="img"
            aria-label={
              range
                ? t('replay.graph.text', {
                    name: `${words.label(seriesKey)}, ${summary}`,
                    min: say(range.min),
                    max: say(range.max),
                  })
                : t('replay.graph.none')
            }
            width={width}
            height={GRAPH_PX}
          >
            <GraphStops
              routes={marks.stops ? routes : []}
              selection={selection}
              toX={toX}
              height={GRAPH_PX}
            />
            <GraphLines
              lines={graph.lines}
              width={width}
              limitOf={limitKnots === null ? 'colors' : 'devices'}
              isAlone={routes.length === 1}
              colorOf={colorOf}
            />
            <GraphEvents routes={routes} marks={marks} toX={toX} height={GRAPH_PX} />
          </svg>
        ) : null}
        {isUnfolded ? (
          <GraphMoment
            clock={clock}
            toX={toX}
            width={width}
            lines={lines}
            colorOf={colorOf}
            heightPx={GRAPH_PX}
          />
        ) : null}
        {pointedMs === null || !isUnfolded ? null : (
          <Pointed style={{ left: toX(pointedMs) }} data-kind="pointer" />
        )}
        {pointedMs === null || !isUnfolded ? null : (
          <Tip style={{ left: Math.min(Math.max(toX(pointedMs), 64), Math.max(64, width - 64)) }}>
            {[format.time(pointedMs), tip(pointedMs)].filter(Boolean).join(' · ')}
          </Tip>
        )}
      </GraphRoot>
      {isUnfolded && limit !== null ? (
        <LimitName style={{ marginBottom: shareOf(limit) * TOP_PX }}>
          {limitKnots === null ? limitText : t('replay.graph.limit', { value: limitText })}
        </LimitName>
      ) : null}
      <ScrubSlider replay={replay} />
      <TimeAxis aria-hidden="true">
        {listTicks(span, width, timeZone).map((ms) => (
          <li key={ms} style={{ left: toX(ms) }}>
            {sayTick(ms, span, { format, timeZone })}
          </li>
        ))}
      </TimeAxis>
    </GraphFrame>
  );
}
