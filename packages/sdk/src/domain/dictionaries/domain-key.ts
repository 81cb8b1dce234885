import type { AlarmType } from '../alarm-types';
import type { ErrorCode } from '../error-codes';
import type { EventType } from '../event-types';
import type { MarkerStatus } from '../motion-state';
import type { ProblemCode } from '../validation-problem';

/** The keys of the words that the rules themselves need. */
export type DomainKey =
  | `device.status.${MarkerStatus | 'online'}`
  | `event.type.${EventType}`
  | `alarm.type.${AlarmType}`
  | `error.code.${ErrorCode}`
  | `problem.code.${ProblemCode}`
  | `problem.type.${'string' | 'number' | 'boolean' | 'object' | 'array' | 'date'}`;
