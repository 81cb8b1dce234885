import { findNoticeRule, type NoticeRule } from './notice-style';
import { splitList } from './split-list';

/** The least that must be known of a rule and what it holds for. */
export interface HoldingRule extends NoticeRule {
  id: number;
  always: boolean;
  /** 0 for one that holds at all times. */
  calendarId: number;
}

/** The least that must be known of an event. */
interface ToldEvent {
  type: string;
  deviceId: number;
  /** ISO text. */
  eventTime: string;
  geofenceId?: number;
  attributes?: Record<string, unknown> | null;
}

/**
 * True when a rule of the account shows the event on the page; `holds` decides whether a rule that
 * is not for all vehicles is for this one, and `isActive` whether a calendar is active at a moment.
 */
export function isTold<T extends HoldingRule>(
  event: ToldEvent,
  rules: readonly T[],
  {
    holds,
    isActive,
  }: {
    holds: (rule: T, deviceId: number) => boolean;
    isActive: (calendarId: number, atMs: number) => boolean;
  },
): boolean {
  const atMs = Date.parse(event.eventTime);
  return rules.some(
    (rule) =>
      findNoticeRule(event, [rule]) !== undefined &&
      isOfFence(event, rule) &&
      (rule.always || holds(rule, event.deviceId)) &&
      (!rule.calendarId || isActive(rule.calendarId, atMs)),
  );
}

function isOfFence({ geofenceId }: ToldEvent, { attributes }: NoticeRule): boolean {
  const fences = splitList(attributes['geofenceIds']);
  return !geofenceId || fences.length === 0 || fences.includes(String(geofenceId));
}
