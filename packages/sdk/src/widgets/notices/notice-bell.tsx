'use client';
import type { ReactElement } from 'react';
import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import { findEventAttendance, isNotable } from '../../domain';
import {
  LazyWords,
  useAlarmTakes,
  useFleetAlarms,
  useLabels,
  useNotices,
  useSeenEvents,
} from '../../react';
import { IconButton } from '../../ui';
import type { Namespace } from '../../words';

const WORDS: readonly Namespace[] = ['alarms'];

const Dot = styled.i`
  position: absolute;
  top: calc(50% - 11px);
  inset-inline-end: calc(50% - 11px);
  width: 8px;
  height: 8px;
  border-radius: 50%;
  outline: 2px solid var(--rastro-surface);
  background: var(--rastro-accent-ink);
`;

/** Props of {@link NoticeBell}. */
export interface NoticeBellProps {
  /** True while the list of notices is open. */
  isOpen: boolean;
  onPress: () => void;
}

/**
 * The button of the list of notices, with how many vehicles have an alarm that nobody attends to: the count
 * of list, map and legend. What the account has not seen of the last hour is a dot, but for routine.
 */
export function NoticeBell(props: NoticeBellProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <BellButton {...props} />
    </LazyWords>
  );
}

function BellButton({ isOpen, onPress }: NoticeBellProps): ReactElement {
  const t = useLabels();
  // Every page asks: a day of a large fleet is read once somebody wants to see it.
  const { events } = useNotices({ span: isOpen ? 'day' : 'hour' });
  const { isSeen } = useSeenEvents();
  const { byDevice } = useAlarmTakes();
  const alarms = useFleetAlarms().unattended.size;
  // An alarm that somebody has taken asks for nobody any more.
  const isTaken = (event: TrackingEvent) =>
    event.type === 'alarm' &&
    findEventAttendance(event, byDevice.get(event.deviceId) ?? []).state !== 'unattended';
  const unseen = events.filter((event) => isNotable(event) && !isSeen(event) && !isTaken(event));
  const label =
    alarms > 0
      ? t('notices.bell.alarms', { count: alarms })
      : unseen.length > 0
        ? t('notices.bell.unseen', { count: unseen.length })
        : t('notices.bell.label');
  return (
    <IconButton
      className="rastro-notice-bell"
      label={label}
      icon={
        <>
          <Bell aria-hidden="true" />
          {alarms === 0 && unseen.length > 0 ? <Dot data-unseen /> : null}
        </>
      }
      count={alarms}
      on={isOpen}
      aria-expanded={isOpen}
      onClick={onPress}
    />
  );
}
