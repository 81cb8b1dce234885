import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import { readWhole } from '../request/read-whole';
import type { Upstream } from '../upstream/upstream';

const KEPT_MS = 366 * DAY_MS;

/** The short messages that servers of a database sent in front of one tracking API. */
export class CountedTexts {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** One went out. */
  async count(): Promise<void> {
    const minute = Math.floor(this.clock() / MINUTE_MS) * MINUTE_MS;
    await this.database.query(
      `insert into counted_text as c (tracking_origin, minute, sent) values ($1, $2, 1)
       on conflict (tracking_origin, minute) do update set sent = c.sent + 1`,
      [this.origin, new Date(minute)],
    );
  }

  /** Counts the texts sent after `fromMs`, up to `toMs`. */
  async sum(fromMs: number, toMs: number): Promise<number> {
    const { rows } = await this.database.query<{ sent: number }>(
      `select coalesce(sum(sent), 0)::int as sent from counted_text
       where tracking_origin = $1 and minute > $2 and minute <= $3`,
      [this.origin, new Date(fromMs), new Date(toMs)],
    );
    return rows[0]?.sent ?? 0;
  }

  /** Forgets what is old. */
  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.database.query('delete from counted_text where minute < $1', [oldest]);
  }
}

interface Day {
  captureTime: string;
  smsSent?: number;
}

/** A tracking API whose statistics count the short messages of this server too: each row those since the one before. */
export const answerStatistics = (upstream: Upstream, texts: CountedTexts): Upstream => ({
  ...upstream,
  async send(request, context) {
    const answer = await upstream.send(request, context);
    if (request.path !== '/statistics' || request.method !== 'GET' || answer.status >= 400) {
      return answer;
    }
    const { stream: _stream, ...rest } = answer;
    const days = JSON.parse((await readWhole(answer)) ?? '[]') as Day[]; // as the tracking API says
    const inOrder = [...days].sort((a, b) => Date.parse(a.captureTime) - Date.parse(b.captureTime));
    for (const [place, day] of inOrder.entries()) {
      const toMs = Date.parse(day.captureTime);
      const before = inOrder[place - 1]?.captureTime;
      const fromMs = before === undefined ? toMs - DAY_MS : Date.parse(before);
      day.smsSent = (day.smsSent ?? 0) + (await texts.sum(fromMs, toMs));
    }
    return { ...rest, body: JSON.stringify(days) };
  },
});
