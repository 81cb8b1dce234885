'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { findTimeIndex, toDayKey } from '../../../domain';
import {
  useFormat,
  useLabels,
  useReplayValue,
  type Replay,
  type ReplayRoute,
} from '../../../react';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { focusRingInset } from '../../../ui';

const ROW_PX = 34;
/** Rows that are drawn beyond what is seen, at each end. */
const MORE = 6;

const Scroller = styled.div`
  position: relative;
  height: 100%;
  overflow: auto;
  ${focusRingInset}
`;
const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-muted);
  font: 500 12px/16px var(--rastro-font-family);
`;
const cells = `
  display: grid;
  grid-template-columns: 1.3fr 1fr 1fr;
  gap: 8px;
  align-items: center;
  box-sizing: border-box;
  height: ${ROW_PX}px;
  padding: 0 16px;
`;
const HeadRow = styled.div`
  ${cells}
  & > :not(:first-child) {
    text-align: end;
  }
  & > ::first-letter {
    text-transform: uppercase;
  }
`;
const Row = styled.div`
  ${cells}
  position: absolute;
  inset-inline: 0;
  cursor: pointer;
  font: 400 13px/20px var(--rastro-font-family);
  & > :not(:first-child) {
    text-align: end;
  }
  &:hover,
  &[data-hovered='true'] {
    background: var(--rastro-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--rastro-accent-soft);
    box-shadow: inset 3px 0 0 var(--rastro-accent-ink);
  }
`;

/** Every position of a route; only those in view are drawn, and the one of the replay is kept in view. */
export function ReplayPoints({
  replay: { clock, hover },
  route: { track },
}: {
  replay: Replay;
  route: ReplayRoute;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { timeZone } = useTrackingContext('ReplayPoints');
  const { fixes, timesMs, gaps, meters } = track;
  const dayOf = (ms = 0) => toDayKey(ms, timeZone);
  const sayTime = dayOf(timesMs[0]) === dayOf(timesMs.at(-1)) ? format.time : format.dateTime;
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, last: 30 });
  const current = useReplayValue(clock, () => findTimeIndex(timesMs, clock.getMs()));
  const hovered = useReplayValue(hover, () => {
    const ms = hover.getMs();
    return ms === null ? null : findTimeIndex(timesMs, ms);
  });
  const measure = () => {
    const element = scroller.current;
    if (!element) return;
    const first = Math.max(0, Math.floor(element.scrollTop / ROW_PX) - MORE);
    const last = Math.ceil((element.scrollTop + element.clientHeight) / ROW_PX) + MORE;
    setSeen((known) => (known.first === first && known.last === last ? known : { first, last }));
  };
  useEffect(() => {
    const element = scroller.current;
    if (!element || current < 0) return;
    const top = current * ROW_PX;
    const room = element.clientHeight - 2 * ROW_PX;
    if (top < element.scrollTop || top > element.scrollTop + room) {
      element.scrollTop = Math.max(0, top - room / 2);
    }
    measure();
  }, [current]);

  const go = (index: number) => {
    const ms = timesMs[Math.max(0, Math.min(fixes.length - 1, index))];
    if (ms !== undefined) clock.seek(ms);
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    Home: -fixes.length,
    End: fixes.length,
  };
  const rows = fixes.slice(seen.first, seen.last);
  return (
    <Scroller
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={t('replay.points.label')}
      aria-rowcount={fixes.length + 1}
      aria-activedescendant={current < 0 ? undefined : `replay-point-${current}`}
      onScroll={measure}
      onPointerLeave={() => hover.set(null)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        go(current + step);
      }}
    >
      <Head role="rowgroup">
        <HeadRow role="row" aria-rowindex={1}>
          <span role="columnheader">{t('replay.points.time')}</span>
          <span role="columnheader">{t('replay.legend.label')}</span>
          <span role="columnheader">{t('replay.distance.label')}</span>
        </HeadRow>
      </Head>
      <div role="rowgroup" style={{ position: 'relative', height: fixes.length * ROW_PX }}>
        {rows.map((fix, offset) => {
          const index = seen.first + offset;
          const ms = timesMs[index] ?? 0;
          return (
            <Row
              key={index}
              id={`replay-point-${index}`}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={index === current}
              data-hovered={index === hovered}
              data-gap={gaps[index] === 1}
              style={{ top: index * ROW_PX }}
              onPointerEnter={() => hover.set(ms)}
              onClick={() => clock.seek(ms)}
            >
              <span role="gridcell" data-figure>
                {sayTime(ms, { seconds: true })}
              </span>
              <span role="gridcell" data-figure>
                {format.speed(fix.speed)}
              </span>
              <span role="gridcell" data-figure>
                {format.distance(meters[index] ?? 0)}
              </span>
            </Row>
          );
        })}
      </div>
    </Scroller>
  );
}
