import { notification, type TrackingEvent } from '@rastro/sdk/contract';
import {
  findNoticeRule,
  NOTICE_CORNERS,
  readNoticeStyle,
  readText,
  showsToast,
  type NoticeCorner,
} from '@rastro/sdk/domain';
import {
  playNoticeSound,
  useAccess,
  useFormat,
  useLabels,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { usePreferences } from '../preferences/preferences-context';
import { Announcement } from './announcement';
import { createAnnouncer } from './create-announcer';
import { createToastQueue, type ToastQueue } from '../notice/create-toast-queue';
import type { EventNotice } from './toast-card';
import { ToastColumn, type ToastPlace } from './toast-column';
import { toEventNotice } from './to-event-notice';
import { useGoTo } from '../navigation/use-go-to';

/** Pages where somebody draws, or replays a route. */
const WORK_PATHS: readonly string[] = ['/geofence', '/history'];
const OPEN_WORK =
  '[role="dialog"], [role="alertdialog"], .rastro-drawer, .rastro-map-followed, .rastro-notice-drawer';

/** True while the user draws on the map, where a notice would cover the drawing tools. */
const isDrawing = (pathname: string): boolean =>
  pathname === '/geofence' && document.querySelector('.rastro-fence-bar') !== null;

/** True while the user works in a dialog, a drawer, a drawing, a replay or following vehicles. */
function isBusy(pathname: string): boolean {
  return WORK_PATHS.includes(pathname) || document.querySelector(OPEN_WORK) !== null;
}

/** Max notices shown, by place, before the rest is only counted. */
const LIMITS: Record<ToastPlace, number> = { corner: 4, map: 1, dock: 1 };

type Queues = Record<NoticeCorner, ToastQueue<EventNotice>>;
const makeQueues = (limit: number): Queues => ({
  'bottom-right': createToastQueue<EventNotice>(limit),
  'top-right': createToastQueue<EventNotice>(limit),
  'top-left': createToastQueue<EventNotice>(limit),
  'bottom-left': createToastQueue<EventNotice>(limit),
});
const kindOf = (event: TrackingEvent): string =>
  `${event.deviceId} ${event.type} ${readText(event, 'alarm')}`;

/** A notice, and a tone unless muted, for every event that the server sends to this page. */
export function EventToasts({
  place,
  isBesideNotices = false,
}: {
  place: ToastPlace;
  /** The drawer of notices is open. */
  isBesideNotices?: boolean;
}): ReactElement {
  const client = useTrackingClient();
  const t = useLabels();
  const format = useFormat();
  const goTo = useGoTo();
  const { isMuted } = usePreferences();
  const { pathname } = useLocation();
  const limit = LIMITS[place];
  const mayReadRules = useAccess()('read', 'notifications').allowed;
  const { data: rules = [] } = useResource(notification, mayReadRules ? undefined : null);
  const [queues] = useState(() => makeQueues(limit));
  const [polite] = useState(createAnnouncer);
  const [urgent] = useState(createAnnouncer);

  const reportSound = useEffectEvent((soundUrl: string) => {
    const [title, text] = [t('toast.sound.title'), t('toast.sound.text')];
    queues[NOTICE_CORNERS[0]].push({
      eventType: '',
      deviceId: null,
      positionId: 0,
      tone: 'soft-yellow' as const,
      more: 0,
      title,
      text,
      isUrgent: false,
      isPinned: false,
      meta: soundUrl,
    });
    polite.tell(`${title}: ${text}`);
  });
  const handleEvent = useEffectEvent((event: TrackingEvent) => {
    const key = kindOf(event);
    const countOne = (notice: EventNotice) => ({ ...notice, more: notice.more + 1 });
    // What comes again while its notice stands is counted there, and does not sound again.
    if (NOTICE_CORNERS.some((corner) => queues[corner].merge(key, countOne))) return;
    const prefix = client.attributePrefix;
    const style = readNoticeStyle(findNoticeRule(event, rules)?.attributes, prefix);
    const work = { isBusy: isBusy(pathname), isDrawing: isDrawing(pathname) };
    if (!showsToast(event, { isPinned: style.isPinned, ...work })) return;
    const notice = toEventNotice(event, {
      device: client.live.devices.get(event.deviceId),
      prefix,
      t,
      time: format.time(event.eventTime),
      style,
    });
    const { isUrgent, isPinned } = notice;
    // A phone has room for one column.
    const corner = place === 'corner' ? style.corner : NOTICE_CORNERS[0];
    queues[corner].push(notice, { isUrgent, isPinned, key });
    (isUrgent ? urgent : polite).tell(`${notice.title}: ${notice.text}`);
    if (!isMuted) playNoticeSound(style, { onUnreachable: reportSound });
  });

  useEffect(() => {
    for (const corner of NOTICE_CORNERS) queues[corner].setLimit(limit);
  }, [queues, limit]);
  useEffect(() => client.on('event', (event) => handleEvent(event)), [client]);
  useEffect(
    () => () => {
      for (const corner of NOTICE_CORNERS) queues[corner].clear();
      polite.clear();
      urgent.clear();
    },
    [queues, polite, urgent],
  );

  return (
    <>
      <Announcement announcer={polite} role="status" />
      <Announcement announcer={urgent} role="alert" />
      {NOTICE_CORNERS.map((corner) => (
        <ToastColumn
          key={corner}
          queue={queues[corner]}
          place={place}
          corner={corner}
          isBesideNotices={isBesideNotices}
          onOpen={(deviceId) => goTo(deviceId === null ? '/notifications' : `/devices/${deviceId}`)}
        />
      ))}
    </>
  );
}
