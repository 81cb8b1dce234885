'use client';
import { useMemo, useRef, type PointerEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import {
  readDeviceName,
  readSeries,
  readSeriesValue,
  findTimeIndex,
  type ReplayMarks,
} from '../../../domain';
import {
  useAttributeWords,
  useFormat,
  useLabels,
  useReplayValue,
  type Replay,
} from '../../../react';
import { drawGraph, listTicks } from '../../../ui/data/draw-graph';
import { useElementWidth } from '../../../ui/use-element-width';
import { toTrailColor } from '../trail-color';
import { GraphRoot, Tip } from './graph-styles';

/** Height of the graph, px. */
const GRAPH_PX = 76;
/** A press that moves less is no drag, px. */
const DRAG_PX = 4;

const Root = styled.div`
  margin-top: 8px;
`;

/** What was measured along the routes: pointing shows a moment, pressing goes there, dragging selects. */
export function ReplayGraph({
  replay,
  marks,
  devices,
  seriesKey,
}: {
  replay: Replay;
  marks: ReplayMarks;
  devices: ReadonlyMap<number, Device>;
  seriesKey: string;
}): ReactElement {
  const { clock, hover, routes, colors, selection, setSelection } = replay;
  const { span } = clock;
  const t = useLabels();
  const format = useFormat();
  const words = useAttributeWords();
  const [watchWidth, widthPx] = useElementWidth();
  const width = widthPx ?? 0;
  const series = useMemo(
    () => routes.map(({ deviceId, track }) => ({ deviceId, parts: readSeries(track, seriesKey) })),
    [routes, seriesKey],
  );
  const graph = useMemo(
    () => drawGraph(series, span, { width, height: GRAPH_PX }),
    [series, span, width],
  );
  const toX = (ms: number) => ((ms - span.fromMs) / Math.max(1, span.toMs - span.fromMs)) * width;
  const toMs = (event: PointerEvent<Element>) => {
    const { left, width: px } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, px)));
    return span.fromMs + share * (span.toMs - span.fromMs);
  };
  const pressed = useRef<{ x: number; ms: number } | null>(null);
  const cursorX = useReplayValue(clock, () => Math.round(toX(clock.getMs()) * 2) / 2);
  const pointedMs = useReplayValue(hover, hover.getMs);
  const tip = (ms: number) =>
    routes
      .flatMap(({ track }) => {
        const fix = track.fixes[Math.max(0, findTimeIndex(track.timesMs, ms))];
        const value = fix && readSeriesValue(fix, seriesKey);
        return value === undefined ? [] : [words.text(seriesKey, value)];
      })
      .join(' · ');
  const summary = routes
    .map(({ deviceId }) => {
      const device = devices.get(deviceId);
      return device ? readDeviceName(device) : '';
    })
    .join(', ');
  return (
    <Root>
      <GraphRoot
        ref={watchWidth}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = { x: event.clientX, ms: toMs(event) };
        }}
        onPointerMove={(event) => {
          const ms = toMs(event);
          hover.set(ms);
          const start = pressed.current;
          if (!start || Math.abs(event.clientX - start.x) < DRAG_PX) return;
          setSelection({ fromMs: Math.min(start.ms, ms), toMs: Math.max(start.ms, ms) });
        }}
        onPointerUp={(event) => {
          const start = pressed.current;
          pressed.current = null;
          if (!start || Math.abs(event.clientX - start.x) >= DRAG_PX) return;
          clock.seek(toMs(event));
          setSelection(null);
        }}
        onPointerCancel={() => (pressed.current = null)}
        onPointerLeave={() => hover.set(null)}
      >
        <svg
          role="img"
          aria-label={
            graph.range
              ? t('replay.graph.text', {
                  name: `${words.label(seriesKey)}, ${summary}`,
                  min: words.text(seriesKey, graph.range.min),
                  max: words.text(seriesKey, graph.range.max),
                })
              : t('replay.graph.none')
          }
          width={width}
          height={GRAPH_PX}
        >
          {routes.flatMap(({ deviceId, stops }) =>
            (marks.stops ? stops : []).map(({ fromMs, toMs: endMs, number }) => (
              <rect
                key={`${deviceId}-${number}`}
                data-kind="stop"
                x={toX(fromMs)}
                width={Math.max(1, toX(endMs) - toX(fromMs))}
                y={0}
                height={GRAPH_PX}
              />
            )),
          )}
          {selection ? (
            <rect
              data-kind="selection"
              x={toX(selection.fromMs)}
              width={Math.max(1, toX(selection.toMs) - toX(selection.fromMs))}
              y={0}
              height={GRAPH_PX}
            />
          ) : null}
          {graph.lines.map(({ deviceId, line, area }) => {
            const color =
              routes.length === 1
                ? 'var(--rastro-map-trail)'
                : toTrailColor(colors.get(deviceId) ?? 0);
            return (
              <g key={deviceId} style={{ color }}>
                {routes.length === 1 ? <path data-kind="area" d={area} /> : null}
                <path data-kind="rest" d={line} />
                <path
                  data-kind="played"
                  d={line}
                  style={{ clipPath: `inset(-4px ${Math.max(0, width - cursorX)}px -4px 0)` }}
                />
              </g>
            );
          })}
          {routes.flatMap(({ deviceId, events }) =>
            (marks.events ? events : []).map(({ atMs, event }, index) => (
              <line
                key={`${deviceId}-${index}`}
                data-kind={event.type === 'alarm' ? 'alarm' : 'event'}
                x1={toX(atMs)}
                x2={toX(atMs)}
                y1={GRAPH_PX - 8}
                y2={GRAPH_PX}
              />
            )),
          )}
          {pointedMs === null ? null : (
            <line
              data-kind="pointer"
              x1={toX(pointedMs)}
              x2={toX(pointedMs)}
              y1={0}
              y2={GRAPH_PX}
            />
          )}
          <line data-kind="cursor" x1={cursorX} x2={cursorX} y1={0} y2={GRAPH_PX} />
        </svg>
        {pointedMs === null ? null : (
          <Tip style={{ left: Math.min(Math.max(toX(pointedMs), 64), Math.max(64, width - 64)) }}>
            {[format.time(pointedMs), tip(pointedMs)].filter(Boolean).join(' · ')}
          </Tip>
        )}
        <ul aria-hidden="true">
          {listTicks(span, width).map((ms) => (
            <li key={ms} style={{ left: toX(ms) }}>
              {span.toMs - span.fromMs > 2 * 86_400_000 ? format.date(ms) : format.time(ms)}
            </li>
          ))}
        </ul>
      </GraphRoot>
    </Root>
  );
}
