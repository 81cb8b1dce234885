'use client';
import { useState, type ReactElement } from 'react';
import { Lock, LockOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { type LockState, readDeviceName } from '../../domain';
import {
  describeRefusal,
  LazyWords,
  useCommandRun,
  useDevice,
  useEngineStop,
  useLabels,
} from '../../react';
import type { Namespace } from '../../words';
import { Button, Dialog } from '../../ui';
import { CommandOutcome } from '../command-dialog/command-outcome';
import { OverrideStop } from '../command-dialog/override-stop';
import { LockStateLine } from './lock-state-line';
import { StopConditions } from './stop-conditions';
import { StopLine } from './stop-line';

const Text = styled.p`
  margin: 0 0 12px;
  color: var(--rastro-text-muted);
`;
const Problem = styled.p`
  margin: 12px 0 0;
  color: var(--rastro-status-alarm-text);
  font-size: 13px;
  line-height: 20px;
`;
const Resumed = styled.div`
  margin-top: 12px;
`;
const Earlier = styled.section`
  margin-top: 16px;
  & > h3 {
    margin: 0 0 4px;
    color: var(--rastro-text-muted);
    font: 600 12px/16px var(--rastro-font-family);
  }
`;

const WORDS: readonly Namespace[] = ['commands', 'errors', 'refusals'];
const RESUME = { type: 'engineResume', textChannel: false, attributes: {} } as const;
/** No more of those before are shown. */
const SHOWN = 3;

const TITLES = {
  free: 'lock.ask.title',
  queued: 'lock.callOff.title',
  sent: 'lock.resume.title',
  locked: 'lock.resume.title',
} as const satisfies Record<LockState, string>;

/** Props of {@link EngineLockDialog}. */
export interface EngineLockDialogProps {
  deviceId: number;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Locks the engine of a vehicle or lets it run again: first whether it is locked, then the one action that fits.
 * It says before what will happen (at once, or once the vehicle stands) and after what became of it; what waits
 * can be called off, or sent against its risk, and what was sent and not confirmed can be sent again.
 */
export function EngineLockDialog(props: EngineLockDialogProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <OpenedDialog {...props} />
    </LazyWords>
  );
}

/** The stops before the one that is shown. */
function EarlierStops({
  stops,
}: {
  stops: ReturnType<typeof useEngineStop>['earlier'];
}): ReactElement {
  const t = useLabels();
  return (
    <Earlier>
      <h3>{t('lock.earlier.title')}</h3>
      {stops.slice(0, SHOWN).map((one) => (
        <StopLine key={one.id} stop={one} />
      ))}
    </Earlier>
  );
}

function OpenedDialog({ deviceId, isOpen, onClose }: EngineLockDialogProps): ReactElement | null {
  const t = useLabels();
  const device = useDevice(deviceId);
  const engine = useEngineStop(deviceId);
  const resuming = useCommandRun();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  if (!device) return null;
  const { stop, earlier, needs, isBlocked, state, sinceMs, maySend, mayChange } = engine;
  const isQueued = state === 'queued';
  // What waits for the tracker alone goes no sooner against a risk.
  const canOverride = isQueued && mayChange && stop?.needs !== 'connection';
  const run = async (name: string, action: () => Promise<void>) => {
    setBusy(name);
    setError(null);
    if (name !== 'resume') resuming.reset();
    try {
      await action();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(null);
    }
  };
  const resume = async () => {
    await resuming.start([deviceId], RESUME);
    await engine.refresh();
  };
  const resumed = resuming.state.sent.get(deviceId);
  const problem = resumed?.kind === 'failed' ? resumed.error : error;
  const buttonOf = (name: string) => ({
    busy: busy === name,
    disabled: busy !== null && busy !== name,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={busy !== null}
      isRead={!canOverride && state !== 'sent'}
      className="rastro-engine-lock"
      title={t(TITLES[state ?? 'free'], { name: readDeviceName(device) })}
      actions={
        <>
          <Button disabled={busy !== null} onClick={onClose}>
            {t('lock.close.action')}
          </Button>
          {isQueued && mayChange ? (
            <Button
              variant="primary"
              {...buttonOf('callOff')}
              onClick={() => void run('callOff', engine.callOff)}
            >
              {t('lock.callOff.action')}
            </Button>
          ) : null}
          {(state === 'locked' || state === 'sent') && maySend ? (
            <Button
              variant="primary"
              icon={<LockOpen aria-hidden="true" />}
              {...buttonOf('resume')}
              onClick={() => void run('resume', resume)}
            >
              {t('lock.resume.action')}
            </Button>
          ) : null}
          {state === 'free' && maySend ? (
            <Button
              variant="danger"
              icon={<Lock aria-hidden="true" />}
              {...buttonOf('ask')}
              onClick={() => void run('ask', engine.ask)}
            >
              {t('lock.ask.action')}
            </Button>
          ) : null}
        </>
      }
    >
      {state === undefined ? null : (
        <LockStateLine state={state} sinceMs={sinceMs} isReported={isBlocked !== undefined} />
      )}
      {state === 'free' ? (
        <Text>
          {isBlocked === undefined ? `${t('lock.unreported.text')} ` : null}
          {t(needs === null ? 'lock.atOnce.text' : 'lock.waits.text')}
        </Text>
      ) : null}
      {state === 'locked' ? <Text>{t('lock.resume.text')}</Text> : null}
      {state === 'sent' ? <Text>{t('lock.again.text')}</Text> : null}
      {state === 'sent' && maySend ? (
        <Button {...buttonOf('ask')} onClick={() => void run('ask', engine.ask)}>
          {t('lock.again.action')}
        </Button>
      ) : null}
      {state === 'free' || isQueued ? <StopConditions deviceId={deviceId} engine={engine} /> : null}
      {stop && resumed === undefined ? <StopLine stop={stop} /> : null}
      {resumed && resumed.kind !== 'failed' ? (
        <Resumed>
          <CommandOutcome deviceIds={[deviceId]} command={RESUME} name={undefined} run={resuming} />
        </Resumed>
      ) : null}
      {problem === null ? null : <Problem role="alert">{t(describeRefusal(problem))}</Problem>}
      {canOverride ? (
        <OverrideStop
          deviceId={deviceId}
          words="lock"
          isBusy={busy !== null}
          onOverride={(reason) => void run('override', () => engine.override(reason))}
        />
      ) : null}
      {earlier.length > 0 ? <EarlierStops stops={earlier} /> : null}
    </Dialog>
  );
}
