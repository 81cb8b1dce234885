'use client';
import { useMemo, useState, type ReactElement } from 'react';
import { BellOff, CheckCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import { foldFloods, normalizeText, readDeviceName, readPlate, readText } from '../../domain';
import {
  describeError,
  LazyWords,
  useDevices,
  useFormat,
  useLabels,
  useNotices,
  useSeenEvents,
  useTrackingClient,
} from '../../react';
import {
  Button,
  Chip,
  Drawer,
  EmptyState,
  ErrorState,
  IconButton,
  ProgressBar,
  SearchField,
  SelectMenu,
} from '../../ui';
import type { Namespace } from '../../words';
import { useEventNames, useEventWords, type EventLinks } from '../alarms';
import { NoticeLine } from './notice-line';

const WORDS: readonly Namespace[] = ['alarms', 'errors', 'refusals', 'resource'];
/** More than these nobody reads here: the page of events has all. */
const MOST_SHOWN = 200;

const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
  & > .rastro-search-field,
  & > .rastro-select-menu {
    flex: 1 1 150px;
  }
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
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
 * What the account was told of since yesterday, with filters, what nobody of it has seen, and the ways to
 * place and moment. Put it after the page in a row: it stands beside it, and on a phone it fills the screen.
 */
export function NoticeDrawer(props: NoticeDrawerProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <NoticesOpen {...props} />
    </LazyWords>
  );
}

const ALL = 'all';
const kindOf = (event: TrackingEvent): string => `${event.type} ${readText(event, 'alarm')}`;

function NoticesOpen({
  onClose,
  onShowDevice,
  onShowMoment,
  onShowAll,
}: NoticeDrawerProps): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const words = useEventWords();
  const devices = useDevices();
  const { attributePrefix } = useTrackingClient();
  const { events, isWhole, isLoading, error, refresh } = useNotices();
  const { isSeen, markSeen } = useSeenEvents();
  const [isAlarmsOnly, setAlarmsOnly] = useState(false);
  const [isUnseenOnly, setUnseenOnly] = useState(false);
  const [kind, setKind] = useState(ALL);
  const [query, setQuery] = useState('');
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());

  const shown = useMemo(() => {
    const wanted = normalizeText(query.trim());
    const isWanted = (deviceId: number) => {
      const device = devices.get(deviceId);
      if (!device) return wanted === '';
      const known = `${readDeviceName(device)} ${readPlate(device, attributePrefix)}`;
      return normalizeText(known).includes(wanted);
    };
    const kept = events.filter(
      (event) =>
        (!isAlarmsOnly || event.type === 'alarm') &&
        (!isUnseenOnly || !isSeen(event)) &&
        (kind === ALL || kindOf(event) === kind) &&
        isWanted(event.deviceId),
    );
    return foldFloods(kept, openIds);
  }, [events, devices, attributePrefix, isAlarmsOnly, isUnseenOnly, isSeen, kind, query, openIds]);
  const names = useEventNames(events);
  const unseen = events.filter((event) => !isSeen(event));
  const kinds = [...new Map(events.map((event) => [kindOf(event), words.title(event)]))];
  const newest = events[0]?.eventTime;
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
      <Filters>
        <Chip
          pressed={isUnseenOnly}
          count={format.number(unseen.length)}
          onClick={() => setUnseenOnly(!isUnseenOnly)}
        >
          {t('notices.unseen.label')}
        </Chip>
        <Chip pressed={isAlarmsOnly} onClick={() => setAlarmsOnly(!isAlarmsOnly)}>
          {t('notices.alarms.label')}
        </Chip>
        <SelectMenu
          hideLabel
          size="toolbar"
          label={t('events.column.kind')}
          value={kind}
          options={[
            { value: ALL, label: t('notices.kinds.all') },
            ...kinds.map(([value, label]) => ({ value, label })),
          ]}
          onChange={setKind}
        />
        <SearchField
          label={t('events.column.device')}
          placeholder={t('events.column.device')}
          value={query}
          onChange={setQuery}
          clearLabel={t('table.search.clear')}
        />
      </Filters>
      {error !== undefined ? (
        <ErrorState
          title={t('table.failed.title')}
          text={t({ key: describeError(error) })}
          actions={<Button onClick={() => void refresh()}>{t('table.failed.retry')}</Button>}
        />
      ) : null}
      {isLoading ? <ProgressBar label={t('table.loading.label')} /> : null}
      {!isWhole ? <Hint>{t('notices.liveOnly.text')}</Hint> : null}
      {!isLoading && error === undefined && shown.length === 0 ? (
        <EmptyState
          icon={<BellOff />}
          title={t('notices.empty.title')}
          text={t(events.length > 0 ? 'notices.noMatch.text' : 'notices.empty.text')}
        />
      ) : null}
      <List aria-label={t('notices.drawer.title')}>
        {shown.slice(0, MOST_SHOWN).map((folded) => {
          const { event, more } = folded;
          const group = [event, ...more];
          return (
            <NoticeLine
              key={event.id}
              folded={folded}
              device={devices.get(event.deviceId)}
              names={names(event)}
              isSeen={group.every(isSeen)}
              onShowMoment={
                isWhole && onShowMoment
                  ? () => onShowMoment(event.deviceId, Date.parse(event.eventTime))
                  : undefined
              }
              onShowDevice={() => onShowDevice?.(event.deviceId)}
              onSeen={() => markSeen({ ids: group.map(({ id }) => id) })}
              onUnfold={() => setOpenIds((ids) => new Set(ids).add(event.id))}
            />
          );
        })}
      </List>
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
