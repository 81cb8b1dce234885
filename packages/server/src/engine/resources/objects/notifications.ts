import { randomUUID } from 'node:crypto';
import { EVENT_TYPES, isDemoUser } from '@rastro/sdk/domain';
import { DeliveryError } from '../../../mail/delivery-error';
import { refused } from '../../common/engine-error';
import { asText } from '../../notifications/message/event-facts';
import { type Channel, canAnnounce } from '../../notifications/channels/channel';
import { costOf } from '../../notifications/channels/spend-budget';
import { loadRecipient } from '../../notifications/outbox/load-recipient';
import { readFlag, readIds } from '../../common/query-values';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';
import { createCrud, readObject } from '../shared/crud';
import { listOnFor } from '../../../mail/switched';
import { NOTIFICATION } from '../../entities/entities';

/** Event types a rule may name: `textMessage` is none (tracking-api §2.15). */
const RULE_TYPES = EVENT_TYPES.filter((type) => type !== 'textMessage');

const asTypes = (types: readonly string[]): string =>
  JSON.stringify(types.map((type) => ({ type })));

const types: Handler = async (context) => {
  await context.access();
  return json(asTypes(RULE_TYPES));
};

/** The channels that are configured; an announcement goes by those that reach people anywhere. */
const notificators: Handler = async (context) => {
  const { caller } = await context.access();
  const isAnnouncement = readFlag(context.request.query, 'announcement');
  const on = await listOnFor(context.channels, caller.id, context.unit);
  const channels = on.filter(
    (channel) => !channel.follows && (!isAnnouncement || canAnnounce(channel)),
  );
  return json(asTypes(channels.map(({ type }) => type).sort()));
};

/** One that is set up for who asks. */
const findChannel = async (
  { channels, params, unit, access }: RequestContext,
  isAnnouncement: boolean,
): Promise<Channel> => {
  const type = params['notificator'] ?? '';
  const on = await listOnFor(channels, (await access()).caller.id, unit);
  const channel = on.find(
    (one) => one.type === type && !one.follows && (!isAnnouncement || canAnnounce(one)),
  );
  if (!channel) throw refused(`Failed to get notificator ${type}`);
  return channel;
};

/** A test of all channels fails by the command: it has no device to go to. */
const test: Handler = async (context) => {
  const access = await context.access();
  access.requireNoGuest();
  if (context.params['notificator'] === undefined) throw refused('Saved command not provided');
  const channel = await findChannel(context, false);
  const { unit, clock, log, readerOf } = context;
  const to = await loadRecipient(unit, access.caller.id, clock(), readerOf);
  if (to === null || (channel.isQueued && isDemoUser(to))) {
    throw refused('The message could not be sent');
  }
  const followers = context.channels.filter(({ follows }) => follows === channel.type);
  for (const one of [channel, ...followers]) {
    const all = await one.listTargets?.(unit, [to.userId]);
    const targets = all ? (all.get(to.userId) ?? []) : [null];
    if (targets.length === 0 && !one.follows) throw refused('The message could not be sent');
    for (const target of targets) {
      try {
        await one.deliver({ kind: 'test' }, to, { reference: randomUUID(), target });
      } catch (error) {
        // The operator reads why in the log; who tests need not learn of hosts and accounts.
        if (!(error instanceof DeliveryError)) throw error;
        log.warn({ channel: one.type, reason: error.message }, 'A test did not go out');
        throw refused('The message could not be sent');
      }
    }
  }
  return noContent();
};

const RECIPIENTS_SQL = `
  select u.id from users u
  where not u.temporary and not u.disabled and (u.id = any($1::bigint[]) or $2)
    and ($3 or u.id in (select managed_user_id from user_user where user_id = $4))
  order by u.id`;

/** Nobody is to think that a recipient who is not there was reached. */
const requireAll = async ({ unit }: RequestContext, userIds: readonly number[]): Promise<void> => {
  const { rows } = await unit.query<{ id: number }>(
    `select n as id from unnest($1::bigint[]) n
     where not exists (select from users where id = n) limit 1`,
    [userIds],
  );
  if (rows[0]) throw refused(`userId ${rows[0].id} does not exist`);
};

/** `POST /notifications/send/{notificator}`: to the accounts named, or to all the caller manages. */
const announce: Handler = async (context) => {
  const access = await context.access();
  access.requireManager();
  const { caller } = access;
  const channel = await findChannel(context, true);
  const body = readObject(context.request.body);
  const userIds = readIds(context.request.query, 'userId');
  for (const id of userIds) await access.requireUser(id);
  await requireAll(context, userIds);
  const { rows } = await context.unit.query<{ id: number }>(RECIPIENTS_SQL, [
    userIds,
    userIds.length === 0,
    caller.administrator,
    caller.id,
  ]);
  const ids = rows.map(({ id }) => id);
  const served = await channel.listServed?.(ids, context.unit);
  const told = served ? ids.filter((id) => served.has(id)) : ids;
  const unserved = userIds.find((id) => served && ids.includes(id) && !served.has(id));
  if (unserved !== undefined) {
    throw refused(`Failed to get notificator ${channel.type} for userId ${unserved}`);
  }
  const message = {
    kind: 'announcement',
    subject: asText(body['subject']),
    body: asText(body['body']),
  } as const;
  const cost = costOf(channel.type);
  if (cost && !caller.administrator) {
    const asked = { count: told.length, unit: context.unit };
    const turn = await context.budget?.take(cost, caller.id, asked);
    if (turn === 'over') throw refused('Daily limit reached');
  }
  const entries = told.map((userId) => ({ channel: channel.type, userId, message }));
  await context.outbox.add(context.unit, entries);
  return noContent();
};

/** `/notifications` (tracking-api §1.9). */
export const notificationHandlers = {
  ...createCrud(NOTIFICATION),
  types,
  notificators,
  test,
  announce,
};
