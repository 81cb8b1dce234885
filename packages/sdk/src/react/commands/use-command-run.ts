'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTrackingContext } from '../provider/tracking-context';
import { createCommandWatch } from './create-command-watch';
import type { CommandToSend } from './command-to-send';
import { createCommandRun, type CommandRunState } from './create-command-run';

/** Return value of {@link useCommandRun}: no call rejects, the state holds the outcome. */
export interface CommandRun extends Pick<
  ReturnType<typeof createCommandRun>,
  'start' | 'stop' | 'reset'
> {
  state: CommandRunState;
}

/**
 * Sends a command to one device or many and tells what became of it at each: sent, in the queue, waiting for the
 * vehicle to stand, handed over, answered. Ends with the component.
 */
export function useCommandRun(): CommandRun {
  const { client } = useTrackingContext('useCommandRun');
  const [state, setState] = useState<CommandRunState>({
    status: 'idle',
    total: 0,
    sent: new Map(),
  });
  const watch = useRef<ReturnType<typeof createCommandWatch>>(undefined);
  const run = useMemo(
    () =>
      createCommandRun(client, (next) => {
        setState(next);
        watch.current?.hearSent();
      }),
    [client],
  );
  useEffect(() => {
    const own = createCommandWatch(client, run);
    watch.current = own;
    const ends = [
      client.on('event', run.hearEvent),
      client.on('stop', run.hearStop),
      client.live.subscribeChanges(own.hearChanges),
      own.end,
      run.leave,
    ];
    return () => ends.forEach((end) => end());
  }, [client, run]);
  return useMemo(
    () => ({
      ...run,
      start(deviceIds: readonly number[], command: CommandToSend) {
        watch.current?.begin(deviceIds);
        return run.start(deviceIds, command);
      },
      state,
    }),
    [run, state],
  );
}
