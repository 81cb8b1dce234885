export { listLosses, type Loss } from './list-losses';
export { ACCESS_ACTIONS, ACCESS_AREAS } from './access-areas';
export { EXPLAINED_ACTIONS, toAskedAccess } from './asked-deeds';
export { isInReach } from './key-reach';
export { KEY_READ_AREAS, KEY_WRITE_AREAS } from './key-areas';
export { ACCESS_RULES } from './access-rule';
export { demandsCodes, isQrDriver, RESTRICTING_FLAGS, toActor } from './actor';
export { decides, listMembers, MEMBER_RIGHTS } from './member-rights';
export { bindToMakers, INHERITED } from './bind-to-makers';
export {
  keepAccountState,
  readSuspension,
  toAccountRights,
  withoutAccountState,
} from './account-rights';
export { INVOICE_OVERDUE, saySuspensionReason } from './suspension-reason';
export { findPreset, PERMISSION_PRESETS } from './permission-presets';
export { PERMISSIONS, readPermissions } from './permissions';
export { PERMISSION_AREAS, readPolicies, toPolicies } from './policies';
export { writePermissions } from './write-permissions';
export { CONSOLE_PATHS, isConsolePath } from './console-paths';
export { decide } from './decide';
export { findAccountRefusal } from './find-account-refusal';
export { guardRoute } from './guard-route';
export { isCommonPassword } from './is-common-password';
export { listChanges } from './list-changes';
export { hasLockButtons } from './lock-buttons';
export { readMode } from './license-mode';
export { mayDoMore } from './may-do-more';
export { resolveRetention } from './resolve-retention';
export { resolveReturnPath } from './return-path';
export { cleanSignInName, normalizeSignInName, passwordForms } from './sign-in-name';
export type * from './types';
export { validateSignIn } from './validate-sign-in';
export { USER_FORM_MIN_LENGTHS, validateUserForm } from './validate-user-form';
