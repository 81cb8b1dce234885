'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import { rateEvent, type EventSeverity } from '../../domain';
import { statusColors, type StatusName } from '../../ui';
import { EventIcon } from './event-icon';

/** The colours of a severity, as those of states are named. */
export const SEVERITY_TONES: Record<EventSeverity, StatusName> = {
  critical: 'alarm',
  warning: 'idle',
  notice: 'stopped',
  routine: 'offline',
};

const Root = styled.span`
  ${statusColors}
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--rastro-radius-control);
  background: var(--status-soft);
  color: var(--status-text);
  &[data-size='lg'] {
    width: 36px;
    height: 36px;
    border-radius: var(--rastro-radius-card);
  }
  &[data-severity='critical'] {
    background: var(--status-text);
    color: var(--status-soft);
  }
`;

/** The sign of an event in the colours of its severity, filled where somebody may be in need. */
export function EventSign({
  event,
  size = 'md',
}: {
  event: TrackingEvent;
  size?: 'md' | 'lg';
}): ReactElement {
  const severity = rateEvent(event);
  return (
    <Root data-status={SEVERITY_TONES[severity]} data-severity={severity} data-size={size}>
      <EventIcon type={event.type} size={size === 'lg' ? 18 : 16} />
    </Root>
  );
}
