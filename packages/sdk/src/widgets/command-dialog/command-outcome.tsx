import { useState, type ReactElement } from 'react';
import { Ban, Check, CircleAlert, Clock, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { describeCommandType, readDeviceName, type SentState } from '../../domain';
import {
  describeError,
  useAccess,
  useLabels,
  useLive,
  useTrackingClient,
  type CommandRun,
  type CommandToSend,
} from '../../react';
import { Button, ProgressBar } from '../../ui';
import { OverrideStop } from './override-stop';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 20px;
`;
const Row = styled.li`
  display: flex;
  gap: 8px;
  padding: 6px 0;
  border-bottom: 1px solid var(--rastro-border);
  &:last-child {
    border-bottom: 0;
  }
  & > svg {
    flex: none;
    margin-top: 2px;
    color: var(--rastro-status-moving-text);
  }
  &[data-tone='idle'] > svg {
    color: var(--rastro-status-idle-text);
  }
  &[data-tone='alarm'] > svg {
    color: var(--rastro-status-alarm-text);
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & code {
    display: block;
    margin-top: 4px;
    font:
      400 12px/18px ui-monospace,
      monospace;
    white-space: pre-wrap;
  }
`;
const Foot = styled.p`
  margin: 8px 0 0;
  color: var(--rastro-text-muted);
  font-size: 13px;
  line-height: 20px;
`;

type Tone = 'done' | 'idle' | 'alarm';
const TONES: Readonly<Record<SentState['kind'], Tone>> = {
  sent: 'done',
  delivered: 'done',
  answered: 'done',
  queued: 'idle',
  waits: 'idle',
  stopEnded: 'alarm',
  failed: 'alarm',
};
const ORDER: readonly Tone[] = ['alarm', 'idle', 'done'];
/** A stop that a person called off ended as he wished: nothing is wrong with it. */
const toTone = (state: SentState): Tone =>
  state.kind === 'stopEnded' && state.state === 'calledOff' ? 'idle' : TONES[state.kind];
/** Max number of vehicles listed by name; the rest are counted. */
const MAX_NAMES = 100;

const signOf = (state: SentState) => {
  if (state.kind === 'waits') return Hourglass;
  if (state.kind === 'stopEnded' && state.state === 'calledOff') return Ban;
  return { done: Check, idle: Clock, alarm: CircleAlert }[toTone(state)];
};

/** Live result of a command for each device, failures first. */
export function CommandOutcome({
  deviceIds,
  command,
  name,
  run: { state },
}: {
  deviceIds: readonly number[];
  command: CommandToSend;
  /** Name of the saved command. */
  name: string | undefined;
  run: CommandRun;
}): ReactElement {
  const t = useLabels();
  const { devices } = useLive('CommandDialog');
  const { total, sent, status } = state;
  const isMany = deviceIds.length > 1;
  const left = total - sent.size;
  const rows = [...sent].sort(
    ([, left], [, right]) => ORDER.indexOf(toTone(left)) - ORDER.indexOf(toTone(right)),
  );
  const progress = t('command.sending.text', { done: sent.size, total });
  const nameOf = (deviceId: number) => {
    const device = devices.get(deviceId);
    return device ? readDeviceName(device) : `#${deviceId}`;
  };
  return (
    <>
      {status === 'sending' ? <ProgressBar label={progress} value={sent.size / total} /> : null}
      <div role="status">
        <Foot dir="auto">
          {status === 'sending' ? progress : (name ?? t(describeCommandType(command.type)))}
        </Foot>
        {status === 'done' && left > 0 ? (
          <Foot>{t('command.left.text', { count: left })}</Foot>
        ) : null}
        <List>
          {rows.slice(0, MAX_NAMES).map(([deviceId, one]) => {
            const Sign = signOf(one);
            return (
              <Row key={deviceId} data-kind={one.kind} data-tone={toTone(one)}>
                <Sign size={16} aria-hidden="true" />
                <div>
                  {isMany ? <b dir="auto">{nameOf(deviceId)}: </b> : null}
                  <StateWords state={one} />
                </div>
              </Row>
            );
          })}
        </List>
        {rows.length > MAX_NAMES ? (
          <Foot>{t('command.more.text', { count: rows.length - MAX_NAMES })}</Foot>
        ) : null}
      </div>
      <Waiting sent={[...sent]} />
    </>
  );
}

function StateWords({ state }: { state: SentState }): ReactElement {
  const t = useLabels();
  if (state.kind === 'failed') return <>{t({ key: describeError(state.error) })}</>;
  if (state.kind === 'stopEnded') {
    const ends = ['calledOff', 'expired', 'failed'] as const;
    return (
      <>
        {t(`lock.state.${ends.find((one) => one === state.state) ?? 'failed'}`)} {state.reason}
      </>
    );
  }
  return (
    <>
      {t(`command.state.${state.kind}`)}
      {state.kind === 'answered' && state.result !== '' ? (
        <code dir="auto">{state.result}</code>
      ) : null}
    </>
  );
}

/** Calls off what still waits for its vehicles; for one vehicle alone, sends it against its risk. */
function Waiting({
  sent,
}: {
  sent: readonly (readonly [deviceId: number, state: SentState])[];
}): ReactElement | null {
  const t = useLabels();
  const { engineStops } = useTrackingClient();
  const mayChange = useAccess()('send', 'commands', { isSaved: false }).allowed;
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const waiting = sent.flatMap(([deviceId, state]) =>
    state.kind === 'waits' ? { deviceId, stopId: state.stopId } : [],
  );
  const [first] = waiting;
  if (!first || !mayChange) return null;
  const run = async (action: (stopId: number) => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    for (const { stopId } of waiting) await action(stopId).catch(setError);
    setBusy(false);
  };
  return (
    <>
      <Foot>
        <Button busy={isBusy} onClick={() => void run((stopId) => engineStops.callOff({ stopId }))}>
          {t('command.callOff.action')}
        </Button>
        {error === null ? null : <span role="alert"> {t({ key: describeError(error) })}</span>}
      </Foot>
      {sent.length === 1 ? (
        <OverrideStop
          deviceId={first.deviceId}
          words="command"
          isBusy={isBusy}
          onOverride={(reason) => void run((stopId) => engineStops.override({ stopId, reason }))}
        />
      ) : null}
    </>
  );
}
