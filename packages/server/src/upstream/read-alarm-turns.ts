/** Whose turn it is to be told of an alarm that nobody has taken, and when; of one that somebody has, if it is given back by then. */
export interface AlarmTurn {
  eventId: number;
  deviceId: number;
  userName: string;
  atMs: number;
}

/** The turns that are to come of alarms that an account sees, the soonest first. */
export type ReadAlarmTurns = (userId: number) => Promise<AlarmTurn[]>;
