import { findWrongSignInSetting } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { CheckContext } from './gate-row';

/** Refuses a switch that does nothing here yet, nobody can register at this door, and ends of sessions that are none. */
export function checkServer(
  { registration, attributes }: Readonly<Record<string, unknown>>,
  { prefix }: Pick<CheckContext, 'prefix'>,
): void {
  if (registration === true) {
    throw refuseField('registration', [{ key: 'refusal.registration' }]);
  }
  const wrong = findWrongSignInSetting((attributes ?? {}) as Record<string, unknown>, prefix);
  if (wrong === null) return;
  const { key, bounds } = wrong;
  throw new ApiError(
    422,
    'FIELD_INVALID',
    bounds
      ? `${key} is a whole number from ${bounds.min} to ${bounds.max}, or 0 for the product's own.`
      : `${key} is nobody, administrators or everybody.`,
    { field: `attributes.${key}` },
  );
}
