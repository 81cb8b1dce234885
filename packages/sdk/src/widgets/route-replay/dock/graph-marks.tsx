import { Fragment, type ReactElement } from 'react';
import { filterReplayEvents, type Period, type ReplayMarks } from '../../../domain';
import type { ReplayRoute } from '../../../react';

/** Stops, and the part that is selected, behind the lines of a graph. */
export function GraphStops({
  routes,
  selection,
  toX,
  height,
}: {
  routes: readonly ReplayRoute[];
  selection: Period | null;
  toX: (ms: number) => number;
  height: number;
}): ReactElement {
  const draw = (kind: string, { fromMs, toMs }: Period) => (
    <rect
      data-kind={kind}
      x={toX(fromMs)}
      width={Math.max(1, toX(toMs) - toX(fromMs))}
      y={0}
      height={height}
    />
  );
  return (
    <>
      {routes.flatMap(({ deviceId, stops }) =>
        stops.map((stop) => (
          <Fragment key={`${deviceId}-${stop.number}`}>{draw('stop', stop)}</Fragment>
        )),
      )}
      {selection ? draw('selection', selection) : null}
    </>
  );
}

/** Height of an event mark, px. */
const EVENT_PX = 8;

/** Events at the foot of a graph. */
export function GraphEvents({
  routes,
  marks,
  toX,
  height,
}: {
  routes: readonly ReplayRoute[];
  marks: ReplayMarks;
  toX: (ms: number) => number;
  height: number;
}): ReactElement {
  return (
    <>
      {routes.flatMap(({ deviceId, events }) =>
        filterReplayEvents(events, marks).map(({ atMs, event }, index) => (
          <line
            key={`${deviceId}-${index}`}
            data-kind={event.type === 'alarm' ? 'alarm' : 'event'}
            x1={toX(atMs)}
            x2={toX(atMs)}
            y1={height - EVENT_PX}
            y2={height}
          />
        )),
      )}
    </>
  );
}
