import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { findClockFault } from '../../../domain';
import { useFormat, useLabels, useNow } from '../../../react';

const Note = styled.p`
  margin: 4px 0 -4px;
  color: var(--rastro-text);
  font-size: 12px;
  font-weight: 600;
  line-height: 16px;
`;

/** Says of a tracker with a wrong clock since when it is, and what it said; nothing for all others. */
export function ClockLine({ position }: { position: Position }): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const fault = findClockFault(position);
  if (!fault) return null;
  const since = format.moment(new Date(fault.sinceMs).toISOString(), now);
  const said = format.dateTime(fault.saidMs, { year: true });
  return <Note>{t('device.clock.text', { since, said })}</Note>;
}
