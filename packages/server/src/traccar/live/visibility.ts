import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { TrackingLog } from '../wire/availability';
import type { Feeds } from './feeds';
import type { VisibilityChange } from './read-visibility-change';

interface VisibilityOptions {
  db: Pick<Database, 'listen' | 'notify'>;
  origin: string;
  feeds: Pick<Feeds, 'refresh' | 'tellDeleted' | 'compare'>;
  readDeviceIds: (userId: number) => Promise<ReadonlySet<number>>;
  log: Pick<TrackingLog, 'warn'>;
}

interface Notice {
  origin: string;
  by: string;
  gained: readonly number[];
  lost: readonly (readonly [userId: number, deviceIds: readonly number[]])[];
  deleted: number | undefined;
}

/** Max length of one notice on a channel. */
const MAX_NOTICE_LENGTH = 7_000;

/** Tells open pages who sees which device now: here, and at the other servers on the database. */
export function createVisibility({ db, origin, feeds, readDeviceIds, log }: VisibilityOptions) {
  const by = randomUUID();

  const apply = ({ gained, lost, deleted }: Notice): void => {
    for (const id of gained) feeds.refresh(id);
    if (deleted !== undefined) feeds.tellDeleted(deleted);
    for (const [id, deviceIds] of lost) {
      feeds
        .compare(id, deviceIds, () => readDeviceIds(id))
        .catch((error: Error) => {
          log.warn({ reason: error.message }, 'it could not be found out what a user lost');
        });
    }
  };
  /** In pieces that fit; a server compares all that came up, so that ids are only a help. */
  const write = (notice: Notice): string => {
    const text = JSON.stringify(notice);
    if (text.length <= MAX_NOTICE_LENGTH) return text;
    const lost = notice.lost.map(([id]) => [id, []] as const);
    return JSON.stringify({ ...notice, lost });
  };

  const stop = db.listen('sight', (payload) => {
    const notice = payload === null ? undefined : (JSON.parse(payload) as Notice);
    if (notice?.origin === origin && notice.by !== by) apply(notice);
  });

  return {
    async tell({ gained, lost, deletedDeviceId }: VisibilityChange): Promise<void> {
      const notice = { origin, by, gained, lost: [...lost], deleted: deletedDeviceId };
      apply(notice);
      const isAny = gained.length > 0 || lost.size > 0 || deletedDeviceId !== undefined;
      if (isAny) await db.notify('sight', write(notice));
    },
    stop,
  };
}
