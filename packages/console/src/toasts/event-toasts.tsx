import { useFormat, useLabels, useTrackingClient } from '@rastro/sdk/react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { usePreferences } from '../preferences/preferences-context';
import { Announcement } from './announcement';
import { createAnnouncer } from './create-announcer';
import { createToastQueue } from './create-toast-queue';
import type { EventNotice } from './toast-card';
import { ToastColumn, type ToastPlace } from './toast-column';
import { toEventNotice } from './to-event-notice';
import { useGoTo } from '../navigation/use-go-to';

/** How many are shown, by place, before the rest is only counted. */
const LIMITS: Record<ToastPlace, number> = { corner: 4, map: 1, dock: 1 };

/** What sounds comes after the first screen; where it does not come, events are silent. */
const loadTone = () => import('./play-event-tone').catch(() => undefined);

/** A notice, and a tone unless muted, for every event that the server sends to this page. */
export function EventToasts({ place }: { place: ToastPlace }): ReactElement {
  const client = useTrackingClient();
  const t = useLabels();
  const format = useFormat();
  const goTo = useGoTo();
  const { isMuted } = usePreferences();
  const limit = LIMITS[place];
  const [queue] = useState(() => createToastQueue<EventNotice>(limit));
  const [polite] = useState(createAnnouncer);
  const [urgent] = useState(createAnnouncer);

  const handleEvent = useEffectEvent((event: Parameters<typeof toEventNotice>[0]) => {
    const notice = toEventNotice(event, {
      device: client.live.devices.get(event.deviceId),
      prefix: client.attributePrefix,
      t,
      time: format.time(event.eventTime),
    });
    queue.push(notice, notice.isUrgent);
    (notice.isUrgent ? urgent : polite).tell(`${notice.title}: ${notice.text}`);
    if (!isMuted) void loadTone().then((tone) => tone?.playEventTone());
  });

  useEffect(() => void loadTone(), []);
  useEffect(() => queue.setLimit(limit), [queue, limit]);
  useEffect(() => client.on('event', (event) => handleEvent(event)), [client]);
  useEffect(
    () => () => {
      queue.clear();
      polite.clear();
      urgent.clear();
    },
    [queue, polite, urgent],
  );

  return (
    <>
      <Announcement announcer={polite} role="status" />
      <Announcement announcer={urgent} role="alert" />
      <ToastColumn
        queue={queue}
        place={place}
        onOpen={(deviceId) => goTo(`/devices/${deviceId}`)}
      />
    </>
  );
}
