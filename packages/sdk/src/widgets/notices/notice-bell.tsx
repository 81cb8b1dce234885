'use client';
import type { ReactElement } from 'react';
import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { LazyWords, useAlarmTakes, useLabels, useNotices, useSeenEvents } from '../../react';
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
  /** Whether the list of notices stands open. */
  isOpen: boolean;
  onPress: () => void;
}

/**
 * The button of the list of notices, with how many alarms of the last hour the account has not seen and
 * nobody has taken. What else it has not seen is a dot: a number asks for somebody.
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
  const { takes } = useAlarmTakes();
  // An alarm that somebody has taken asks for nobody any more.
  const unseen = events.filter((event) => !isSeen(event) && !takes.get(event.id)?.takenAt);
  const alarms = unseen.filter(({ type }) => type === 'alarm').length;
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
