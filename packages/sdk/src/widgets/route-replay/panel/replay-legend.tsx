'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { convertSpeed, listSpeedSteps, toKnots } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { VisuallyHidden } from '../../../ui';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  & ul {
    display: contents;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;
const Swatch = styled.span`
  width: 14px;
  height: 4px;
  border-radius: 2px;
  forced-color-adjust: none;
`;

/**
 * Legend of the line's colours, in the account's unit; the last begins at the limit, if there is
 * one.
 */
export function ReplayLegend({ limitKnots }: { limitKnots: number | null }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const limitKmh = limitKnots === null ? undefined : convertSpeed(limitKnots, 'kmh');
  const [slow, middle, fast] = listSpeedSteps(limitKmh).map((kmh) => toKnots(kmh)) as [
    number,
    number,
    number,
  ];
  const figure = (knots: number) => format.speedParts(knots).value;
  const steps = [
    t('replay.legend.upTo', { value: figure(slow) }),
    `${figure(slow)}–${figure(middle)}`,
    `${figure(middle)}–${figure(fast)}`,
    t(limitKnots === null ? 'replay.legend.above' : 'replay.legend.aboveLimit', {
      value: format.speed(fast),
    }),
  ];
  return (
    <Root>
      <VisuallyHidden>{t('replay.legend.label')}</VisuallyHidden>
      <ul>
        {steps.map((step, index) => (
          <li key={step}>
            <Swatch style={{ background: `var(--rastro-speed-ramp-${index + 1})` }} />
            {step}
          </li>
        ))}
      </ul>
    </Root>
  );
}
