import { ApiError } from '../../request/api-error';

/** Refuses a rule for alarms that names none: the tracking API takes it and never tells of anything. */
export function checkRule({ type, attributes }: Readonly<Record<string, unknown>>): void {
  if (type !== 'alarm') return;
  const alarms =
    typeof attributes === 'object' && attributes !== null
      ? (attributes as Record<string, unknown>)['alarms']
      : undefined;
  if (typeof alarms === 'string' && alarms.split(',').some((alarm) => alarm.trim() !== '')) return;
  throw new ApiError(
    422,
    'FIELD_INVALID',
    'A rule for alarms names which, in attributes.alarms, as in "sos,powerCut".',
    { field: 'attributes' },
  );
}
