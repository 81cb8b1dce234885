import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { listTimeTicks, type DaySpan, type Period, readOwnTimeZone } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { useForeignZone } from '../../../react/time/use-foreign-zone';
import { useElementWidth } from '../../../ui/use-element-width';

const HEIGHT = 10;
/** Width of the drawing's coordinate system; it scales to its container. */
const WIDTH = 1000;
/** Also the shortest stop is seen. */
const NARROWEST = 3;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  margin-top: 10px;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-surface-active);
  & [data-kind='trip'] {
    fill: var(--rastro-status-moving);
  }
  & [data-kind='stop'] {
    fill: var(--rastro-border-strong);
  }
  &[data-pressable='true'] > rect {
    cursor: pointer;
  }
  &[data-pressable='true'] > rect:hover {
    opacity: 0.7;
  }
`;

/** Hours named between the ends, at most. */
const MAX_HOURS = 4;
/** A bar that was not measured yet, a letter of its times and what is left free between two of them, px. */
const [USUAL_PX, LETTER_PX, FREE_PX] = [343, 6.4, 6];

const Ends = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  margin-top: 2px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  & > i {
    position: absolute;
    transform: translateX(-50%);
    font-style: normal;
  }
`;

const Zone = styled.p`
  margin: 4px 0 0;
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
`;

/** The trips and stops of a day along its hours; nothing where there is none. */
export function DayBar({
  spans,
  onPress,
}: {
  spans: readonly DaySpan[];
  /** Somebody pressed one of them; the way of the keyboard is a button beside. */
  onPress: ((span: Period) => void) | undefined;
}): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const { timeZone } = useTrackingContext('DayBar');
  const foreignZone = useForeignZone();
  const [watchWidth, widthPx] = useElementWidth();
  const first = spans[0];
  if (!first) return null;
  const endMs = Math.max(...spans.map(({ toMs }) => toMs));
  const lengthMs = Math.max(1, endMs - first.fromMs);
  const toX = (atMs: number) => ((atMs - first.fromMs) / lengthMs) * WIDTH;
  const trips = spans.filter(({ kind }) => kind === 'trip').length;
  const zone = timeZone ?? readOwnTimeZone();
  const [from, to] = [format.time(first.fromMs), format.time(endMs)];
  // "9:00 AM" is longer than "09:00".
  const timePx = Math.max(from.length, to.length) * LETTER_PX;
  const [wide, free] = [timePx, FREE_PX].map((px) => px / (widthPx ?? USUAL_PX)) as [
    number,
    number,
  ];
  const hours = listTimeTicks(
    { fromMs: first.fromMs, toMs: endMs },
    { most: Math.min(MAX_HOURS, Math.floor(1 / (wide + free)) - 1), timeZone: zone },
  )
    .map((ms) => ({ ms, part: toX(ms) / WIDTH }))
    .filter(({ part }) => Math.min(part, 1 - part) >= 1.5 * wide + free);
  return (
    <>
      <Picture
        role="img"
        aria-label={t('detail.today.chart', { from, to, trips, stops: spans.length - trips })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        data-pressable={onPress !== undefined}
      >
        {spans.map(({ kind, fromMs, toMs }, index) => (
          <rect
            key={index}
            data-kind={kind}
            x={toX(fromMs)}
            width={Math.max(NARROWEST, toX(toMs) - toX(fromMs))}
            height={HEIGHT}
            onClick={onPress && (() => onPress({ fromMs, toMs }))}
          />
        ))}
      </Picture>
      <Ends ref={watchWidth} aria-hidden="true">
        <span>{from}</span>
        {hours.map(({ ms, part }) => (
          <i key={ms} style={{ left: `${100 * part}%` }}>
            {format.time(ms)}
          </i>
        ))}
        <span>{to}</span>
      </Ends>
      {foreignZone ? <Zone>{foreignZone}</Zone> : null}
    </>
  );
}
