import type { Notices } from '../../upstream/notices';
import { type Channel, canAnnounce } from './channels/channel';
import type { LoadRecipient } from './outbox/load-recipient';
import type { Outbox } from './outbox/outbox';

/** Notices by those channels that reach an account wherever it is. */
export function createNotices({
  channels,
  outbox,
  loadRecipient,
}: {
  channels: readonly Channel[];
  outbox: Pick<Outbox, 'add'>;
  loadRecipient: LoadRecipient;
}): Notices {
  const types = channels
    .filter((channel) => canAnnounce(channel) && !channel.follows)
    .map(({ type }) => type)
    .sort();
  return {
    channels: types,
    readReader: async (userId) => (await loadRecipient(userId))?.reader ?? null,
    async add(unit, { userId, channels: wanted }, { subject, body }) {
      const message = { kind: 'announcement', subject, body, isNotice: true } as const;
      const known = types.filter((type) => wanted.includes(type));
      await outbox.add(
        unit,
        known.map((channel) => ({ channel, userId, message })),
      );
    },
  };
}
