'use client';
import type { Group } from '../contract';
import type { RequestState } from './request-state';
import { useRequest } from './use-request';

/** The groups of devices that the account sees. */
export function useGroups(): RequestState<Group[]> {
  return useRequest('useGroups', 'groups', (client) => client.groups.list());
}
