import { IconButton } from '@rastro/sdk/internal/ui';
import { Smartphone } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { lazyPage } from '../../loading/lazy-page';

const PushDialog = lazyPage(() => import('./push').then((module) => module.Push), 'notifications');

/** Opens what turns push notifications of this browser on and off. */
export function PushButton(): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('push.button.label')}
        icon={<Smartphone aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <PushDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
