import { DAY_MS, type Period } from '@rastro/sdk/domain';
import { type Calendar, parseCalendar } from '../../../calendars/calendar';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import {
  toRefusal,
  type Upstream,
  type UpstreamContext,
  type UpstreamResponse,
} from '../../../upstream/upstream';

const PATH = '/rule-times';
/** Nobody looks back further in a list of notices, and a calendar costs time by the day. */
const MAX_MS = 7 * DAY_MS;
/** Some calendars happen every second: of what does not touch so many are said, the latest. */
const MAX_PERIODS = 1_000;
/** Calendars that were read already, by their texts: a slow one takes its time once. */
const MAX_KNOWN = 500;

/** In order, and those that touch as one. */
function join(periods: readonly { startMs: number; endMs: number }[]): Period[] {
  const joined: Period[] = [];
  for (const { startMs, endMs } of periods) {
    const last = joined.at(-1);
    if (last && startMs <= last.toMs) last.toMs = Math.max(last.toMs, endMs);
    else joined.push({ fromMs: startMs, toMs: endMs });
  }
  return joined.slice(-MAX_PERIODS);
}

/**
 * A tracking API that also says when the calendars of an account's rules hold: a page cannot work that out by
 * itself. All else is answered there.
 */
export function answerRuleTimes(
  upstream: Pick<Upstream, 'send' | 'change'>,
  clock: () => number,
): Pick<Upstream, 'send' | 'change'> {
  const known = new Map<string, Calendar | undefined>();
  const readCalendar = (data: string): Calendar | undefined => {
    if (known.has(data)) return known.get(data);
    if (known.size >= MAX_KNOWN) known.clear();
    let calendar: Calendar | undefined;
    try {
      calendar = parseCalendar(data);
    } catch {
      // What is no calendar keeps no rule from anything.
    }
    known.set(data, calendar);
    return calendar;
  };
  const list = async <T>(path: string, context: UpstreamContext): Promise<T[]> => {
    const call = { method: 'GET', path, query: new URLSearchParams(), accept: 'application/json' };
    const answer = await upstream.send(call, context);
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    return JSON.parse((await readWhole(answer)) ?? '[]') as T[]; // as the tracking API lists them
  };

  const answer = async (query: URLSearchParams, context: UpstreamContext) => {
    const toMs = Date.parse(query.get('to') ?? new Date(clock()).toISOString());
    const askedMs = Date.parse(query.get('from') ?? new Date(toMs - DAY_MS).toISOString());
    const fromMs = Math.max(askedMs, toMs - MAX_MS);
    const rules = await list<{ calendarId?: number }>('/notifications', context);
    const ids = new Set(rules.map(({ calendarId }) => calendarId).filter(Boolean));
    if (ids.size === 0) return [];
    const calendars = await list<{ id: number; data?: string }>('/calendars', context);
    return calendars.flatMap(({ id, data }) => {
      const calendar = ids.has(id) ? readCalendar(data ?? '') : undefined;
      return calendar ? [{ id, periods: join(calendar.periods(fromMs, toMs)) }] : [];
    });
  };

  return {
    change: (...args) => upstream.change(...args),
    async send(request, context): Promise<UpstreamResponse> {
      if (request.path !== PATH || !('userId' in context.actor)) {
        return upstream.send(request, context);
      }
      return { status: 200, body: JSON.stringify(await answer(request.query, context)) };
    },
  };
}
