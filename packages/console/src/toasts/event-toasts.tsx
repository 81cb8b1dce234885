import { useTrackingClient, useFormat } from '@rastro/sdk/react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { usePageLocale } from '../i18n/text-context';
import { usePreferences } from '../preferences/preferences-context';
import { createToastQueue } from './create-toast-queue';
import { playEventTone } from './play-event-tone';
import type { EventNotice } from './toast-card';
import { ToastColumn } from './toast-column';
import { toEventNotice } from './to-event-notice';

/** A notice, and a tone unless muted, for every event that the server sends to this page. */
export function EventToasts(): ReactElement {
  const client = useTrackingClient();
  const locale = usePageLocale();
  const format = useFormat();
  const navigate = useNavigate();
  const { isMuted } = usePreferences();
  const [queue] = useState(() => createToastQueue<EventNotice>());

  const handleEvent = useEffectEvent((event: Parameters<typeof toEventNotice>[0]) => {
    queue.push(
      toEventNotice(event, {
        device: client.live.devices.get(event.deviceId),
        prefix: client.attributePrefix,
        locale,
        time: format.time(event.eventTime),
      }),
    );
    if (!isMuted) playEventTone();
  });

  useEffect(() => client.on('event', (event) => handleEvent(event)), [client]);
  useEffect(() => () => queue.clear(), [queue]);

  return <ToastColumn queue={queue} onOpen={(deviceId) => void navigate(`/devices/${deviceId}`)} />;
}
