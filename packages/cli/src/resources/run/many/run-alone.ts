import { runParallel } from '@rastro/sdk/domain';
import { CliError } from '../../../cli-error';
import { type Context, printJson, say } from '../../../context';
import { describeFailure } from '../../../describe-failure';
import { exitCode } from '../../../exit-code';
import type { CliResource } from '../../cli-resource';
import { countThings, sayPlan } from './say-plan';

/** Max concurrent calls: more would only wait at the server. */
const AT_ONCE = 4;

/** Result for one thing. */
interface Outcome {
  id: number;
  outcome: 'done' | 'refused';
  error?: string;
}

/**
 * Does the same with each thing by a call of its own, and goes on after a refusal: a tracking server without the
 * product has no plans. Ctrl-C takes no more of them. Throws where not all was done, once it was told what was.
 */
export async function runAlone(
  context: Context,
  resource: CliResource,
  {
    ids,
    work,
    done,
    isJson,
  }: {
    ids: readonly number[];
    work: (id: number) => Promise<unknown>;
    done: string;
    isJson: boolean;
  },
): Promise<void> {
  const outcomes: Outcome[] = [];
  let isStopped = false;
  const stopListening = context.onInterrupt(() => {
    isStopped = true;
    say(context, 'Stopping: what is under way is finished.');
  });
  const doOne = async (id: number) => {
    try {
      await work(id);
      outcomes.push({ id, outcome: 'done' });
    } catch (error) {
      outcomes.push({ id, outcome: 'refused', error: describeFailure(error).message });
    }
  };
  try {
    await runParallel(ids, AT_ONCE, doOne, () => isStopped);
  } finally {
    stopListening();
  }
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  if (isJson) printJson(context, outcomes);
  say(context, `${done} ${countThings(resource, outcomes.length - refused.length)}.`);
  sayPlan(
    context,
    refused.map(({ id, error }) => `id ${id}: ${error}`),
  );
  const left = ids.length - outcomes.length;
  if (left > 0) {
    throw new CliError(`Stopped before the end: ${countThings(resource, left)} left.`, {
      exit: exitCode.interrupted,
    });
  }
  if (refused.length > 0) throw new CliError('Not everything was done.');
}
