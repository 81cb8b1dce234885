import type { ReactElement } from 'react';
import { Hourglass, Lock, LockOpen, type LucideIcon, Send } from 'lucide-react';
import { styled } from 'styled-components';
import type { LockState } from '../../domain';
import { type EngineStopState, useFormat, useLabels, useMinute } from '../../react';

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin: 0 0 8px;
  color: var(--rastro-text);
  font: 600 14px/20px var(--rastro-font-family);
  & > svg {
    flex: none;
    color: var(--rastro-status-moving-text);
  }
  &[data-state='queued'] > svg,
  &[data-state='sent'] > svg {
    color: var(--rastro-status-idle-text);
  }
  &[data-state='locked'] > svg {
    color: var(--rastro-status-alarm-text);
  }
`;

const SIGNS: Readonly<Record<LockState, LucideIcon>> = {
  locked: Lock,
  queued: Hourglass,
  sent: Send,
  free: LockOpen,
};

/** Lock state of the engine, and since when. */
export function LockStateLine({
  state,
  sinceMs,
  isReported,
}: {
  state: LockState;
  sinceMs: EngineStopState['sinceMs'];
  /** The tracker says whether the engine is locked. */
  isReported: boolean;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useMinute();
  const time = sinceMs === null ? '' : format.moment(new Date(sinceMs).toISOString(), now);
  const Sign = SIGNS[state];
  const words = {
    locked: time === '' ? t('lock.is.locked') : t('lock.is.lockedSince', { time }),
    queued: t('lock.is.queued'),
    sent: t('lock.is.sent', { time }),
    free: t(isReported ? 'lock.is.free' : 'lock.is.unknown'),
  };
  return (
    <Line role="status" data-state={state}>
      <Sign size={16} aria-hidden="true" />
      {words[state]}
    </Line>
  );
}
