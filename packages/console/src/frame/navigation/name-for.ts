import type { AccessCheck } from '@rastro/sdk/internal/react';
import type { TextKey } from '../i18n/text-key';
import type { Page } from './page';

/** Returns a page's label for an account. */
export function nameFor({ label, ownLabel, area, action }: Page, access: AccessCheck): TextKey {
  if (!ownLabel || area === undefined) return label;
  return access(action ?? 'read', area, ownLabel.unless).allowed ? label : ownLabel.label;
}
