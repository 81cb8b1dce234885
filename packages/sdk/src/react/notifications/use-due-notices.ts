'use client';
import { dueNotice, type DueNotice } from '../../contract';
import type { RequestState } from '../request-state';
import { useResource } from '../resource/use-resource';
import { useRequest } from '../use-request';

/** Notices an account may receive before something is due. */
export interface DueNotices {
  notices: readonly DueNotice[];
  /** Those that the server has for it. */
  channels: readonly string[];
}

/** Loads the account's notices before something is due, and the available channels. */
export function useDueNotices(): Pick<RequestState<DueNotices>, 'data' | 'error'> {
  const { data: notices, error } = useResource(dueNotice);
  const channels = useRequest('useDueNotices', 'due-notice-channels', (client) =>
    client.resource(dueNotice).channels(),
  );
  return {
    data: notices && channels.data && { notices, channels: channels.data },
    error: error ?? channels.error,
  };
}
