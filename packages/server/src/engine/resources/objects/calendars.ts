import { refused } from '../../common/engine-error';
import { parseCalendar } from '../../../calendars/calendar';
import { createCrud } from '../shared/crud';
import { CALENDAR } from '../../entities/linked-entities';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** `/calendars`: what cannot be read as iCalendar is refused. */
export const calendarHandlers = createCrud(CALENDAR, {
  async check(_context, _access, values) {
    const data = String(values['data']).replace(/\s/g, '');
    if (!BASE64.test(data)) throw refused('It is not base64 (data)');
    try {
      parseCalendar(data);
    } catch (error) {
      throw refused(`It is not an iCalendar: ${(error as Error).message} (data)`);
    }
    values['data'] = data;
  },
  deleted({ afterCommit, fleet }, id) {
    afterCommit(() => fleet.forget('calendarId', id));
  },
});
