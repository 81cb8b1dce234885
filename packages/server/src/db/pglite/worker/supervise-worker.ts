import { setFlagsFromString } from 'node:v8';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { DatabaseLog } from '../../database-log';
import { waitForRoom } from '../folder/wait-for-room';
import { WorkerHost } from './worker-host';
import type { WorkerSetup } from './worker-messages';

/**
 * A function of the database does ten times as much work as usual before it is optimised: with
 * V8's own measure a start gives more of the processor to that than to anything it waits for.
 */
const OPTIMISE_LATER = '--wasm-tiering-budget=18000000';
const MAX_RESTARTS = 3;
const RESTART_WINDOW_MS = MINUTE_MS;

interface SupervisorOptions {
  workerPath: string;
  setup: WorkerSetup;
  log: DatabaseLog;
  onFatal: (error: Error) => void;
}

/** Keeps one worker running: a new one when it ends by itself, at most three times a minute. */
export interface Supervisor {
  current(): WorkerHost;
  /** Writes the last checkpoint and ends the thread. */
  close(): Promise<void>;
}

/** Starts the worker; a cluster in memory is not started again, its data would be gone. */
export function superviseWorker({
  workerPath,
  setup,
  log,
  onFatal,
}: SupervisorOptions): Supervisor {
  setFlagsFromString(OPTIMISE_LATER);
  let isClosing = false;
  let wasReady = false;
  let restarts: number[] = [];
  let host = start();

  function start(): WorkerHost {
    const started = new WorkerHost(workerPath, setup);
    started.ready.then(
      () => (wasReady = true),
      () => undefined,
    );
    void started.exited.then(() => {
      if (!isClosing && wasReady) restart(started.reason);
    });
    return started;
  }

  function restart(reason: string | undefined): void {
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < RESTART_WINDOW_MS), now];
    if (setup.clusterDir === null || restarts.length > MAX_RESTARTS) {
      onFatal(new Error(`The embedded database keeps failing. ${reason ?? ''}`.trim()));
      return;
    }
    log.warn(
      { restarts: restarts.length, reason },
      'the database worker has ended and is started again',
    );
    void waitForRoom(setup.clusterDir, { log, isWanted: () => !isClosing }).then(() => {
      if (!isClosing) host = start();
    });
  }

  return {
    current: () => host,
    async close() {
      isClosing = true;
      await host.request({ kind: 'close' }).catch(() => undefined);
      await host.exited;
    },
  };
}
