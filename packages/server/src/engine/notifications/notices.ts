import type { Unit } from '../../db/database';
import type { Notices } from '../../upstream/notices';
import { type Channel, canAnnounce } from './channels/channel';
import type { LoadRecipient } from './outbox/load-recipient';
import type { Outbox } from './outbox/outbox';
import { listOnFor } from '../../mail/switched';

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
  const listTypes = async (userId: number, unit: Unit): Promise<string[]> =>
    (await listOnFor(channels, userId, unit))
      .filter((channel) => canAnnounce(channel) && !channel.follows)
      .map(({ type }) => type)
      .sort();
  return {
    listChannels: listTypes,
    readReader: async (userId) => (await loadRecipient(userId))?.reader ?? null,
    async add(unit, { userId, channels: wanted }, notice) {
      const message = { kind: 'announcement', ...notice } as const;
      const all = await listTypes(userId, unit);
      const known = wanted ? all.filter((type) => wanted.includes(type)) : all;
      await outbox.add(
        unit,
        known.map((channel) => ({ channel, userId, message })),
      );
    },
  };
}
