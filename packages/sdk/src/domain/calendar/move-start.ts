import { toWallTime } from '../time/wall-time';
import { SCHEDULE_DAYS, type Schedule, type ScheduleDay } from './schedule';

const dayOf = (ms: number, zone: string): ScheduleDay => {
  const { year, month, day } = toWallTime(ms, zone);
  // Monday is the first.
  return SCHEDULE_DAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7]!;
};

/**
 * A schedule that begins at another time. It lasts as long as before, and where days of the week are ticked, that of
 * the start goes along: what began on a ticked day still does.
 */
export function moveScheduleStart(schedule: Schedule, startMs: number): Schedule {
  const { zone, repeat, days } = schedule;
  const moved = { ...schedule, startMs, endMs: schedule.endMs + startMs - schedule.startMs };
  if (repeat !== 'weekly' || days.length === 0) return moved;
  const [from, to] = [dayOf(schedule.startMs, zone), dayOf(startMs, zone)];
  if (from === to || days.includes(to)) return moved;
  return {
    ...moved,
    days: SCHEDULE_DAYS.filter((day) => day === to || (day !== from && days.includes(day))),
  };
}
