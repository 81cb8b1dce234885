import type { AccessCheck } from '@rastro/sdk/internal/react';
import type { Page } from './page';

/** Whether the account may do what a page is for. */
export const mayOpen = ({ area, action = 'read', subject }: Page, access: AccessCheck): boolean =>
  area === undefined || access(action, area, subject).allowed;
