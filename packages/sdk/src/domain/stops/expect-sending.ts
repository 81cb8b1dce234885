import { mayStopEngine, type SentCommand } from './may-stop-engine';
import type { StopNeed } from './decide-stop';

/**
 * Expected handling of a command: sent to the tracker now, sent by text message, queued until the
 * tracker connects, or, if it might stop the engine, held until the vehicle is stationary.
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
  /** Status of the device: `online`, `offline`, `unknown`. */
  status: string | null | undefined;
  /** Protocol of its latest position. */
  protocol: string | null | undefined;
  /** Missing condition of an engine stop; null for none. */
  needs: StopNeed | null;
}): SendingPlan {
  if (needs !== null && mayStopEngine(command, prefix)) return 'stop';
  if (command.textChannel === true) return 'text';
  return status === 'online' && !ASKING.includes(protocol ?? '') ? 'now' : 'queue';
}
