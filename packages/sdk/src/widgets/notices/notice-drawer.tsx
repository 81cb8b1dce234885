'use client';
import { useMemo, useState, type ReactElement } from 'react';
import { BellOff, CheckCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import { foldFloods, foldRuns, isNotable, type FoldedEvent } from '../../domain';
import {
  describeError,
  LazyWords,
  useDevices,
  useLabels,
  useNotices,
  useSeenEvents,
} from '../../react';
import { Button, Drawer, EmptyState, ErrorState, IconButton, ProgressBar } from '../../ui';
import type { Namespace } from '../../words';
import { useEventNames, type EventLinks } from '../alarms';
import { ALL_NOTICES, NoticeFilters, useIsWanted, type NoticeChoice } from './notice-filters';
import { NoticeLine } from './notice-line';
import { NoticeRun } from './notice-run';
import { NoticeSection } from './notice-section';
import { useStandingAlarms, type NoticeAlarm } from './use-standing-alarms';

const WORDS: readonly Namespace[] = ['alarms', 'errors', 'refusals', 'resource'];
/** More than these nobody reads here: the page of events has all. */
const MAX_SHOWN = 200;

const Foot = styled.div`
  padding: 12px 16px;
`;
const Hint = styled.p`
  margin: 0;
  padding: 12px 16px;
  color: var(--rastro-text-muted);
  font: 400 12.5px/18px var(--rastro-font-family);
`;

/** Props of {@link NoticeDrawer}. */
export interface NoticeDrawerProps extends EventLinks {
  onClose: () => void;
  /** Leads to all events of whatever day. */
  onShowAll?: () => void;
}

/**
 * The alarms that nobody attends to, then those that somebody does, then what the account was told of since
 * yesterday, with what vehicles do all day put together: filters, and the ways to place and moment. Put it after the page in a row: it stands beside it, and on a phone it fills the screen.
 */
export function NoticeDrawer(props: NoticeDrawerProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <NoticesOpen {...props} />
    </LazyWords>
  );
}

/** The notices of the day that somebody wants to see, but for alarms that stand above; floods and runs put together. */
function useDay({
  events,
  standing,
  choice: { isAlarmsOnly, isUnseenOnly },
  isSeen,
  isWanted,
  openIds,
}: {
  events: readonly TrackingEvent[];
  standing: ReturnType<typeof useStandingAlarms>;
  choice: NoticeChoice;
  isSeen: (event: TrackingEvent) => boolean;
  isWanted: (event: TrackingEvent) => boolean;
  openIds: ReadonlySet<number>;
}) {
  return useMemo(() => {
    const standingIds = new Set(
      [...standing.unattended, ...standing.attended].map(({ event }) => event.id),
    );
    const kept = events.filter(
      (event) =>
        !standingIds.has(event.id) &&
        (!isAlarmsOnly || event.type === 'alarm') &&
        (!isUnseenOnly || (isNotable(event) && !isSeen(event))) &&
        isWanted(event),
    );
    return foldRuns(foldFloods(kept, openIds));
  }, [events, standing, isAlarmsOnly, isUnseenOnly, isSeen, isWanted, openIds]);
}

/** The notices of the day, as many as anybody reads. */
function DayNotices({
  day,
  renderLine,
}: {
  day: ReturnType<typeof useDay>;
  renderLine: (folded: FoldedEvent<TrackingEvent>) => ReactElement;
}): ReactElement {
  const t = useLabels();
  return (
    <NoticeSection kind="day" title={t('notices.day.title')}>
      {day
        .slice(0, MAX_SHOWN)
        .map((line) =>
          'run' in line ? (
            <NoticeRun
              key={`run-${line.run.events.at(-1)?.id}`}
              run={line.run}
              renderEvent={(event) => renderLine({ event, more: [] })}
            />
          ) : (
            renderLine(line.folded)
          ),
        )}
    </NoticeSection>
  );
}

