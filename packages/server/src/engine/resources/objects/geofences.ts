import { GEOFENCE } from '../../entities/linked-entities';
import { createCrud } from '../shared/crud';

/** `/geofences` (tracking-api §1.7). */
export const geofenceHandlers = createCrud(GEOFENCE, {
  async deleting({ unit }, id) {
    await unit.query(
      `insert into past_fences (id, name) select id, name from geofences where id = $1
       on conflict (id) do update set name = excluded.name`,
      [id],
    );
  },
});
