import { ANCHOR_LEFT, findFenceAction } from '@rastro/sdk/domain';
import type { EventForUser } from '../engine/notifications/address-events';
import type { ForwardedFacts } from './read-facts';
import type { ReadRules } from './read-rules';

/**
 * Returns the accounts that the anchor of a forwarded event alarms, without a rule: those that have
 * it and see its vehicle, by all these channels. To an external tracking API an anchor is a fence
 * like any other. Throws when the API cannot be queried now.
 */
export async function findAlarmed(
  rules: Pick<ReadRules, 'listFenceOwners' | 'readRecipient' | 'sees'>,
  { facts, fence }: ForwardedFacts,
  channels: ReadonlySet<string>,
): Promise<EventForUser[]> {
  if (facts.event.type !== 'geofenceExit' || !fence) return [];
  const event = { ...facts.event, type: 'alarm', attributes: { alarm: ANCHOR_LEFT } };
  if (findFenceAction(event, fence) !== 'alarm') return [];
  const alarmed: EventForUser[] = [];
  for (const userId of await rules.listFenceOwners(fence.id)) {
    const to = await rules.readRecipient(userId);
    if (!to || !(await rules.sees(userId, event.deviceId))) continue;
    alarmed.push({ facts: { ...facts, event }, to, notificators: channels, commandId: 0 });
  }
  return alarmed;
}
