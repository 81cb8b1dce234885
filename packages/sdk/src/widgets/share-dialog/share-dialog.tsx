'use client';
import type { ReactElement, ReactNode } from 'react';
import { newShareDraft } from '../../domain';
import { LabelsScope, useLabels } from '../../react';
import type { LabelOverrides } from '../../react/labels/label';
import { LazyWords } from '../../react/provider/lazy-words';
import { useNewShare } from '../../react/share/use-new-share';
import { Button, Dialog, stopAtUnfinished } from '../../ui';
import type { Namespace } from '../../words';
import { MadeLink } from './made-link';
import { RunningShares } from './running-shares';
import { ShareForm } from './share-form';

const WORDS: readonly Namespace[] = [
  'share',
  'resource',
  'members',
  'errors',
  'problems',
  'refusals',
];

/** Props of {@link ShareDialog}. */
export interface ShareDialogProps {
  /** The vehicle that is shared; left out, somebody chooses. */
  device?: { id: number; name: string };
  /** Draws the link as a code that a camera reads; without it there is none. */
  drawQr?: ((link: string, label: string) => ReactNode) | undefined;
  onClose: () => void;
  labels?: LabelOverrides;
}

/** Makes a link to vehicles that ends, shows it once, and ends those that are running. */
export function ShareDialog({ labels, ...rest }: ShareDialogProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <LabelsScope labels={labels}>
        <ShareDialogView {...rest} />
      </LabelsScope>
    </LazyWords>
  );
}

function ShareDialogView({
  device,
  drawQr,
  onClose: leave,
}: Omit<ShareDialogProps, 'labels'>): ReactElement {
  const t = useLabels();
  const fresh = useNewShare(`share ${device?.id ?? 'new'}`, () =>
    newShareDraft(device ? [device.id] : [], Date.now()),
  );
  const { made, isBusy, create } = fresh;
  const onClose = () => {
    fresh.drop();
    leave();
  };
  return (
    <Dialog
      isOpen
      size="form"
      onClose={onClose}
      isBusy={isBusy}
      title={device ? t('share.dialog.title', { name: device.name }) : t('share.dialog.titleNew')}
      actions={
        made ? (
          <Button variant="primary" onClick={onClose}>
            {t('share.done.action')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isBusy}>
              {t('share.cancel.action')}
            </Button>
            <Button
              variant="primary"
              busy={isBusy}
              onClick={({ currentTarget }) => {
                if (!stopAtUnfinished(currentTarget.closest('[role=dialog]'))) void create();
              }}
            >
              {t('share.create.action')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeLink made={made} pin={fresh.draft.pin} drawQr={drawQr} />
      ) : (
        <ShareForm fresh={fresh} hasDevice={device !== undefined} />
      )}
      {device ? <RunningShares deviceId={device.id} /> : null}
    </Dialog>
  );
}
