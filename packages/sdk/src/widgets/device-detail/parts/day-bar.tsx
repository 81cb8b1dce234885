import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { DaySpan, Period } from '../../../domain';
import { useFormat, useLabels } from '../../../react';

const HEIGHT = 10;
/** Of the picture; it is drawn as wide as its place. */
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

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 2px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
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
  const first = spans[0];
  if (!first) return null;
  const endMs = Math.max(...spans.map(({ toMs }) => toMs));
  const lengthMs = Math.max(1, endMs - first.fromMs);
  const toX = (atMs: number) => ((atMs - first.fromMs) / lengthMs) * WIDTH;
  const trips = spans.filter(({ kind }) => kind === 'trip').length;
  const [from, to] = [format.time(first.fromMs), format.time(endMs)];
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
      <Ends aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </Ends>
    </>
  );
}
