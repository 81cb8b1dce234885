import type { AccessCheck } from '@rastro/sdk/internal/react';
import type { Page } from './page';

/** True when the account has the right that a page needs. */
export const mayOpen = ({ area, action = 'read', subject }: Page, access: AccessCheck): boolean =>
  area === undefined || access(action, area, subject).allowed;
