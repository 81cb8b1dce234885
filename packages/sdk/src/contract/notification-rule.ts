import * as z from 'zod/mini';
import { createDecoder, createListDecoder } from './decode';
import { attributes, flag, numberOr, requiredNumber, text, textOrNull } from './fields';

/** A rule that says which event is told through which channels, as on the wire. */
export const notificationRuleSchema = z.object({
  id: requiredNumber,
  type: text,
  description: textOrNull,
  always: flag,
  notificators: text,
  calendarId: numberOr(0),
  commandId: numberOr(0),
  attributes,
});

/** A notification rule; `notificators` is a comma list, e.g. `web,mail`. */
export type NotificationRule = z.output<typeof notificationRuleSchema>;

/** What a client may write of a notification rule. */
export type NotificationRuleInput = Pick<NotificationRule, 'type' | 'notificators'> &
  Partial<NotificationRule>;

/** Decodes one notification rule; throws ContractError. */
export const decodeNotificationRule = createDecoder('Notification', notificationRuleSchema);

/** Decodes a list of notification rules; unreadable ones are left out. */
export const decodeNotificationRules = createListDecoder('Notification', notificationRuleSchema);

/** Exactly the writable members of a notification rule. */
export function encodeNotificationRule(rule: NotificationRuleInput): Record<string, unknown> {
  return {
    ...(rule.id ? { id: rule.id } : {}),
    type: rule.type,
    description: rule.description ?? null,
    always: rule.always ?? false,
    notificators: rule.notificators,
    calendarId: rule.calendarId ?? 0,
    commandId: rule.commandId ?? 0,
    attributes: rule.attributes ?? {},
  };
}
