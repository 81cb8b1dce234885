import { DAY_MS, HOUR_MS, MINUTE_MS, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';

/** Limits at which a watch ends by itself; null for never. */
export interface WatchEnd {
  count: number | null;
  forMs: number | null;
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: MINUTE_MS, h: HOUR_MS };

/** Reads `--count` and `--for`; throws for what is neither a number nor a time. */
export function readWatchOptions({ count, for: time }: CommandOptions): WatchEnd {
  return {
    count: typeof count === 'string' ? readCount(count) : null,
    forMs: typeof time === 'string' ? readTime(time) : null,
  };
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CliError(`--count "${toPrintable(text)}" is no whole number from 1.`, {
    exit: exitCode.usage,
  });
}

function readTime(text: string): number {
  const [, figures = '', unit = ''] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const ms = Number(figures) * (UNIT_MS[unit] ?? 0);
  if (ms > 0 && ms <= 7 * DAY_MS) return ms;
  throw new CliError(`--for "${toPrintable(text)}" is no time from 1 s to 7 days.`, {
    exit: exitCode.usage,
    hint: 'Write it like 30s, 5m or 2h.',
  });
}
