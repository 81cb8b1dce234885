'use client';
export {
  NotificationRules,
  type NotificationRulesHandle,
  type NotificationRulesProps,
} from './notification-rules';
export { ChannelTests } from './channel-field';
export type { TelegramTieProps } from './telegram-tie';
export { NotificationRuleDrawer, type NotificationRuleDrawerProps } from './rule-drawer';
export { NotificationRuleList, type NotificationRuleListProps } from './rule-list';
