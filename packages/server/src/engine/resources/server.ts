import { type Handler, json } from '../request-context';
import { decodeEntity, echoEntity } from './decode-entity';
import { SERVER } from './entities';
import { readEntity, updateEntity } from './entity-store';

const SERVER_ID = 1;

const get: Handler = async ({ unit, actor }) => {
  const server = JSON.parse((await readEntity(unit, SERVER, SERVER_ID)) ?? '{}') as object;
  const isAnonymous = !('userId' in actor);
  const { rows } = await unit.query('select 1 from users limit 1');
  return json(JSON.stringify({ ...server, newServer: isAnonymous && rows.length === 0 }));
};

const replace: Handler = async (context) => {
  (await context.access()).requireAdministrator();
  const values = decodeEntity(SERVER, context.request.body);
  await updateEntity(context.unit, SERVER, values);
  return json(echoEntity(SERVER, values));
};

/** `/server` (tracking-api §1.4). */
export const serverHandlers = { get, replace };
