import type { CheckContext } from './gate-row';
import { ApiError } from '../../request/api-error';

/** Refuses a rule for alarms that names none: the tracking API takes it and never tells of anything. */
export function checkRule(
  changed: Readonly<Record<string, unknown>>,
  { whole: { type, attributes } }: Pick<CheckContext, 'whole'>,
): void {
  const isAsked = 'type' in changed || Object.hasOwn(toMembers(changed['attributes']), 'alarms');
  if (type !== 'alarm' || !isAsked) return;
  const { alarms } = toMembers(attributes);
  if (typeof alarms === 'string' && alarms.split(',').some((alarm) => alarm.trim() !== '')) return;
  throw new ApiError(
    422,
    'FIELD_INVALID',
    'A rule for alarms names which, in attributes.alarms, as in "sos,powerCut".',
    { field: 'attributes' },
  );
}

const toMembers = (value: unknown): { alarms?: unknown } =>
  typeof value === 'object' && value !== null ? value : {};