function NoticesOpen({
  onClose,
  onShowDevice,
  onShowMoment,
  onShowAll,
}: NoticeDrawerProps): ReactElement {
  const t = useLabels();
  const devices = useDevices();
  const { events, isWhole, isLoading, error, refresh } = useNotices();
  const { isSeen, markSeen } = useSeenEvents();
  const [choice, setChoice] = useState(ALL_NOTICES);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());

  const standing = useStandingAlarms(events);
  const isWanted = useIsWanted(choice);
  const day = useDay({ events, standing, choice, isSeen, isWanted, openIds });
  const unattended = standing.unattended.filter(({ event }) => isWanted(event));
  const attended = standing.attended.filter(({ event }) => isWanted(event));
  const names = useEventNames(events);
  // What every drive does asks nobody to look.
  const unseen = events.filter((event) => isNotable(event) && !isSeen(event));
  const newest = events[0]?.eventTime;
  const isEmpty = unattended.length + attended.length + day.length === 0;
  const renderLine = (folded: FoldedEvent<TrackingEvent>, alarm?: NoticeAlarm) => {
    const { event, more } = folded;
    const group = [event, ...more];
    return (
      <NoticeLine
        key={event.id || `device-${event.deviceId}`}
        folded={folded}
        alarm={alarm}
        device={devices.get(event.deviceId)}
        names={names(event)}
        isSeen={group.every((each) => each.id === 0 || isSeen(each))}
        onShowMoment={
          isWhole && onShowMoment
            ? () => onShowMoment(event.deviceId, Date.parse(event.eventTime))
            : undefined
        }
        onShowDevice={() => onShowDevice?.(event.deviceId)}
        onSeen={() => markSeen({ ids: group.map(({ id }) => id).filter((id) => id > 0) })}
        onUnfold={() => setOpenIds((ids) => new Set(ids).add(event.id))}
      />
    );
  };
  return (
    <Drawer
      isOpen
      pushes
      onClose={onClose}
      title={t('notices.drawer.title')}
      closeLabel={t('notices.drawer.close')}
      className="rastro-notice-drawer"
      actions={
        <IconButton
          label={t('notices.allSeen.action')}
          icon={<CheckCheck aria-hidden="true" />}
          disabled={unseen.length === 0}
          onClick={() => newest && markSeen({ until: newest, ids: unseen.map(({ id }) => id) })}
        />
      }
    >
      <NoticeFilters
        events={events}
        unseenCount={unseen.length}
        value={choice}
        onChange={setChoice}
      />
      {error !== undefined ? (
        <ErrorState
          title={t('table.failed.title')}
          text={t({ key: describeError(error) })}
          actions={<Button onClick={() => void refresh()}>{t('table.failed.retry')}</Button>}
        />
      ) : null}
      {isLoading ? <ProgressBar label={t('table.loading.label')} /> : null}
      {!isWhole ? <Hint>{t('notices.liveOnly.text')}</Hint> : null}
      {!isLoading && error === undefined && isEmpty ? (
        <EmptyState
          icon={<BellOff />}
          title={t('notices.empty.title')}
          text={t(events.length > 0 ? 'notices.noMatch.text' : 'notices.empty.text')}
        />
      ) : null}
      <NoticeSection
        kind="unattended"
        title={t('events.attended.nobody')}
        count={unattended.length}
      >
        {unattended.map((alarm) => renderLine({ event: alarm.event, more: [] }, alarm))}
      </NoticeSection>
      <NoticeSection kind="attended" title={t('events.attended.somebody')} count={attended.length}>
        {attended.map((alarm) => renderLine({ event: alarm.event, more: [] }, alarm))}
      </NoticeSection>
      {day.length > 0 ? <DayNotices day={day} renderLine={renderLine} /> : null}
      {onShowAll && isWhole ? (
        <Foot>
          <Button wide onClick={onShowAll}>
            {t('notices.all.action')}
          </Button>
        </Foot>
      ) : null}
    </Drawer>
  );
}
