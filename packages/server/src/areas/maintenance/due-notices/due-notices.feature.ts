import { dueNotice } from '@rastro/sdk/contract';
import { DAY_MS, HOUR_MS, splitList } from '@rastro/sdk/domain';
import { refuseField } from '../../../request/refuse-field';
import { defineFeature } from '../../../ground/feature';
import type { Identity } from '../../../ground/identity/identity';
import { MaintenanceRecordStore } from '../maintenance-records/maintenance-record-store';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import { toInput } from '../../../ground/own-resources/to-input';
import { DueNoticeStore } from './due-notice-store';
import { createTellDue } from './tell-due';

/** Longer than any plan looks ahead. */
const KEPT_MS = 3 * 366 * DAY_MS;

/** Notices to accounts before something is due: maintenances, and licences of drivers. */
export const dueNoticesFeature = defineFeature({
  name: 'due-notices',
  needs: ['access'],
  open({ database, upstream, notices, brand, clock, log }, { access }) {
    const { origin } = upstream;
    const store = new DueNoticeStore(database, origin);
    const listChannels = async ({ userId }: Identity) =>
      (await notices?.listChannels(userId, database)) ?? [];
    const tellDue =
      notices &&
      createTellDue({
        database,
        upstream,
        store,
        notices,
        access,
        clock,
        log,
        records: new MaintenanceRecordStore(database, origin),
        prefix: brand.attributePrefix,
        wordsFor: brand.wordsFor,
      });
    const run = async (): Promise<void> => tellDue?.();
    return {
      resources: {
        DueNotice: createOwnCrud(dueNotice, {
          store,
          async check(body, who) {
            const input = toInput(dueNotice.members, body);
            const channels = await listChannels(who);
            const wanted = splitList(input.channels);
            const unknown = wanted.find((channel) => !channels.includes(channel));
            if (wanted.length > 0 && unknown === undefined) {
              return { ...input, channels: wanted.join(',') };
            }
            throw channels.length === 0
              ? refuseField('channels', 'refusal.channels.none')
              : refuseField('channels', 'refusal.channels', { channels: channels.join(', ') });
          },
          calls: { channels: ({ who }) => listChannels(who) },
        }),
      },
      jobs: [{ name: 'tell what is due soon', everyMs: HOUR_MS, jitterMs: HOUR_MS / 12, run }],
      sweeps: [
        {
          name: 'forget old notices',
          everyMs: DAY_MS,
          forget: (nowMs) => store.sweep(new Date(nowMs - KEPT_MS)),
        },
      ],
    };
  },
});
