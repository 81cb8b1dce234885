import { notFound, refused } from '../common/engine-error';
import type { Handler } from '../requests/request-context';
import { json } from '../requests/answers';
import { decodeEntity, echoEntity } from '../entities/decode-entity';
import { SERVER } from '../entities/entities';
import { readEntity, updateEntity } from '../../entities/entity-store';
import { isOn, isOnFor } from '../../mail/switched';

const SERVER_ID = 1;

const get: Handler = async ({ unit, actor, channels, sms, findAddress }) => {
  const server = JSON.parse((await readEntity(unit, SERVER, SERVER_ID)) ?? '{}') as object;
  const isAnonymous = !('userId' in actor);
  const { rows } = await unit.query('select 1 from users limit 1');
  const emailEnabled = channels.some(({ type }) => type === 'mail');
  const textEnabled = isAnonymous ? isOn(sms) : await isOnFor(sms, actor.userId, unit);
  const geocoderEnabled = isOn(findAddress);
  const newServer = isAnonymous && rows.length === 0;
  const known = { emailEnabled, textEnabled, geocoderEnabled, newServer };
  return json(JSON.stringify({ ...server, ...known }));
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

/** `GET /server/geocode`: the address as raw text, by the geocoder of the server the engine is part of. */
const geocode: Handler = async ({ access, request, findAddress, log }) => {
  await access();
  if (!findAddress || !isOn(findAddress)) throw refused('Reverse geocoding is not enabled');
  const latitude = readDegrees(request.query.get('latitude'), 90);
  const longitude = readDegrees(request.query.get('longitude'), 180);
  try {
    return json(await findAddress({ latitude, longitude }));
  } catch (error) {
    log.warn({ err: error }, 'An address could not be looked up');
    throw refused('Addresses cannot be looked up at the moment');
  }
};

function readDegrees(text: string | null, most: number): number {
  const degrees = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if (Math.abs(degrees) <= most) return degrees;
  throw notFound();
}

/** `GET /health`. */
const health: Handler = async ({ unit }) => {
  await unit.query('select 1');
  return { status: 200, contentType: 'text/plain', body: 'OK' };
};

/** `/server` (tracking-api §1.4). */
export const serverHandlers = { get, replace, timezones, geocode, health };
