'use client';
export {
  NotificationRules,
  type NotificationRulesHandle,
  type NotificationRulesProps,
} from './notification-rules';
export { ChannelTests } from './channel-field';
export { NotificationRuleDrawer, type NotificationRuleDrawerProps } from './rule-drawer';
export { NotificationRuleList, type NotificationRuleListProps } from './rule-list';
