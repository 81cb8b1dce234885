import { defineFeature } from '../../../ground/feature';
import { registerCalendarTimeRoutes } from './calendar-times.routes';

/** Active times of a calendar, before it is saved. */
export const calendarTimesFeature = defineFeature({
  name: 'calendar-times',
  open: ({ clock }) => ({
    routes: (door) => registerCalendarTimeRoutes(door, { clock }),
  }),
});
