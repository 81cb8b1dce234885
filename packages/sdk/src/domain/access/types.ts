export type { AccessAction, AccessArea } from './access-areas';
export type { AccessRule } from './access-rule';
export type { AccessSubject } from './access-subject';
export type { Actor, ActorKind, ActorRights, ActorServer, ActorUser } from './actor';
export type { AccessDecision } from './decide';
export type { Permission } from './permissions';
export type { GuardDecision, GuardedPage, GuardInput, LoadState, LoadStep } from './guard-route';
export type { UserFormField } from './validate-user-form';
