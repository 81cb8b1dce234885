import { findWrongSignInSetting } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { CheckContext } from './gate-row';

/** Refuses registration without mail, which proves the address of who registers, and settings of signing in that are none. */
export function checkServer(
  { registration, attributes }: Readonly<Record<string, unknown>>,
  { prefix, hasMail }: Pick<CheckContext, 'prefix' | 'hasMail'>,
): void {
  if (registration === true && !hasMail) {
    throw refuseField('registration', [{ key: 'refusal.registration' }]);
  }
  const wrong = findWrongSignInSetting((attributes ?? {}) as Record<string, unknown>, prefix);
  if (wrong === null) return;
  const { key, bounds, choices = [] } = wrong;
  throw new ApiError(
    422,
    'FIELD_INVALID',
    bounds
      ? `${key} is a whole number from ${bounds.min} to ${bounds.max}, or 0 for the product's own.`
      : `${key} is one of ${choices.join(', ')}.`,
    { field: `attributes.${key}` },
  );
}
