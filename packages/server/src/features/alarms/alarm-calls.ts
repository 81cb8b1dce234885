import type { Upstream, UpstreamRequest, UpstreamResponse } from '../../upstream/upstream';
import type { Alarms } from './alarms';

const TURNS = '/alarm-turns';
const CALL = /^\/alarms\/(\d+)\/(take|release)$/;

/** A tracking API that knows of alarms too: what is ours is answered here, all else there. */
export function answerAlarms(
  upstream: Upstream,
  alarms: Pick<Alarms, 'take' | 'release' | 'list' | 'listTurns'>,
): Pick<Upstream, 'send' | 'change'> {
  const answer = async (userId: number, request: UpstreamRequest): Promise<unknown> => {
    const { path, query, body } = request;
    if (path === TURNS) return alarms.listTurns(userId);
    const [, id, deed] = CALL.exec(path) ?? [];
    if (id === undefined) {
      const deviceIds = query.getAll('deviceId').map(Number);
      return alarms.list(userId, {
        deviceIds: deviceIds.length > 0 ? deviceIds : undefined,
        from: toDate(query.get('from')),
        to: toDate(query.get('to')),
      });
    }
    if (deed === 'release') return alarms.release(userId, Number(id));
    const note = (body as { note?: string | null } | undefined)?.note;
    return alarms.take(userId, Number(id), note ?? undefined);
  };
  return {
    change: (...args) => upstream.change(...args),
    async send(request, context): Promise<UpstreamResponse> {
      const { actor } = context;
      const isOurs = ['/alarms', TURNS].includes(request.path) || CALL.test(request.path);
      if (!isOurs || !('userId' in actor)) return upstream.send(request, context);
      return { status: 200, body: JSON.stringify(await answer(actor.userId, request)) };
    },
  };
}

const toDate = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text);
