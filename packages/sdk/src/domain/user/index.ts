export { isDemoUser, isListedUser } from './is-listed-user';
export { isBrokenMail, MAIL_ADDRESS } from './mail-address';
export {
  isTimeZone,
  resolveAccountUnits,
  resolveUnits,
  toBrandOwners,
} from './resolve-account-units';
export { toInitials } from './to-initials';
export type * from './types';
export { USER_FIELDS, type UserField } from './user-fields';
export { resolveUserRole, USER_ROLES } from './user-role';
export { resolveUserState, USER_STATES } from './user-state';
