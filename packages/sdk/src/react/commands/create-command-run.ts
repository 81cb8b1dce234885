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

const toFailed = (error: unknown): SentState => ({ kind: 'failed', error });

/** Sends one command to devices, a few at a time, and follows it at each of them. None of it rejects. */
export function createCommandRun(
  send: (command: Parameters<TrackingClient['commands']['send']>[0]) => Promise<SentCommandAnswer>,
  onState: (state: CommandRunState) => void,
) {
  let { status, total }: Pick<CommandRunState, 'status' | 'total'> = IDLE;
  let sent = new Map<number, SentState>();
  let running: AbortController | undefined;
  let isNotifyingSoon = false;
  /** What is heard of a device that is told right now: its tracker may answer before the server does. */
  const early = new Map<number, ((known: SentState) => SentState)[]>();
  const tell = () => onState({ status, total, sent: new Map(sent) });
  const change = (deviceId: number, follow: (known: SentState) => SentState) => {
    const known = sent.get(deviceId);
    if (!known) return void early.get(deviceId)?.push(follow);
    const next = follow(known);
    if (next === known) return;
    sent.set(deviceId, next);
    // One message of the socket carries many events: they are told together.
    if (isNotifyingSoon) return;
    isNotifyingSoon = true;
    queueMicrotask(() => {
      isNotifyingSoon = false;
      tell();
    });
  };

  return {
    async start(deviceIds: readonly number[], command: CommandToSend): Promise<void> {
      if (running) return;
      const { signal } = (running = new AbortController());
      [status, total, sent] = ['sending', deviceIds.length, new Map()];
      // A picture for each of 10,000 would be work of its own.
      const every = Math.max(1, Math.floor(total / 100));
      tell();
      const take = async (deviceId: number) => {
        early.set(deviceId, []);
        const answer = await send({ ...command, deviceId }).then(toSentState, toFailed);
        const heard = early.get(deviceId) ?? [];
        early.delete(deviceId);
        sent.set(
          deviceId,
          heard.reduce((known, follow) => follow(known), answer),
        );
        if (sent.size % every === 0 && sent.size < total) tell();
      };
      await forEachAtOnce(deviceIds, AT_ONCE, take, signal);
      [running, status] = [undefined, 'done'];
      tell();
    },
    stateOf: (deviceId: number): SentState | undefined => sent.get(deviceId),
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
      if (running) return;
      [status, total, sent] = ['idle', 0, new Map()];
      tell();
    },
  };
}
