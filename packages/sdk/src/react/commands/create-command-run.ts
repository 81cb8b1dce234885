import type { TrackingClient } from '../../client';
import type { EngineStop, SentCommandAnswer, TrackingEvent } from '../../contract';
import { followEvent, followStop, toSentState, type SentState } from '../../domain';
import { forEachAtOnce } from '../picked/for-each-at-once';

/** As many devices are told at a time: more would only wait at the server. */
const AT_ONCE = 4;

/** A command that is sent: a saved one by its id, or one of its own. */
export interface CommandToSend {
  id?: number;
  type: string;
  textChannel: boolean;
  attributes: Readonly<Record<string, unknown>>;
}

/** How far the sending of a command is, and what became of it at each device. */
export interface CommandRunState {
  status: 'idle' | 'sending' | 'done';
  total: number;
  /** By device; those that are not in it were not tried yet. */
  sent: ReadonlyMap<number, SentState>;
}

const IDLE: CommandRunState = { status: 'idle', total: 0, sent: new Map() };

/** Sends one command to devices, a few at a time, and follows it at each of them. None of it rejects. */
export function createCommandRun(
  send: (command: Parameters<TrackingClient['commands']['send']>[0]) => Promise<SentCommandAnswer>,
  onState: (state: CommandRunState) => void,
) {
  let state = IDLE;
  let running: AbortController | undefined;
  const show = (next: CommandRunState) => {
    state = next;
    onState(state);
  };
  const put = (deviceId: number, next: SentState) =>
    show({ ...state, sent: new Map(state.sent).set(deviceId, next) });
  const change = (deviceId: number, follow: (known: SentState) => SentState) => {
    const known = state.sent.get(deviceId);
    if (!known) return;
    const next = follow(known);
    if (next !== known) put(deviceId, next);
  };

  return {
    async start(deviceIds: readonly number[], command: CommandToSend): Promise<void> {
      if (running) return;
      const { signal } = (running = new AbortController());
      show({ status: 'sending', total: deviceIds.length, sent: new Map() });
      const tell = async (deviceId: number) => {
        try {
          put(deviceId, toSentState(await send({ ...command, deviceId })));
        } catch (error) {
          put(deviceId, { kind: 'failed', error });
        }
      };
      await forEachAtOnce(deviceIds, AT_ONCE, tell, signal);
      running = undefined;
      show({ ...state, status: 'done' });
    },
    stateOf: (deviceId: number): SentState | undefined => state.sent.get(deviceId),
    hearEvent(event: Pick<TrackingEvent, 'type' | 'deviceId' | 'attributes'>): void {
      change(event.deviceId, (known) => followEvent(known, event));
    },
    hearStop(stop: EngineStop): void {
      change(stop.deviceId, (known) => followStop(known, stop));
    },
    /** Ends what is under way; what was sent stays sent. */
    stop(): void {
      running?.abort();
    },
    /** Forgets how it went. */
    reset(): void {
      if (!running) show(IDLE);
    },
  };
}
