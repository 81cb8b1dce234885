import { DAY_MS, listReportDevices } from '@rastro/sdk/domain';
import { readWhole } from '../../../request/read-whole';
import type {
  Upstream,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../../../upstream/upstream';
import { readSeenDevices } from '../../../ground/access/alarm-visibility';
import type { KeptEvent, KeptEventStore } from './kept-event-store';

type Asked = Pick<Upstream, 'send' | 'change'>;
type ReportedEvent = KeptEvent & {
  geofenceId: number;
  maintenanceId: number;
  attributes?: Record<string, unknown>;
};

const EVENTS = '/reports/events';
const ALL = 'allEvents';
const DELETED = /^\/(geofences|maintenance)\/(\d+)$/;
/** Types of event that name a fence or a service. */
const TYPES = {
  geofences: ['geofenceEnter', 'geofenceExit', 'deviceOverspeed'],
  maintenance: ['maintenance'],
};
/** Search periods; the shorter one is for tracking servers that refuse the longer. */
const SPANS_MS = [365 * DAY_MS, 31 * DAY_MS];

interface Options {
  upstream: Asked;
  store: Pick<KeptEventStore, 'add' | 'list'>;
  clock: () => number;
}

type Read = ReturnType<typeof createRead>;

/** Reads lists of the tracking API; answers its refusal instead of one. */
const createRead =
  (upstream: Asked) =>
  async <T>(
    context: UpstreamContext,
    path: string,
    query: URLSearchParams,
  ): Promise<T[] | UpstreamResponse> => {
    const answer = await upstream.send(
      { method: 'GET', path, query, accept: 'application/json' },
      context,
    );
    if (answer.status >= 400) return answer;
    return JSON.parse((await readWhole(answer)) ?? '[]') as T[];
  };

/** Reads the events of a fence or service, while the tracking API still knows them. */
function createReadEvents(read: Read, clock: () => number) {
  const readEventsOf = async (
    kind: keyof typeof TYPES,
    id: number,
    context: UpstreamContext,
  ): Promise<ReportedEvent[] | UpstreamResponse> => {
    let answer: ReportedEvent[] | UpstreamResponse = [];
    for (const spanMs of SPANS_MS) {
      const query = new URLSearchParams({
        from: new Date(clock() - spanMs).toISOString(),
        to: new Date(clock() + DAY_MS).toISOString(),
      });
      for (const type of TYPES[kind]) query.append('type', type);
      answer = await read<ReportedEvent>(context, EVENTS, query);
      if (Array.isArray(answer)) {
        const member = kind === 'geofences' ? 'geofenceId' : 'maintenanceId';
        return answer.filter((event) => event[member] === id);
      }
      if (answer.status >= 500) return answer;
    }
    // An account without reports has seen none of them.
    return [];
  };

  /** With the name that their fence still has. */
  const nameFence = async (
    events: ReportedEvent[],
    id: number,
    context: UpstreamContext,
  ): Promise<ReportedEvent[]> => {
    if (events.length === 0) return events;
    const fences = await read<{ id: number; name: string }>(
      context,
      '/geofences',
      new URLSearchParams(),
    );
    const name = Array.isArray(fences) && fences.find((fence) => fence.id === id)?.name;
    if (!name) return events;
    return events.map((event) => ({
      ...event,
      attributes: { ...event.attributes, geofenceName: name },
    }));
  };

  return { readEventsOf, nameFence };
}

/** Finds the kept events that a report asks for, of vehicles that the account sees. */
const createFindKept =
  ({ upstream, store }: Pick<Options, 'upstream' | 'store'>, read: Read) =>
  async ({ query }: UpstreamRequest, userId: number): Promise<KeptEvent[]> => {
    const [from, to] = ['from', 'to'].map((name) => new Date(query.get(name) ?? NaN));
    if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return [];
    const types = query.getAll('type');
    const kept = await store.list({ from, to, types: types.includes(ALL) ? [] : types });
    if (kept.length === 0) return kept;
    const context = { actor: { userId } };
    const seen = await readSeenDevices(
      upstream,
      userId,
      kept.map(({ deviceId }) => deviceId),
    );
    const deviceIds = query.getAll('deviceId').map(Number);
    const groupIds = query.getAll('groupId').map(Number);
    const isOfAll = deviceIds.length + groupIds.length === 0;
    const groups =
      groupIds.length === 0
        ? []
        : await read<{ id: number; groupId: number }>(context, '/groups', new URLSearchParams());
    const parents = new Map(
      (Array.isArray(groups) ? groups : []).map(({ id, groupId }) => [id, groupId || null]),
    );
    const wanted = new Set(
      listReportDevices(isOfAll ? 'all' : { deviceIds, groupIds }, seen, parents),
    );
    const shown = new Set(seen.map(({ id }) => id));
    return kept.filter(({ deviceId }) => wanted.has(deviceId) && shown.has(deviceId));
  };

/**
 * A tracking API elsewhere that goes on showing the events of a fence or service that is deleted here, to all who see
 * the vehicle. It knows them until then, so they are kept as it lets go.
 */
export function keepPastEvents({ upstream, store, clock }: Options): Asked {
  const read = createRead(upstream);
  const { readEventsOf, nameFence } = createReadEvents(read, clock);
  const findKept = createFindKept({ upstream, store }, read);

  const remove = async (
    request: UpstreamRequest,
    context: UpstreamContext,
    [kind, id]: [keyof typeof TYPES, number],
  ): Promise<UpstreamResponse> => {
    const events = await readEventsOf(kind, id, context);
    if (!Array.isArray(events)) return events;
    const named = kind === 'geofences' ? await nameFence(events, id, context) : events;
    const answer = await upstream.send(request, context);
    if (answer.status < 400 && named.length > 0) await store.add(named);
    return answer;
  };

  const report = async (
    request: UpstreamRequest,
    context: UpstreamContext,
    userId: number,
  ): Promise<UpstreamResponse> => {
    const [answer, kept] = await Promise.all([
      upstream.send(request, context),
      findKept(request, userId),
    ]);
    if (answer.status >= 400 || kept.length === 0) return answer;
    const known = JSON.parse((await readWhole(answer)) ?? '[]') as KeptEvent[];
    const { stream: _, ...rest } = answer;
    return { ...rest, body: JSON.stringify(merge(known, kept)) };
  };

  return {
    change: (...args) => upstream.change(...args),
    send(request, context) {
      const { actor } = context;
      const { method, path, accept = 'application/json' } = request;
      if (!('userId' in actor)) return upstream.send(request, context);
      if (method === 'GET' && path === EVENTS && accept.includes('json')) {
        return report(request, context, actor.userId);
      }
      const [, kind, id] = (method === 'DELETE' && DELETED.exec(path)) || [];
      return kind === 'geofences' || kind === 'maintenance'
        ? remove(request, context, [kind, Number(id)])
        : upstream.send(request, context);
    },
  };
}

/** One device after the other, and of each the oldest first, as a report has them. */
function merge(known: readonly KeptEvent[], kept: readonly KeptEvent[]): KeptEvent[] {
  const events = new Map([...known, ...kept].map((event) => [event.id, event]));
  const places = new Map<number, number>();
  for (const { deviceId } of events.values()) {
    if (!places.has(deviceId)) places.set(deviceId, places.size);
  }
  const placeOf = ({ deviceId }: KeptEvent): number => places.get(deviceId) ?? 0;
  return [...events.values()].sort(
    (left, right) =>
      placeOf(left) - placeOf(right) ||
      Date.parse(left.eventTime) - Date.parse(right.eventTime) ||
      left.id - right.id,
  );
}
