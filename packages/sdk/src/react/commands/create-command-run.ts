import type { TrackingClient } from '../../client';
import type { EngineStop, TrackingEvent } from '../../contract';
import { followEvent, followStop, toSentState, type SentState } from '../../domain';
import type { CommandToSend } from './command-to-send';
import { sendToMany, type SendMany } from './send-to-many';

/** Progress of sending a command, and its outcome at each device. */
export interface CommandRunState {
  status: 'idle' | 'sending' | 'done';
  total: number;
  /** By device; those that are not in it were not tried yet. */
  sent: ReadonlyMap<number, SentState>;
}

const IDLE: CommandRunState = { status: 'idle', total: 0, sent: new Map() };

const toFailed = (error: unknown): SentState => ({ kind: 'failed', error });

/** Calls used to send a command. */
export interface CommandCalls {
  commands: Pick<TrackingClient['commands'], 'send'>;
  bulk: SendMany;
}

/**
 * Sends one command to a device, or has the server send it to many, and follows it at each of them. None of it
 * rejects.
 */
export function createCommandRun(
  { commands, bulk }: CommandCalls,
  onState: (state: CommandRunState) => void,
) {
  let { status, total }: Pick<CommandRunState, 'status' | 'total'> = IDLE;
  let sent = new Map<number, SentState>();
  let running: AbortController | undefined;
  let left = new AbortController();
  let isNotifyingSoon = false;
  /**
   * Answers for a device whose command is still being sent: its tracker may answer before the
   * server does.
   */
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
      [running, left] = [new AbortController(), new AbortController()];
      const { signal: stopped } = running;
      [status, total, sent] = ['sending', deviceIds.length, new Map()];
      for (const deviceId of deviceIds) early.set(deviceId, []);
      tell();
      const take = (deviceId: number, answer: SentState) => {
        if (sent.has(deviceId)) return;
        const heard = early.get(deviceId) ?? [];
        early.delete(deviceId);
        sent.set(
          deviceId,
          heard.reduce((known, follow) => follow(known), answer),
        );
      };
      const [only] = deviceIds;
      if (deviceIds.length === 1 && only !== undefined) {
        const call = commands.send({ ...command, deviceId: only });
        take(only, await call.then(toSentState, toFailed));
      } else {
        const hear = (states: ReadonlyMap<number, SentState>) => {
          for (const [deviceId, state] of states) take(deviceId, state);
          tell();
        };
        await sendToMany(bulk, deviceIds, command, { stopped, left: left.signal, hear }).catch(
          (error: unknown) => {
            for (const deviceId of deviceIds) take(deviceId, toFailed(error));
          },
        );
      }
      early.clear();
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
    /** Looks no more; what the server sends to many goes on. */
    leave(): void {
      left.abort();
    },
    /** Forgets how it went. */
    reset(): void {
      if (running) return;
      [status, total, sent] = ['idle', 0, new Map()];
      tell();
    },
  };
}
