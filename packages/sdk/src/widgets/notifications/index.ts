'use client';
export {
  NotificationRules,
  type NotificationRulesHandle,
  type NotificationRulesProps,
} from './notification-rules';
