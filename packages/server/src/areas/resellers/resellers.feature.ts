import { BILLING_ZONE, toDayKey } from '@rastro/sdk/domain';
import { noteSuspension } from '../../ground/logs/note-suspension';
import { sumSales } from './sum-sales';
import { defineFeature } from '../../ground/feature';
import { loggedBy } from '../../ground/logs/change-log';
import { createAccountLimits } from './account-limits';
import { limitAccounts } from './limit-accounts';
import { limitTrees } from './limit-trees';
import { ResellerPeople } from './reseller-people';
import { createResellerCalls } from './reseller-calls';
import { ResellerStore } from '../../ground/accounts/reseller-store';
import { createSuspendNew } from './suspend-new';

/** Accounts that sell the service on, over whichever tracking API. */
export const resellersFeature = defineFeature({
  name: 'resellers',
  needs: ['access', 'accountRights', 'changeLog', 'nameOf', 'tellSuspension'],
  open({ database, upstream, clock }, { access, accountRights: rights, ...needed }) {
    const { changeLog, nameOf, tellSuspension } = needed;
    const store = new ResellerStore(database, upstream.origin, clock);
    const people = new ResellerPeople(database, upstream.origin);
    const limits = createAccountLimits({ upstream, access, rights });
    const suspendNew = createSuspendNew(rights, async (userId, reason) => {
      const account = { userId, name: await nameOf(userId) };
      await noteSuspension(changeLog, account, 'suspended', { reason });
      await tellSuspension(userId, 'suspended', reason);
    });
    const today = () => toDayKey(clock(), BILLING_ZONE);
    const readSales = (sellerId: number) =>
      sumSales(database, { origin: upstream.origin, sellerId, today: today() });
    return {
      resources: {
        Reseller: createResellerCalls({
          tracking: upstream,
          store,
          people,
          access,
          rights,
          readSales,
          limits,
          suspendNew,
          async onMoved(who, userId, { from, to }) {
            const sayReseller = async (id: number) =>
              id > 0 ? (await nameOf(id)) || `#${id}` : null;
            await changeLog.note(loggedBy(who, { ip: '' }), {
              action: 'move',
              objectType: 'user',
              objectId: userId,
              aboutUserId: userId,
              objectName: await nameOf(userId),
              changes: [
                {
                  member: 'reseller',
                  before: await sayReseller(from),
                  after: await sayReseller(to),
                },
              ],
            });
          },
          async onPeople(who, resellerId, { came, left }) {
            const reseller = (await nameOf(resellerId)) || `#${resellerId}`;
            for (const userId of [...came, ...left]) {
              const [before, after] = came.includes(userId) ? [null, reseller] : [reseller, null];
              await changeLog.note(loggedBy(who, { ip: '' }), {
                action: 'edit',
                objectType: 'user',
                objectId: userId,
                aboutUserId: userId,
                objectName: await nameOf(userId),
                changes: [{ member: 'worksFor', before, after }],
              });
            }
          },
          async onSuspension(who, userId, news, suspension) {
            const account = { userId, name: await nameOf(userId) };
            const by = loggedBy(who, { ip: '' });
            await noteSuspension(changeLog, account, news, { ...suspension, by });
            await tellSuspension(userId, news, suspension.reason);
          },
        }),
      },
      wrap(tracking) {
        const counted = { ...tracking, ...limitTrees(tracking, store, suspendNew) };
        return { ...counted, ...limitAccounts(counted, { store, limits }) };
      },
    };
  },
});
