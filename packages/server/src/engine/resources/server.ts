import { refused } from '../common/engine-error';
import type { Handler } from '../requests/request-context';
import { json } from '../requests/answers';
import { decodeEntity, echoEntity } from '../entities/decode-entity';
import { SERVER } from '../entities/entities';
import { readEntity, updateEntity } from '../entities/entity-store';

const SERVER_ID = 1;

const get: Handler = async ({ unit, actor, channels, sms }) => {
  const server = JSON.parse((await readEntity(unit, SERVER, SERVER_ID)) ?? '{}') as object;
  const isAnonymous = !('userId' in actor);
  const { rows } = await unit.query('select 1 from users limit 1');
  const emailEnabled = channels.some(({ type }) => type === 'mail');
  const textEnabled = sms !== undefined;
  const newServer = isAnonymous && rows.length === 0;
  return json(JSON.stringify({ ...server, emailEnabled, textEnabled, newServer }));
};

const replace: Handler = async (context) => {
  (await context.access()).requireAdministrator();
  const values = decodeEntity(SERVER, context.request.body);
  await updateEntity(context.unit, SERVER, values);
  await context.audit({ type: 'edit', objectType: 'server', objectId: values.id });
  context.afterCommit(() => context.rules.outdate('server'));
  return json(echoEntity(SERVER, values));
};

/** `GET /server/timezones`. */
const timezones: Handler = async (context) => {
  await context.access();
  return json(JSON.stringify(Intl.supportedValuesOf('timeZone')));
};

/** `GET /server/geocode`: there is no geocoder in the embedded engine. */
const geocode: Handler = async (context) => {
  await context.access();
  throw refused('Reverse geocoding is not enabled');
};

/** `GET /health`. */
const health: Handler = async ({ unit }) => {
  await unit.query('select 1');
  return { status: 200, contentType: 'text/plain', body: 'OK' };
};

/** `/server` (tracking-api §1.4). */
export const serverHandlers = { get, replace, timezones, geocode, health };
