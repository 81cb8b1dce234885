import type { User } from '@rastro/sdk/contract';
import type { TableItem } from '@rastro/sdk/resource';

/** A row of the table of accounts as the account that it is. */
export const toUser = (item: TableItem): User => item as object as User;
