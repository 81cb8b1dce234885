import { COMMAND_TYPES, withoutMark } from '@rastro/sdk/domain';
import { OSMAND_TYPES } from '../../commands/command-types';
import {
  type CommandContent,
  commandJson,
  queueCommand,
  readSavedCommand,
} from '../../commands/send-command';
import { readTextCommands, sendTextCommands, spendTexts } from '../../commands/text-command';
import { refused } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json } from '../../requests/answers';
import { createCrud } from '../shared/crud';
import { decodeEntity, echoEntity } from '../../entities/decode-entity';
import type { EntityValues } from '../../../entities/entity';
import { DEVICE, GROUP } from '../../entities/entities';
import { answerEntities, createConditions } from '../shared/list-entities';
import { COMMAND } from '../../entities/linked-entities';

const asTypes = (types: readonly string[]): string =>
  JSON.stringify(types.map((type) => ({ type })));

/** `GET /commands/types`: of a device, those it takes. */
const types: Handler = async (context) => {
  const access = await context.access();
  const deviceId = readId(context.request.query.get('deviceId'));
  if (!deviceId) return json(asTypes(COMMAND_TYPES));
  await access.requireObject(DEVICE, deviceId);
  return json(asTypes(OSMAND_TYPES));
};

/** `GET /commands/send`: saved commands of the caller that are linked to the device or its groups, too. */
const sendable: Handler = async (context) => {
  const access = await context.access();
  const deviceId = readId(context.request.query.get('deviceId'));
  await access.requireObject(DEVICE, deviceId);
  const conditions = createConditions();
  const device = conditions.param(deviceId);
  conditions.sql.push(
    `t.id in (select v.command_id from user_command v
      where v.user_id = ${conditions.param(access.caller.id)})`,
    `(t.id in (select l.command_id from device_command l where l.device_id = ${device})
      or t.id in (select l.command_id from group_command l
        join device_in_group g on g.group_id = l.group_id where g.device_id = ${device}))`,
    `t.type = any(${conditions.param(OSMAND_TYPES)}::text[])`,
  );
  return answerEntities(context, COMMAND, conditions);
};

const readAsked = async (
  context: RequestContext,
  values: EntityValues,
): Promise<CommandContent> => {
  const access = await context.access();
  access.requireCommands(values.id > 0);
  if (values.id <= 0) {
    if (values['type'] === null) throw refused('type is required');
    return {
      type: String(values['type']),
      textChannel: values['textChannel'] === true,
      attributes: withoutMark(
        values['attributes'] as Record<string, unknown>, // as the entity says
        context.attributePrefix ?? '',
      ),
    };
  }
  await access.requireObject(COMMAND, values.id);
  const saved = await readSavedCommand(context.unit, values.id, context.attributePrefix ?? '');
  if (!saved) throw refused('Command access denied');
  return saved;
};

const listGroupDevices = async (context: RequestContext, groupId: number): Promise<number[]> => {
  const access = await context.access();
  await access.requireObject(GROUP, groupId);
  const seen = access.caller.administrator
    ? ''
    : `and d.device_id in
    (select v.device_id from user_sees_device v where v.user_id = $2)`;
  const { rows } = await context.unit.query<{ device_id: number }>(
    `select d.device_id from device_in_group d where d.group_id = $1 ${seen} order by 1`,
    access.caller.administrator ? [groupId] : [groupId, access.caller.id],
  );
  return rows.map((row) => row.device_id);
};

/**
 * `POST /commands/send`: to a device, or to all of a group; it waits until the device speaks, or goes to its phone
 * at once.
 */
const send: Handler = async (context) => {
  const access = await context.access();
  const values = decodeEntity(COMMAND, context.request.body);
  const groupId = readId(context.request.query.get('groupId'));
  const command = await readAsked(context, values);
  const deviceIds = groupId
    ? await listGroupDevices(context, groupId)
    : [Number(values['deviceId'])];
  if (!groupId) for (const deviceId of deviceIds) await access.requireObject(DEVICE, deviceId);
  const audit = (deviceId: number): Promise<void> =>
    context.audit({
      type: 'command',
      objectType: 'device',
      objectId: deviceId,
      attributes: { type: command.type },
    });
  if (command.textChannel) {
    const { id: userId } = access.caller;
    const asked = { ...command, isGuarded: context.stop !== undefined, userId };
    const texts = await readTextCommands(context.unit, context, asked, deviceIds);
    await spendTexts(context.unit, context.budget, { userId, count: texts.length });
    for (const { deviceId } of texts) await audit(deviceId);
    context.beforeAnswer(() => sendTextCommands(context, texts, userId));
    return json(echoEntity(COMMAND, { ...values, ...command }));
  }
  const isOverridden = context.stop?.isOverridden ?? false;
  const sender = {
    userId: access.caller.id,
    keyId: context.keyId ?? null,
    savedId: Math.max(0, values.id),
  };
  const sent: string[] = [];
  for (const deviceId of deviceIds) {
    sent.push(
      commandJson(
        await queueCommand(context.unit, context, {
          ...command,
          ...sender,
          deviceId,
          isOverridden,
        }),
      ),
    );
    await audit(deviceId);
  }
  return { ...json(groupId ? `[${sent.join(',')}]` : (sent[0] ?? '')), status: 202 };
};

/** `/commands` (tracking-api §1.10). */
export const commandHandlers = { ...createCrud(COMMAND), types, sendable, send };
