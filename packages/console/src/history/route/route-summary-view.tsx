import { useFormat } from '@rastro/sdk/react';
import { toKnots } from '@rastro/sdk/domain';
import { CirclePlay, Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import type { RouteSummary } from './summarise-route';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin: 0;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
  & div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  & dd {
    margin: 0;
    font: 600 15px/20px var(--rastro-font-family);
    letter-spacing: -0.011em;
  }
`;

const Ends = styled.ol`
  margin: 0;
  padding: 12px 16px;
  list-style: none;
  & li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 0;
  }
  & li > span {
    flex: 1;
    font-weight: 600;
  }
  & time {
    color: var(--rastro-text-muted);
  }
`;

const Legend = styled.div`
  padding: 0 16px 16px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const Swatch = styled.span`
  width: 16px;
  height: 4px;
  border-radius: 2px;
`;

/** Upper ends of the speed ramp in km/h (design language §2); the last colour is all above. */
const RAMP_KMH = [20, 40, 60] as const;

/** Distance, duration, top speed; start and end; what the colours of the line mean. */
export function RouteSummaryView({ summary }: { summary: RouteSummary }): ReactElement {
  const t = useText();
  const format = useFormat();
  const bound = (kmh: number) => format.speed(toKnots(kmh));
  const steps = [
    t('history.speedRamp.upTo', { value: bound(RAMP_KMH[0]) }),
    `${format.speedParts(toKnots(RAMP_KMH[0])).value}–${bound(RAMP_KMH[1])}`,
    `${format.speedParts(toKnots(RAMP_KMH[1])).value}–${bound(RAMP_KMH[2])}`,
    t('history.speedRamp.above', { value: bound(RAMP_KMH[2]) }),
  ];
  return (
    <>
      <Figures>
        <div>
          <dt>{t('history.distance.label')}</dt>
          <dd>{format.distance(summary.distanceMeters)}</dd>
        </div>
        <div>
          <dt>{t('history.duration.label')}</dt>
          <dd>{format.duration(summary.durationMs)}</dd>
        </div>
        <div>
          <dt>{t('history.maxSpeed.label')}</dt>
          <dd>{format.speed(summary.maxSpeedKnots)}</dd>
        </div>
      </Figures>
      <Ends>
        <li>
          <CirclePlay size={18} aria-hidden="true" />
          <span>{t('history.start.label')}</span>
          <time dateTime={summary.startAt}>{format.dateTime(summary.startAt)}</time>
        </li>
        <li>
          <Flag size={18} aria-hidden="true" />
          <span>{t('history.end.label')}</span>
          <time dateTime={summary.endAt}>{format.dateTime(summary.endAt)}</time>
        </li>
      </Ends>
      <Legend>
        {t('history.speedRamp.label')}
        <ul>
          {steps.map((step, index) => (
            <li key={step}>
              <Swatch style={{ background: `var(--rastro-speed-ramp-${index + 1})` }} />
              {step}
            </li>
          ))}
        </ul>
      </Legend>
    </>
  );
}
