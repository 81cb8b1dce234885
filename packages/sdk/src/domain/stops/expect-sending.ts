import { mayStopEngine, type SentCommand } from './may-stop-engine';
import type { StopNeed } from './decide-stop';

/**
 * What will become of a command: it goes to the tracker now, by text message, waits in the queue until the
 * tracker speaks, or, where it might stop the engine, until the vehicle stands.
 */
export type SendingPlan = 'now' | 'text' | 'queue' | 'stop';

/** Protocols of trackers that ask over HTTP: nothing can be said to them before they do. */
const ASKING: readonly string[] = ['osmand'];

/** Says before a command is sent what will become of it, by what is known of its device. */
export function expectSending({
  command,
  prefix,
  status,
  protocol,
  needs,
}: {
  command: SentCommand & { textChannel?: boolean };
  /** Begins the product's own attributes. */
  prefix: string;
  /** Of the device: `online`, `offline`, `unknown`. */
  status: string | null | undefined;
  /** That its latest position came by. */
  protocol: string | null | undefined;
  /** What a stop of its engine would wait for; null for nothing. */
  needs: StopNeed | null;
}): SendingPlan {
  if (needs !== null && mayStopEngine(command, prefix)) return 'stop';
  if (command.textChannel === true) return 'text';
  return status === 'online' && !ASKING.includes(protocol ?? '') ? 'now' : 'queue';
}
