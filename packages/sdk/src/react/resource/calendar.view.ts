import { calendar } from '../../contract';
import { defineView } from './define-view';

/** How calendars are shown; their schedules are drawn by who shows the form. */
export const calendarView = /* @__PURE__ */ defineView(calendar, {
  columns: ['name'],
  form: [['name', 'data'], { key: 'attributes', members: ['attributes'], folded: true }],
  drawn: ['data'],
});
