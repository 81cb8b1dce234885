import { notFound } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import type { Handler } from '../../requests/request-context';
import { json } from '../../requests/answers';
import { DEVICE } from '../../entities/entities';
import { EVENT_JSON, NAMED_EVENT_JSON } from '../../positions/event-json';

const get: Handler = async (context) => {
  const access = await context.access();
  const eventJson = context.showsAllEvents ? NAMED_EVENT_JSON : EVENT_JSON;
  const { rows } = await context.unit.query<{ device_id: number; json: string }>(
    `select e.device_id, ${eventJson} as json from events e where e.id = $1`,
    [readId(context.params['id'])],
  );
  if (!rows[0]) throw notFound();
  await access.requireObject(DEVICE, rows[0].device_id);
  return json(rows[0].json);
};

/** `/events/{id}` (tracking-api §1.13). */
export const eventHandlers = { get };
