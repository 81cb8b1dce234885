'use client';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** The channels of the server that announcements may take. */
export const useAnnouncementChannels = (): RequestState<string[]> =>
  useRequest('useAnnouncementChannels', 'announcement-channels', (client) =>
    client.notifications.notificators({ announcement: true }),
  );
