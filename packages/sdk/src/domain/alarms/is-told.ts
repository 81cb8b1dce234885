import { findNoticeRule, type NoticeRule } from './notice-style';

/** The least that must be known of a rule and what it holds for. */
export interface HoldingRule extends NoticeRule {
  id: number;
  always: boolean;
}

/**
 * Whether a page is told of an event by one of the rules of its account; `holds` says of a rule that is
 * not for all vehicles whether it is for this one.
 */
export function isTold<T extends HoldingRule>(
  event: { type: string; deviceId: number; attributes?: Record<string, unknown> | null },
  rules: readonly T[],
  holds: (rule: T, deviceId: number) => boolean,
): boolean {
  return rules.some(
    (rule) =>
      findNoticeRule(event, [rule]) !== undefined && (rule.always || holds(rule, event.deviceId)),
  );
}
