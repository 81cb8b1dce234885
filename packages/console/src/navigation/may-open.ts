import type { AccessCheck } from '@rastro/sdk/react';
import type { Page } from './page';

/** Whether the account may read what a page shows. */
export const mayOpen = ({ area, subject }: Page, access: AccessCheck): boolean =>
  area === undefined || access('read', area, subject).allowed;
