import { createLivePlayer, type LivePlayer } from './create-live-player';
import { createOsmandSender } from './create-osmand-sender';
import { DEMO_ATTRIBUTION } from './demo-assets';
import type { DemoFleet, DemoFleetOptions } from './demo-fleet';
import { writeDemoState, type DemoState } from './demo-state';
import { loadHistory } from './load-history';
import type { FirstAdministrator } from './seed-fleet';
import { toOsmandFields } from './to-osmand-fields';

const TICK_MS = 250;
const SAVE_EVERY_MS = 5_000;

/** A moment's rest; over at once when stopped. */
function waitForTick(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, TICK_MS);
    signal.addEventListener('abort', end);
  });
}

/** The running half of a demo fleet whose members exist; goes on where `state` says. */
export function createDemoFleet(
  { db, engine, clock, log, day, speed = 1 }: DemoFleetOptions,
  state: DemoState,
  firstAdministrator: FirstAdministrator | null,
): DemoFleet {
  const stop = new AbortController();
  const history = { done: 0, total: day.fixCount };
  let running: Promise<unknown> = Promise.resolve();
  let clockMs = state.clockMs;

  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const save = () =>
    writeDemoState(db, { ...state, clockMs }).catch(
      warn('The clock of the demo fleet could not be saved'),
    );

  const play = async (player: LivePlayer) => {
    for (let savedAt = clock(); !stop.signal.aborted; await waitForTick(stop.signal)) {
      await player.tick();
      clockMs = player.clockMs();
      if (clock() - savedAt < SAVE_EVERY_MS) continue;
      savedAt = clock();
      await save();
    }
  };

  return {
    firstAdministrator,
    info: () => ({ attribution: DEMO_ATTRIBUTION, history: { ...history } }),
    signInUserId: () => state.userId,
    start: (ingestUrl) => {
      const send = createOsmandSender(ingestUrl);
      const player = createLivePlayer({
        day,
        speed,
        clock,
        log,
        fromClockMs: state.clockMs,
        send: (message, sentAt) => send(toOsmandFields(message, sentAt)),
      });
      const loading = loadHistory({
        db,
        day,
        endsAt: state.historyEndsAt,
        ingestMany: (messages) => engine.ingestMany(messages, { silent: true }),
        onProgress: (done) => void (history.done = done),
        onBusDone: player.join,
        signal: stop.signal,
      });
      running = Promise.all([
        loading.catch(warn('The history of the demo fleet could not be loaded')),
        play(player)
          .catch(warn('The demo fleet stopped'))
          .finally(() => send.close()),
      ]);
    },
    close: async () => {
      stop.abort();
      await running;
      await save();
    },
  };
}
