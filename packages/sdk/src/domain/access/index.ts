export { ACCESS_ACTIONS, ACCESS_AREAS, type AccessAction, type AccessArea } from './access-areas';
export { type AccessRule, ACCESS_RULES } from './access-rule';
export { type AccessSubject } from './access-subject';
export { type Actor, type ActorKind, type ActorRights, toActor } from './actor';
export { type ActorServer, type ActorUser } from './actor';
export { type AccessDecision, decide } from './decide';
export {
  type GuardDecision,
  type GuardedPage,
  type GuardInput,
  guardRoute,
  type LoadState,
  type LoadStep,
} from './guard-route';
export { isCommonPassword } from './is-common-password';
export { listChanges } from './list-changes';
export { hasLockButtons } from './lock-buttons';
export { resolveReturnPath } from './return-path';
export { validateSignIn } from './validate-sign-in';
export { USER_FORM_MIN_LENGTHS, type UserFormField, validateUserForm } from './validate-user-form';
