export type { UserRole } from './user-role';
export type { UserState } from './user-state';
export type { AccountUnits } from './resolve-account-units';
