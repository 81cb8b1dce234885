import { Button, IconButton } from '@rastro/sdk/ui';
import { Smartphone } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { lazyPage } from '../../loading/lazy-page';

const PushDialog = lazyPage(() => import('./push').then((module) => module.Push), 'notifications');

/** Opens what turns push notifications of this browser on and off; `named` has its name beside the icon. */
export function PushButton({ named = false }: { named?: boolean }): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t(named ? 'push.dialog.title' : 'push.button.label');
  const open = () => setOpen(true);
  return (
    <>
      {named ? (
        <Button icon={<Smartphone aria-hidden="true" />} onClick={open}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={<Smartphone aria-hidden="true" />} onClick={open} />
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <PushDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
