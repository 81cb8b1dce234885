import { alarm, alarmTurn } from '@rastro/sdk/contract';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../../ground/identity/identity';
import { createOwnCrud } from '../../ground/own-resources/create-own-crud';
import type { Alarms } from './alarms';

/** `/alarms`: who has which. */
export const createAlarmCalls = ({
  list,
  take,
  release,
  resolve,
}: Pick<Alarms, 'list' | 'take' | 'release' | 'resolve'>): OwnResource<Identity> =>
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
      take: ({ who, id, body }) => take(who.userId, id, readNote(body)),
      release: ({ who, id }) => release(who.userId, id),
      resolve: ({ who, id, body }) => resolve(who.userId, id, readNote(body)),
    },
  });

/** `/alarm-turns`: to whom they go that nobody has taken. */
export const createAlarmTurnCalls = ({
  listTurns,
}: Pick<Alarms, 'listTurns'>): OwnResource<Identity> =>
  createOwnCrud(alarmTurn, { store: { list: ({ userId }) => listTurns(userId) } });

const readNote = ({ note }: Record<string, unknown>): string | undefined =>
  typeof note === 'string' ? note : undefined;

const toDate = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text);
