/**
 * Next notification of an account about an alarm that nobody has taken; for a taken alarm, in case
 * it is given back by then.
 */
export interface AlarmTurn {
  eventId: number;
  deviceId: number;
  userName: string;
  atMs: number;
}

/** The turns that are to come of alarms that an account sees, the soonest first. */
export type ReadAlarmTurns = (userId: number) => Promise<AlarmTurn[]>;
