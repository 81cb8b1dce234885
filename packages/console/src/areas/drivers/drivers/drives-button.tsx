import { Button } from '@rastro/sdk/internal/ui';
import { UserCheck } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { ButtonWords } from '../../../frame/resource/button-words';

const DrivesDialog = lazy(async () => {
  const { DrivesDialog: dialog } = await import('./drives-dialog');
  return { default: dialog };
});

/** Opens who drives now by the codes that were scanned. */
export function DrivesButton(): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserCheck aria-hidden="true" />} onClick={() => setOpen(true)}>
        <ButtonWords>{t('drivers.drives.action')}</ButtonWords>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DrivesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
