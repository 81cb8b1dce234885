'use client';
import type { Holders } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** The devices and groups that a notification rule is linked to, of those that the account sees. */
export function useRuleHolders(ruleId: number | null): RequestState<Holders> {
  const key = ruleId === null ? null : ['rule-holders', ruleId];
  return useRequest('useRuleHolders', key, (client) => client.ruleHolders(ruleId ?? 0));
}
