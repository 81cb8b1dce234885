import type { Notices } from '../../upstream/notices';
import { type Channel, canAnnounce } from './channels/channel';
import type { LoadRecipient } from './outbox/load-recipient';
import type { Outbox } from './outbox/outbox';
import { listOn } from '../../mail/switched';

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
  const listTypes = (): string[] =>
    listOn(channels)
      .filter((channel) => canAnnounce(channel) && !channel.follows)
      .map(({ type }) => type)
      .sort();
  return {
    get channels() {
      return listTypes();
    },
    readReader: async (userId) => (await loadRecipient(userId))?.reader ?? null,
    async add(unit, { userId, channels: wanted }, { subject, body }) {
      const message = { kind: 'announcement', subject, body, isNotice: true } as const;
      const known = listTypes().filter((type) => wanted.includes(type));
      await outbox.add(
        unit,
        known.map((channel) => ({ channel, userId, message })),
      );
    },
  };
}
