import { useTrackingClient, useFormat } from '@rastro/sdk/react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { usePageLocale } from '../i18n/text-context';
import { usePreferences } from '../preferences/preferences-context';
import type { SheetHeight } from '../sheet/sheet-height';
import { Announcement } from './announcement';
import { createAnnouncer } from './create-announcer';
import { createToastQueue } from './create-toast-queue';
import { playEventTone } from './play-event-tone';
import type { EventNotice } from './toast-card';
import { ToastColumn } from './toast-column';
import { toEventNotice } from './to-event-notice';

/** A notice, and a tone unless muted, for every event that the server sends to this page. */
export function EventToasts({
  limit,
  above = null,
}: {
  /** How many are shown before the rest is only counted; changes with the component's key. */
  limit: number;
  /** A phone's sheet that notices must not cover. */
  above?: SheetHeight | null;
}): ReactElement {
  const client = useTrackingClient();
  const locale = usePageLocale();
  const format = useFormat();
  const navigate = useNavigate();
  const { isMuted } = usePreferences();
  const [queue] = useState(() => createToastQueue<EventNotice>(limit));
  const [polite] = useState(createAnnouncer);
  const [urgent] = useState(createAnnouncer);

  const handleEvent = useEffectEvent((event: Parameters<typeof toEventNotice>[0]) => {
    const notice = toEventNotice(event, {
      device: client.live.devices.get(event.deviceId),
      prefix: client.attributePrefix,
      locale,
      time: format.time(event.eventTime),
    });
    queue.push(notice, notice.isUrgent);
    (notice.isUrgent ? urgent : polite).tell(`${notice.title}: ${notice.text}`);
    if (!isMuted) playEventTone();
  });

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
        above={above}
        onOpen={(deviceId) => void navigate(`/devices/${deviceId}`)}
      />
    </>
  );
}
