import { defineFeature } from '../feature';
import { registerCalendarTimeRoutes } from './calendar-times.routes';

/** When a calendar holds, before it is saved. */
export const calendarTimesFeature = defineFeature({
  name: 'calendar-times',
  needs: ['identify', 'access'],
  open: ({ clock }, needed) => ({
    routes: (door) => registerCalendarTimeRoutes(door, { ...needed, clock }),
  }),
});
