import type { AlarmType } from '../../device/alarm-types';
import type { MovedRole } from '../brand-warning';
import type { ErrorCode } from '../../errors/error-codes';
import type { EventType } from '../../device/event-types';
import type { MarkerStatus } from '../../device/motion-state';
import type { ProblemCode } from '../../errors/validation-problem';

/** The keys of the words that the rules themselves need. */
export type DomainKey =
  | `device.status.${MarkerStatus | 'online'}`
  | `event.type.${EventType}`
  | `alarm.type.${AlarmType}`
  | `error.code.${ErrorCode}`;

/** The keys of the words about wrong values and brands. */
export type ProblemKey =
  | `problem.code.${ProblemCode}`
  | 'problem.missing.expected'
  | `problem.hint.${'suggestion' | 'known'}`
  | `problem.type.${'string' | 'number' | 'boolean' | 'object' | 'array' | 'date'}`
  | `brand.warning.${'nearAlarm' | 'nearStatus' | 'moved' | 'logo' | 'logoOnPage' | 'activeDrawing'}`
  | `brand.role.${MovedRole}`
  | `brand.scheme.${'light' | 'dark'}`;
