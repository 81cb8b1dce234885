'use client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { TrackingClient } from '../../../../client';
import { notification, type Holders, type NotificationRule } from '../../../../contract';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { toHoldersKey } from '../../resource-keys';
import { useSave, type Save, type SavedItem } from '../use-save';
import { readLinks, toRuleChanges, toRuleItem } from './rule-form';

const NOTHING: Holders = { deviceIds: [], groupIds: [] };

const except = (ids: readonly number[], others: readonly number[]): number[] =>
  ids.filter((id) => !others.includes(id));

/** Links, or unlinks, a rule and some devices and groups. */
async function link(
  client: TrackingClient,
  action: 'add' | 'remove',
  notificationId: number,
  { deviceIds, groupIds }: Holders,
): Promise<void> {
  for (const deviceId of deviceIds) await client.links[action]({ deviceId, notificationId });
  for (const groupId of groupIds) await client.links[action]({ groupId, notificationId });
}

/**
 * Saves what the form of a rule holds: the rule, and its links to devices and groups. A new rule whose
 * links are refused is taken back. Each throws a TrackingError when it fails.
 */
export function useRuleSave(): Pick<Save, 'create' | 'change'> {
  const client = useTrackingClient();
  const { create, change } = useSave(notification);
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const prefix = client.attributePrefix;
    const readHolders = async (ruleId: number) => {
      const holders = await client.holders(notification, ruleId);
      await mutate(toHoldersKey(notification, ruleId), holders, { revalidate: false });
      return holders;
    };
    const toItem = async (saved: SavedItem) =>
      // The client has read it as the description says.
      toRuleItem(saved as object as NotificationRule, await readHolders(saved.id), prefix);
    const takeBack = async (ruleId: number) => {
      await client.notifications.delete(ruleId).catch(() => undefined);
      await mutate((key) => Array.isArray(key) && key[0] === notification.path);
    };
    return {
      async create(values) {
        const { deviceIds, groupIds } = { ...NOTHING, ...readLinks(values) };
        const made = await create(toRuleChanges(values, prefix));
        try {
          if (values['always'] !== true)
            await link(client, 'add', made.id, { deviceIds, groupIds });
        } catch (error) {
          await takeBack(made.id);
          throw error;
        }
        return toItem(made);
      },
      async change(item, changes) {
        const links = readLinks(changes);
        const known = links ? await readHolders(item.id) : NOTHING;
        const wanted = { ...known, ...links };
        // Added first and taken away last: what is to be told is told in between too.
        await link(client, 'add', item.id, {
          deviceIds: except(wanted.deviceIds, known.deviceIds),
          groupIds: except(wanted.groupIds, known.groupIds),
        });
        const ruled = toRuleChanges(changes, prefix);
        const isRuled = Object.keys(ruled).length > 0;
        const now: SavedItem = { ...(await client.notifications.get(item.id)) };
        const saved = isRuled ? await change(now, ruled) : now;
        await link(client, 'remove', item.id, {
          deviceIds: except(known.deviceIds, wanted.deviceIds),
          groupIds: except(known.groupIds, wanted.groupIds),
        });
        return toItem(saved);
      },
    };
  }, [client, create, change, mutate]);
}
