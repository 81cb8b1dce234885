import { engineStop } from '@rastro/sdk/contract';
import { refuseField } from '../../../request/refuse-field';
import type { OwnResource } from '../../../request/own-resource';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import type { Stops } from './stops';

/** `/stops`: those of the vehicles that the account sees. */
export const createStopCalls = ({
  list,
  callOff,
  override,
}: Pick<Stops, 'list' | 'callOff' | 'override'>): OwnResource<Identity> =>
  createOwnCrud(engineStop, {
    store: {
      list({ userId }, query) {
        const deviceIds = query.getAll('deviceId').map(Number);
        return list(userId, deviceIds.length > 0 ? deviceIds : undefined);
      },
    },
    calls: {
      callOff: ({ who, id }) => callOff(who.userId, id),
      override({ who, id, body: { reason } }) {
        if (typeof reason !== 'string' || reason.trim() === '') {
          throw refuseField('reason', 'refusal.stop.reason');
        }
        return override(who.userId, id, reason.trim());
      },
    },
  });
