import {
  endOfDay,
  fromWallTime,
  PERIOD_KINDS,
  type Period,
  resolvePeriod,
  toPrintable,
  toWallTime,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import { parseMoment } from '../../resources/values/parse-member';

const DAY = /^\d{4}-\d\d-\d\d$/;
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** The period of `--period`, or of `--from` and `--to`; today without. Days are those of the zone. */
export function readPeriod(
  { period: named, from, to }: CommandOptions,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Period {
  const isCustom = from !== undefined || to !== undefined;
  if (named !== undefined && isCustom) {
    throw new CliError('--period says from when to when: leave --from and --to out.', {
      exit: exitCode.usage,
    });
  }
  if (to !== undefined && from === undefined) {
    throw new CliError('--from is missing.', { exit: exitCode.usage });
  }
  const kind = isCustom ? 'custom' : (PERIOD_KINDS.find((one) => one === named) ?? 'today');
  const result = resolvePeriod(
    {
      kind,
      fromMs: isCustom ? readMoment('from', String(from), timeZone) : null,
      toMs: to === undefined ? nowMs : readMoment('to', String(to), timeZone),
    },
    { nowMs, timeZone },
  );
  if (result.ok) return result.period;
  const end = to === undefined ? 'now' : '--to';
  throw new CliError(`--from is not before ${end}.`, { exit: exitCode.usage });
}

/** A day begins with `from` and is over with `to`; a moment without an offset is one of the zone. */
function readMoment(name: 'from' | 'to', text: string, timeZone: string): number {
  const isLocal = DAY.test(text) || WALL.test(text);
  const parsed = parseMoment(WALL.test(text) ? `${text}Z` : text);
  const ms = 'value' in parsed ? Date.parse(String(parsed.value)) : Number.NaN;
  if (Number.isNaN(ms)) {
    throw new CliError(`--${name} "${toPrintable(text)}" is no date.`, {
      exit: exitCode.usage,
      hint: 'Write a day as 2027-12-31, a moment as 2027-12-31T18:00 or 2027-12-31T18:00:00-03:00.',
    });
  }
  if (!isLocal) return ms;
  const dayEnd = name === 'to' ? endOfDay(text, timeZone) : null;
  return dayEnd ?? fromWallTime(toWallTime(ms, 'UTC'), timeZone);
}
