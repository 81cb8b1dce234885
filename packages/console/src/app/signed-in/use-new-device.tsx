import { useAccess } from '@rastro/sdk/internal/react';
import { Suspense, useState, type ReactElement } from 'react';
import { LoadingLine } from '../../frame/loading/boot-progress';
import { lazyPage } from '../../frame/loading/lazy-page';
import { useGoTo } from '../../frame/navigation/use-go-to';

const DeviceDialog = lazyPage(
  () => import('../../areas/devices/detail/device-dialog').then((module) => module.DeviceDialog),
  ...(['resource', 'members', 'attributes', 'problems'] as const),
);

/** The form of a new device over whatever page is shown; the page of the device follows it. */
export function useNewDevice(): {
  /** Opens it; null for an account that may add none. */
  ask: (() => void) | null;
  dialog: ReactElement | null;
} {
  const goTo = useGoTo();
  const mayAdd = useAccess()('create', 'devices').allowed;
  const [isOpen, setOpen] = useState(false);
  const [ask] = useState(() => () => setOpen(true));
  const close = () => setOpen(false);
  return {
    ask: mayAdd ? ask : null,
    dialog: isOpen ? (
      <Suspense fallback={<LoadingLine />}>
        <DeviceDialog
          device={null}
          onSaved={({ id }) => {
            close();
            goTo(`/devices/${id}`);
          }}
          onClose={close}
        />
      </Suspense>
    ) : null,
  };
}
