import { isHiddenDevice } from '@rastro/sdk/domain';
import { readWhole } from '../../../request/read-whole';
import {
  type FrameItem,
  goneFrame,
  isRefusal,
  type Upstream,
  type UpstreamFrame,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../../../upstream/upstream';
import { shareFrames } from '../../../upstream/share-frames';
import type { DeletedStore } from './deleted-store';

/** Paths that name a device. */
const ONE = /^\/devices\/(\d+)(?:\/|$)/;
/** Answers of one row a device, or more, for a whole group or for all. */
const ROWS = /^\/(?:positions$|reports\/)/;
/** Start of a deleted device's unique id, in the JSON of any tracking API. */
const MARK = '"deleted-';

const gone = (): UpstreamResponse => ({ status: 404, body: null });

/** The devices that a call names in its path, its query or its body. */
function listNamed({ path, query, body }: UpstreamRequest): number[] {
  const inPath = ONE.exec(path)?.[1];
  const inBody =
    typeof body === 'object' && body !== null && 'deviceId' in body ? [body.deviceId] : [];
  return [...(inPath ? [inPath] : []), ...query.getAll('deviceId'), ...inBody].map(Number);
}

/**
 * A tracking API in which deleted devices are not there (spec §3): not in lists, reports and streams, and no call
 * that names one reaches it. Who works on them asks with `showsDeleted`.
 */
export function hideDeleted(upstream: Upstream, store: DeletedStore): Upstream {
  /** Learns from each list which devices are deleted: others than the product may name them so, or call them back. */
  const hideInList = async (answer: UpstreamResponse): Promise<UpstreamResponse> => {
    if (answer.status >= 400) return answer;
    const body = await readWhole(answer);
    const whole = { ...answer, body };
    delete whole.stream;
    if (!body?.includes(MARK) && store.known().size === 0) return whole;
    const list = JSON.parse(body ?? '[]') as { id: number; uniqueId: string }[];
    const deleted = new Set(list.filter(isHiddenDevice).map(({ id }) => id));
    const known = store.known();
    const added = [...deleted].filter((id) => !known.has(id));
    const back = list.filter(({ id }) => known.has(id) && !deleted.has(id)).map(({ id }) => id);
    if (added.length > 0) await store.add(added);
    if (back.length > 0) await store.remove(back);
    if (deleted.size === 0) return whole;
    return { ...whole, body: JSON.stringify(list.filter(({ id }) => !deleted.has(id))) };
  };
  const hideRows = async (
    answer: UpstreamResponse,
    deleted: ReadonlySet<number>,
  ): Promise<UpstreamResponse> => {
    if (answer.status >= 400 || deleted.size === 0) return answer;
    const body = await readWhole(answer);
    const whole = { ...answer, body };
    delete whole.stream;
    const rows: unknown = JSON.parse(body ?? '[]');
    if (!Array.isArray(rows)) return whole;
    const left = (rows as { deviceId?: number }[]).filter(
      ({ deviceId }) => deviceId === undefined || !deleted.has(deviceId),
    );
    return left.length === rows.length ? whole : { ...whole, body: JSON.stringify(left) };
  };

  const ask = async (
    request: UpstreamRequest,
    send: () => Promise<UpstreamResponse>,
  ): Promise<UpstreamResponse> => {
    const { method, path, query } = request;
    if (method === 'GET' && path === '/devices') return hideInList(await send());
    const named = listNamed(request);
    const isRows = method === 'GET' && ROWS.test(path) && named.length === 0 && !query.has('id');
    if (named.length === 0 && !isRows) return send();
    const deleted = await store.read();
    if (named.some((id) => deleted.has(id))) return gone();
    return isRows ? hideRows(await send(), deleted) : send();
  };

  const { readForService, readSeenBy } = upstream;
  const hideInFrame = shareFrames(hideInItems);
  return {
    ...upstream,
    send: (request, context) =>
      context.showsDeleted
        ? upstream.send(request, context)
        : ask(request, () => upstream.send(request, context)),
    async change(path, merge, context) {
      const id = ONE.exec(path)?.[1];
      if (id && !context.showsDeleted && (await store.read()).has(Number(id))) return gone();
      return upstream.change(path, merge, context);
    },
    ...(readForService && {
      readForService: (request) =>
        ask({ method: 'GET', ...request }, () => readForService(request)),
    }),
    ...(readSeenBy && {
      async readSeenBy(userIds, deviceIds) {
        const deleted = await store.read();
        const seen = await readSeenBy(userIds, deviceIds);
        const left = (items: readonly FrameItem[]) =>
          hideInItems({ key: 'devices', items }, deleted);
        return new Map([...seen].map(([userId, items]) => [userId, left(items)]));
      },
    }),
    async openSocket(actor, onFrame, ...more) {
      await store.read();
      const leave = store.onAdded((ids) => onFrame(goneFrame(ids)));
      const socket = await upstream.openSocket(
        actor,
        (frame) => onFrame(hideInFrame(frame, store.known())),
        ...more,
      );
      if (isRefusal(socket)) {
        leave();
        return socket;
      }
      return {
        setLogs: (on) => socket.setLogs(on),
        close() {
          leave();
          socket.close();
        },
      };
    },
  };
}

/** A frame without what is deleted; one that is empty is told all the same: the first says that all was told. */
function hideInItems(
  { key, items }: UpstreamFrame,
  deleted: ReadonlySet<number>,
): UpstreamFrame['items'] {
  if (key === 'gone' || (deleted.size === 0 && key !== 'devices')) return items;
  const isHidden = ({ deviceId, json }: UpstreamFrame['items'][number]): boolean =>
    deleted.has(deviceId) ||
    (key === 'devices' &&
      json.includes(MARK) &&
      isHiddenDevice(JSON.parse(json) as { uniqueId: string }));
  return items.filter((item) => !isHidden(item));
}
