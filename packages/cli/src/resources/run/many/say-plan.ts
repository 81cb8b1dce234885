import { type Context, say } from '../../../context';
import type { CliResource } from '../../cli-resource';

/** Max lines shown of a plan, and of refusals. */
export const MAX_LINES = 20;

/** `1 device`, `3 devices`. */
export const countThings = ({ one, many }: CliResource, count: number): string =>
  `${count} ${count === 1 ? one : many}`;

/** Says what would be done, one line a thing, the first of many. */
export function sayPlan(context: Context, lines: readonly string[], all = lines.length): void {
  for (const line of lines.slice(0, MAX_LINES)) say(context, `  ${line}`);
  if (all > MAX_LINES) say(context, `  … and ${all - MAX_LINES} more`);
}
