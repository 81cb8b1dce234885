import { Button } from '@rastro/sdk/internal/ui';
import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { ButtonWords } from '../../../frame/resource/button-words';

const CodesDialog = lazy(async () => {
  const { CodesDialog: dialog } = await import('./codes-dialog');
  return { default: dialog };
});

/** Opens the printed codes of vehicles and drivers. */
export function CodesButton(): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<QrCode aria-hidden="true" />} onClick={() => setOpen(true)}>
        <ButtonWords>{t('drivers.codes.action')}</ButtonWords>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CodesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
