export { isListedUser } from './is-listed-user';
export { resolveUserRole, USER_ROLES, type UserRole } from './user-role';
export { resolveUserState, USER_STATES, type UserState } from './user-state';
