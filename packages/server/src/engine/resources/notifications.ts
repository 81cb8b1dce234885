import { EVENT_TYPES } from '@rastro/sdk/domain';
import { refused } from '../engine-error';
import { formatTime } from '../format-time';
import { readFlag } from '../query-values';
import { type Handler, json, noContent } from '../request-context';
import { createCrud } from './crud';
import { NOTIFICATION } from './entities';

/** Event types a rule may name: `textMessage` is none (tracking-api §2.15). */
const RULE_TYPES = EVENT_TYPES.filter((type) => type !== 'textMessage');

const NOTIFICATORS = ['command', 'web'];

const asTypes = (types: readonly string[]): string =>
  JSON.stringify(types.map((type) => ({ type })));

const types: Handler = async (context) => {
  await context.access();
  return json(asTypes(RULE_TYPES));
};

/** The socket, and a saved command to the device; an announcement can go neither way. */
const notificators: Handler = async (context) => {
  await context.access();
  return json(asTypes(readFlag(context.request.query, 'announcement') ? [] : NOTIFICATORS));
};

/** A test of all ways fails by the command: it has no device to go to. */
const test: Handler = async (context) => {
  const { caller } = await context.access();
  const { notificator } = context.params;
  if (notificator !== undefined && !NOTIFICATORS.includes(notificator)) {
    throw refused(`Failed to get notificator ${notificator}`);
  }
  if (notificator !== 'web') throw refused('Saved command not provided');
  const event = {
    id: 0,
    attributes: { message: 'test' },
    deviceId: 0,
    type: 'test',
    eventTime: formatTime(context.clock()),
    positionId: 0,
    geofenceId: 0,
    maintenanceId: 0,
  };
  context.hub.publishEvent(caller.id, { deviceId: 0, json: JSON.stringify(event) });
  return noContent();
};

/** `POST /notifications/send/{notificator}`: there is no way an announcement could go. */
const announce: Handler = async (context) => {
  (await context.access()).requireManager();
  throw refused(`Failed to get notificator ${context.params['notificator'] ?? ''}`);
};

/** `/notifications` (tracking-api §1.9). */
export const notificationHandlers = {
  ...createCrud(NOTIFICATION),
  types,
  notificators,
  test,
  announce,
};
