'use client';
import type { ReactElement } from 'react';
import { Bell } from 'lucide-react';
import { LazyWords, useLabels, useNotices, useSeenEvents } from '../../react';
import { IconButton } from '../../ui';
import type { Namespace } from '../../words';

const WORDS: readonly Namespace[] = ['alarms'];

/** Props of {@link NoticeBell}. */
export interface NoticeBellProps {
  /** Whether the list of notices stands open. */
  isOpen: boolean;
  onPress: () => void;
}

/** The button of the list of notices, with how many of the last hour the account has not seen. */
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
  const count = events.filter((event) => !isSeen(event)).length;
  return (
    <IconButton
      className="rastro-notice-bell"
      label={count > 0 ? t('notices.bell.unseen', { count }) : t('notices.bell.label')}
      icon={<Bell aria-hidden="true" />}
      count={count}
      on={isOpen}
      aria-expanded={isOpen}
      onClick={onPress}
    />
  );
}
