'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PushState } from '../../domain';
import { describeError, LazyWords, useLabels, usePush } from '../../react';
import { Button, Dialog } from '../../ui';
import type { Namespace } from '../../words';
import { PushDevices } from './push-devices';

const WORDS: readonly Namespace[] = ['notifications'];

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & p {
    margin: 0;
  }
`;
const Here = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 34px;
  & > p {
    flex: 1 1 220px;
    font-weight: 500;
  }
`;
const Muted = styled.p`
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;
const Problem = styled.p`
  color: var(--rastro-status-alarm-text);
`;
const Steps = styled.ol`
  margin: 0;
  padding-inline-start: 20px;
  color: var(--rastro-text-muted);
`;

/** Props of {@link PushDialog}. */
export interface PushDialogProps {
  onClose: () => void;
}

/** Turns push notifications of this browser on and off, and lists the browsers of the account that have them. */
export function PushDialog(props: PushDialogProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Content {...props} />
    </LazyWords>
  );
}

function Content({ onClose }: PushDialogProps): ReactElement {
  const t = useLabels();
  return (
    <Dialog
      isOpen
      title={t('push.dialog.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('push.close.action')}</Button>}
    >
      <Settings />
    </Dialog>
  );
}

/** The same without a dialog around it. */
export function PushSettings(): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Settings />
    </LazyWords>
  );
}

function Settings(): ReactElement {
  const t = useLabels();
  const push = usePush();
  const { state, isBusy, error } = push;
  return (
    <Root className="rastro-push" data-state={state ?? 'loading'}>
      <Muted>{t('push.dialog.text')}</Muted>
      <Here>
        <p role="status">{state ? t(`push.state.${state}`) : t('push.state.loading')}</p>
        {state === 'off' ? (
          <Button variant="primary" busy={isBusy} onClick={() => void push.turnOn()}>
            {t('push.on.action')}
          </Button>
        ) : null}
        {state === 'on' ? (
          <Button busy={isBusy} onClick={() => void push.turnOff()}>
            {t('push.off.action')}
          </Button>
        ) : null}
      </Here>
      <Help state={state} />
      {error ? <Problem role="alert">{t({ key: toFailureKey(error) })}</Problem> : null}
      <PushDevices devices={push.devices} isBusy={isBusy} onEnd={(id) => void push.end(id)} />
    </Root>
  );
}

/** A push service that the browser cannot reach throws what it likes. */
const toFailureKey = (error: unknown): string =>
  error instanceof DOMException ? 'push.failed.text' : describeError(error);

function Help({ state }: { state: PushState | null }): ReactElement | null {
  const t = useLabels();
  if (state === 'install') {
    return (
      <Steps>
        <li>{t('push.install.share')}</li>
        <li>{t('push.install.add')}</li>
        <li>{t('push.install.open')}</li>
      </Steps>
    );
  }
  if (state === 'blocked') return <Muted>{t('push.blocked.text')}</Muted>;
  return state === 'on' ? <Muted>{t('push.on.text')}</Muted> : null;
}
