import { CliError } from '../../../cli-error';
import { type Context, printJson, say } from '../../../context';
import { describeFailure } from '../../../describe-failure';
import { exitCode } from '../../../exit-code';
import { runParallel } from '../../../http/run-parallel';
import type { CliResource } from '../../cli-resource';
import type { Entity } from '../../entity';
import { describeEntity } from '../../view/describe-entity';

/** As many are under way at a time: more would only wait at the server. */
const AT_ONCE = 4;
/** As many lines of a plan are shown, and of refusals. */
const MOST_LINES = 20;
const TELL_EVERY = 250;

/** What became of one thing. */
interface Outcome {
  id: number;
  outcome: 'done' | 'refused';
  error?: string;
}

/** `1 device`, `3 devices`. */
export const countThings = ({ one, many }: CliResource, count: number): string =>
  `${count} ${count === 1 ? one : many}`;

/** Says what would be done, one line a thing, the first of many. */
export function sayPlan(context: Context, lines: readonly string[]): void {
  for (const line of lines.slice(0, MOST_LINES)) say(context, `  ${line}`);
  if (lines.length > MOST_LINES) say(context, `  … and ${lines.length - MOST_LINES} more`);
}

/**
 * Does the same with each thing and goes on after a refusal. Ctrl-C takes no more of them. Throws where not all
 * was done, once it was told what was.
 */
export async function runMany(
  context: Context,
  resource: CliResource,
  {
    entities,
    work,
    done,
    isJson,
  }: {
    entities: readonly Entity[];
    work: (entity: Entity) => Promise<unknown>;
    /** What was done to them, `Changed`. */
    done: string;
    isJson: boolean;
  },
): Promise<void> {
  const outcomes: Outcome[] = [];
  const refusals: string[] = [];
  let isStopped = false;
  const stopListening = context.onInterrupt(() => {
    isStopped = true;
    say(context, 'Stopping: what is under way is finished.');
  });
  const doOne = async (entity: Entity) => {
    try {
      await work(entity);
      outcomes.push({ id: entity.id, outcome: 'done' });
    } catch (error) {
      const { message } = describeFailure(error);
      outcomes.push({ id: entity.id, outcome: 'refused', error: message });
      refusals.push(`${describeEntity(resource, entity)}: ${message}`);
    }
    if (outcomes.length % TELL_EVERY === 0) {
      say(context, `${outcomes.length} of ${entities.length}`);
    }
  };
  try {
    await runParallel(entities, AT_ONCE, doOne, () => isStopped);
  } finally {
    stopListening();
  }
  const count = outcomes.length - refusals.length;
  if (isJson) printJson(context, outcomes);
  say(context, `${done} ${countThings(resource, count)}.`);
  if (refusals.length > 0) {
    say(context, `Refused: ${countThings(resource, refusals.length)}.`);
    sayPlan(context, refusals);
  }
  const left = entities.length - outcomes.length;
  if (left > 0) {
    throw new CliError(`Stopped before the end: ${countThings(resource, left)} left.`, {
      exit: exitCode.interrupted,
    });
  }
  if (refusals.length > 0) throw new CliError('Not everything was done.');
}
