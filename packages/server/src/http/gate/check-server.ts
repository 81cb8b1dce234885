import { findWrongSignInSetting } from '@rastro/sdk/domain';
import { refuseField } from '../../request/refuse-field';
import type { CheckContext } from './gate-row';

/** Refuses registration without mail, which proves the address of who registers, and settings of signing in that are none. */
export function checkServer(
  { registration, attributes }: Readonly<Record<string, unknown>>,
  { prefix, hasMail }: Pick<CheckContext, 'prefix' | 'hasMail'>,
): void {
  if (registration === true && !hasMail) {
    throw refuseField('registration', 'refusal.registration');
  }
  const wrong = findWrongSignInSetting((attributes ?? {}) as Record<string, unknown>, prefix);
  if (wrong === null) return;
  const { key, bounds, choices = [] } = wrong;
  const field = `attributes.${key}`;
  throw bounds
    ? refuseField(field, 'refusal.setting.whole', { least: bounds.min, most: bounds.max })
    : refuseField(field, 'refusal.setting.choice', { choices: choices.join(', ') });
}
