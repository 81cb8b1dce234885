import { readEscalation } from '@rastro/sdk/domain';
import type { EventForUser } from '../engine/notifications/address-events';
import type { EscalationEntry } from '../engine/notifications/escalation/escalation-entry';
import { isMeant, splitList } from '../engine/notifications/match-notifications';
import { readWholeRule, readOwnChannels } from './own-channels';
import type { ForwardedFacts } from './read-facts';
import type { ForeignRule, ReadRules } from './read-rules';

/** Max number of rules checked concurrently. */
const AT_ONCE = 4;

/** Notifications that this server sends for a forwarded event. */
export interface Told {
  told: EventForUser[];
  /** Alarms that go to others too unless somebody takes them. */
  escalating: EscalationEntry[];
}

/**
 * Returns the accounts this server notifies of a forwarded event, and by which channels: its own,
 * and for a rule with `web` those that go with it. The tracking API does the rest itself, except
 * for alarms that nobody takes. Throws when it cannot be queried now.
 */
export async function findTold(
  rules: ReadRules,
  { facts, groupId }: ForwardedFacts,
  prefix: string,
): Promise<Told> {
  const { event, device } = facts;
  const channelsOf = (rule: ForeignRule): ReadonlySet<string> => {
    const theirs = splitList(rule.notificators).filter((channel) => channel === 'web');
    return new Set([...theirs, ...readOwnChannels({ ...rule }, prefix)]);
  };
  const escalationOf = (rule: ForeignRule) =>
    event.type === 'alarm' ? readEscalation(readWholeRule(rule, prefix), prefix) : null;
  const ofType = (await rules.list()).filter(
    (rule) => rule.type === event.type && (channelsOf(rule).size > 0 || escalationOf(rule)),
  );
  const meant: ForeignRule[] = [];
  for (const rule of ofType) {
    const { calendarId } = rule;
    const calendar = calendarId ? await rules.readCalendar(calendarId) : undefined;
    const isActive = (_id: number, atMs: number): boolean => calendar?.isActive(atMs) ?? true;
    if (isMeant(event, rule, isActive)) meant.push(rule);
  }
  const needsLinks = meant.some(({ always }) => !always);
  const linked = needsLinks ? await rules.listLinked(device.id, groupId) : new Set<number>();
  const waiting = meant.filter(({ id, always }) => always || linked.has(id));
  const told: EventForUser[] = [];
  const escalating: EscalationEntry[] = [];
  const work = async (): Promise<void> => {
    for (let rule = waiting.pop(); rule; rule = waiting.pop()) {
      const escalation = escalationOf(rule);
      let isHeld = false;
      for (const userId of await rules.listOwners(rule.id)) {
        const to = await rules.readRecipient(userId);
        if (!to || !(await rules.sees(userId, device.id))) continue;
        isHeld = true;
        told.push({ facts, to, notificators: channelsOf(rule), commandId: 0 });
      }
      if (escalation && isHeld) escalating.push({ notificationId: rule.id, escalation, facts });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { told, escalating };
}
