import { addContent, type ContentOptions } from './content/add-content';
import { BUSINESS_PARTS } from './content/business';
import { DRIVER_PARTS } from './content/drivers';
import { FIRST_PARTS, OTHER_PARTS } from './content/fleet-content';
import { SCAN_PARTS } from './content/scans';
import type { ContentPart } from './content/content-part';
import { createLivePlayer, type LivePlayer } from './replay/create-live-player';
import { createOsmandSender } from './replay/create-osmand-sender';
import { DEMO_ATTRIBUTION } from './demo-assets';
import type { DemoFleet, DemoFleetOptions, FirstDriver } from './demo-fleet';
import { writeDemoState, type DemoState } from './demo-state';
import { loadHistory } from './replay/load-history';
import { parkFleet } from './replay/park-fleet';
import type { FleetProfiles } from './fleet/profile-fleet';
import type { FirstAdministrator } from '../areas/access/setup/setup.service';
import { toLiveMessage } from './replay/to-live-message';
import { toOsmandFields } from './replay/to-osmand-fields';

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

/** Additional options of the running half, beyond those that opened it. */
export interface RunOptions extends DemoFleetOptions {
  /** State left by an earlier start. */
  state: DemoState;
  /** By an earlier start. */
  isHistoryLoaded: boolean;
  firstAdministrator: FirstAdministrator | null;
  firstDriver: FirstDriver | null;
  profiles: FleetProfiles;
}

/** The running half of a demo fleet whose members exist; goes on where `state` says. */
export function createDemoFleet(options: RunOptions): DemoFleet {
  const {
    db,
    engine,
    clock,
    log,
    day,
    speed = 1,
    state,
    isHistoryLoaded,
    profiles,
    attributePrefix,
    webhooks,
    t,
  } = options;
  const { upstream, openHistory } = engine;
  const { userId, historyEndsAt: endsAt } = state;
  const stop = new AbortController();
  const { signal } = stop;
  const history = { done: isHistoryLoaded ? day.fixCount : 0, total: day.fixCount };
  const content: ContentOptions = {
    db,
    upstream,
    day,
    profiles,
    userId,
    signal,
    attributePrefix,
    webhooks,
    clock,
    payments: options.payments,
    driverPassword: options.firstDriver?.password,
    t,
  };
  let running: Promise<unknown> = Promise.resolve();
  let clockMs = state.clockMs;

  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const save = () =>
    writeDemoState(db, { ...state, clockMs }).catch(
      warn('The clock of the demo fleet could not be saved'),
    );

  const play = async (player: LivePlayer) => {
    for (let savedAt = clock(); !signal.aborted; await waitForTick(signal)) {
      await player.tick();
      clockMs = player.clockMs();
      if (clock() - savedAt < SAVE_EVERY_MS) continue;
      savedAt = clock();
      await save();
    }
  };

  const playLive = async (ingestUrl: string) => {
    const send = createOsmandSender(ingestUrl);
    const player = createLivePlayer({
      day,
      speed,
      clock,
      log,
      fromClockMs: state.clockMs,
      send: (message, sentAt) => send(toOsmandFields(toLiveMessage(message, profiles, sentAt))),
      sendAll: async (messages, sentAt) => {
        await engine.ingestMany(
          messages.map((message) => toLiveMessage(message, profiles, sentAt)),
        );
      },
    });
    await play(player).finally(() => send.close());
  };

  const add = (parts: readonly ContentPart[]) =>
    addContent(content, parts).catch(warn('The demo fleet lacks a part of what it has to show'));

  const addPast = async () => {
    await add(OTHER_PARTS);
    const onProgress = (done: number) => void (history.done = done);
    if (!isHistoryLoaded) {
      await loadHistory({ db, openHistory, day, profiles, endsAt, onProgress, signal });
    }
    await add(DRIVER_PARTS);
    await add(BUSINESS_PARTS);
    await add(SCAN_PARTS);
  };

  const run = async (ingestUrl: string) => {
    await add(FIRST_PARTS);
    await options.preparePlaces?.().catch(warn('The demo fleet has no addresses'));
    if (!isHistoryLoaded) await parkFleet({ db, engine, day, profiles, endsAt });
    await Promise.all([
      playLive(ingestUrl).catch(warn('The demo fleet stopped')),
      addPast().catch(warn('The history of the demo fleet could not be loaded')),
    ]);
  };

  return {
    firstAdministrator: options.firstAdministrator,
    firstDriver: options.firstDriver,
    info: () => ({ attribution: DEMO_ATTRIBUTION, history: { ...history } }),
    signInUserId: () => userId,
    start: (ingestUrl) => {
      running = run(ingestUrl).catch(warn('The demo fleet stopped'));
    },
    close: async () => {
      stop.abort();
      await running;
      await save();
    },
  };
}
