import { alarm, alarmTurn } from '@rastro/sdk/contract';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import type { Alarms } from './alarms';

/** `/alarms`: who has which. */
export const createAlarmCalls = ({
  list,
  take,
  release,
}: Pick<Alarms, 'list' | 'take' | 'release'>): OwnResource<Identity> =>
  createOwnCrud(alarm, {
    store: {
      list({ userId }, query) {
        const deviceIds = query.getAll('deviceId').map(Number);
        return list(userId, {
          deviceIds: deviceIds.length > 0 ? deviceIds : undefined,
          from: toDate(query.get('from')),
          to: toDate(query.get('to')),
        });
      },
    },
    calls: {
      take: ({ who, id, body }) =>
        take(who.userId, id, typeof body['note'] === 'string' ? body['note'] : undefined),
      release: ({ who, id }) => release(who.userId, id),
    },
  });

/** `/alarm-turns`: to whom they go that nobody has taken. */
export const createAlarmTurnCalls = ({
  listTurns,
}: Pick<Alarms, 'listTurns'>): OwnResource<Identity> =>
  createOwnCrud(alarmTurn, { store: { list: ({ userId }) => listTurns(userId) } });

const toDate = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text);
