import { ANCHOR_COMMANDS } from '../anchor/anchor';
import { mayStopEngine, type SentCommand } from './may-stop-engine';

/**
 * Returns the possible effect of a command on an engine, for the rights to lock and to unlock;
 * undefined for none.
 */
export function findEngineEffect(
  command: SentCommand,
  prefix: string,
): 'stop' | 'resume' | undefined {
  const { type } = command;
  if (type === 'engineResume') return 'resume';
  // The server keeps a fence for it, and sends nothing.
  if (ANCHOR_COMMANDS.some((anchor) => anchor === type)) return undefined;
  return mayStopEngine(command, prefix) ? 'stop' : undefined;
}
