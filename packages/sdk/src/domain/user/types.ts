export type { UserRole } from './user-role';
export type { UserState } from './user-state';
export type { AccountUnits, WornBrand } from './resolve-account-units';
