import type { MemberUnit } from '../../../contract';

/** The units that numbers are written in: those of the wire. */
export const MEMBER_UNITS: Readonly<Record<MemberUnit, string>> = {
  degrees: '°',
  metres: 'm',
  knots: 'kn',
  milliseconds: 'ms',
};
