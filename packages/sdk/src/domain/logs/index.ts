export { findChangeUnit } from './find-change-unit';
export { describeChanges, isSecretName, type LogChange } from './describe-changes';
export {
  LOG_ACTIONS,
  LOG_OBJECTS,
  type LogAction,
  type LogObject,
  toLogAction,
  toLogObject,
} from './log-names';
export { LOG_OUTCOMES, type LogOutcome, outcomeOfStatus, toLogOutcome } from './log-outcome';
export { LOG_KINDS, LOG_READS, type LogKind, type LogRead } from './log-reads';
export { readLogChanges } from './read-log-changes';
export { maskAddresses } from './mask-addresses';
