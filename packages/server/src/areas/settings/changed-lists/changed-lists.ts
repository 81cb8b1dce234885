import { type ResourceDescription, resources } from '@rastro/sdk/contract';
import type { AccessArea } from '@rastro/sdk/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database';
import { areaOf } from '../../../request/area-of';

/** A list that somebody has changed something of, and whose rights it falls under. */
export interface ChangedList {
  path: string;
  area: AccessArea;
}

/** Notifications of lists with changes, for pages that show them. */
export interface ChangedLists {
  /** Hears of what any server on the database changed; returns the way to stop. */
  watch(listener: (lists: readonly ChangedList[]) => void): () => void;
}

/** Many changes in a row are told of together. */
const TOLD_EVERY_MS = 1_000;
/** Lists that the socket updates by itself, or that machines write all day. */
const QUIET: ReadonlySet<string> = new Set([
  '/devices',
  '/positions',
  '/events',
  '/alarms',
  '/statistics',
]);

const LISTS: readonly ChangedList[] = (Object.values(resources) as ResourceDescription[])
  .filter(({ path, operations }) => operations.includes('list') && !QUIET.has(path))
  .map((resource) => ({ path: resource.path, area: areaOf(resource) }));

/** The list that a call below `/api` changes something of. */
const findChangedList = (method: string, url: string): ChangedList | undefined => {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const [path = ''] = url.split('?');
  return LISTS.find((list) => `${path}/`.startsWith(`/api${list.path}/`));
};

interface ChangedListsOptions {
  database: Pick<Database, 'listen' | 'notify'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Tells of calls of the door that changed something. */
export function createChangedLists({ database, log }: ChangedListsOptions) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    timer = undefined;
    const paths = [...waiting].join();
    waiting.clear();
    database
      .notify('changed-lists', paths)
      .catch((error: unknown) => log.warn({ err: error }, 'Pages were not told of changes'));
  };
  return {
    register(door: FastifyInstance): void {
      door.addHook('onResponse', async ({ method, url }, { statusCode }) => {
        const list = statusCode < 300 ? findChangedList(method, url) : undefined;
        if (list === undefined) return;
        waiting.add(list.path);
        timer ??= setTimeout(tell, TOLD_EVERY_MS);
      });
    },
    lists: {
      watch: (listener) =>
        database.listen('changed-lists', (paths) => {
          const told = paths?.split(',') ?? [];
          // What got lost is asked for when the page connects again, or is looked at.
          const lists = LISTS.filter(({ path }) => told.includes(path));
          if (lists.length > 0) listener(lists);
        }),
    } satisfies ChangedLists as ChangedLists,
    stop: (): void => clearTimeout(timer),
  };
}
