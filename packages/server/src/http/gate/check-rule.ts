import type { CheckContext } from './gate-row';
import { refuseField } from '../../request/refuse-field';

/** Refuses a rule for alarms that names none: the tracking API takes it and never tells of anything. */
export function checkRule(
  changed: Readonly<Record<string, unknown>>,
  { whole: { type, attributes } }: Pick<CheckContext, 'whole'>,
): void {
  const isAsked = 'type' in changed || Object.hasOwn(toMembers(changed['attributes']), 'alarms');
  if (type !== 'alarm' || !isAsked) return;
  const { alarms } = toMembers(attributes);
  if (typeof alarms === 'string' && alarms.split(',').some((alarm) => alarm.trim() !== '')) return;
  throw refuseField('attributes', 'refusal.rule.alarms');
}

const toMembers = (value: unknown): { alarms?: unknown } =>
  typeof value === 'object' && value !== null ? value : {};
