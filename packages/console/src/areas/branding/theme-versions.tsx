import type { Theme } from '@rastro/sdk/contract';
import { describeRefusal, useFormat, useNow, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, Dialog } from '@rastro/sdk/internal/ui';
import { History } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Line, Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

/** Versions of a brand, each of which can be taken back; and the way back to the brand of the folder. */
export function ThemeVersions({
  theme,
  onChanged,
  onDeleted,
}: {
  theme: Theme;
  onChanged: (theme: Theme) => void;
  onDeleted: () => void;
}): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { themes } = useTrackingClient();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [busyRevision, setBusyRevision] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  if (theme.revision === 0) return null;

  async function revert(revision: number) {
    setBusyRevision(revision);
    setFailure(null);
    try {
      onChanged(await themes.revert(theme.domain, revision));
      setOpen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusyRevision(0);
    }
  }
  return (
    <>
      <Button icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('theme.versions.action')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isBusy={busyRevision > 0}
        size="form"
        title={t('theme.versions.title')}
        actions={<Button onClick={() => setAsking(true)}>{t('theme.delete.action')}</Button>}
      >
        {failure ? <Problem role="alert">{t(describeRefusal(failure))}</Problem> : null}
        {theme.versions.map(({ revision, savedAt, savedBy }) => (
          <Line key={revision}>
            <span dir="auto">
              {t('theme.versions.entry', {
                revision,
                name: savedBy,
                moment: format.moment(savedAt, now),
              })}
            </span>
            {revision === theme.revision ? (
              <span>{t('theme.versions.current')}</span>
            ) : (
              <Button
                size="sm"
                busy={busyRevision === revision}
                aria-label={t('theme.versions.revertOf', { revision })}
                onClick={() => void revert(revision)}
              >
                {t('theme.versions.revert')}
              </Button>
            )}
          </Line>
        ))}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('theme.delete.title')}
        confirmLabel={t('theme.delete.action')}
        cancelLabel={t('theme.cancel.action')}
        onConfirm={async () => {
          await themes.delete(theme.domain);
          setOpen(false);
          onDeleted();
        }}
        describeFailure={(error) => t(describeRefusal(error))}
        onClose={() => setAsking(false)}
      >
        {t(theme.domain === '' ? 'theme.delete.server' : 'theme.delete.domain')}
      </ConfirmDialog>
    </>
  );
}
