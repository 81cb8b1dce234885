import { CommandDialog, EngineLockDialog } from '@rastro/sdk/internal';
import { readDeviceName } from '@rastro/sdk/domain';
import { useDevice } from '@rastro/sdk/internal/react';
import { Suspense, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { LoadingLine } from '../../../frame/loading/boot-progress';
import { lazyPage } from '../../../frame/loading/lazy-page';
import { AnchorDialog } from './anchor-dialog';
import type { DeviceActionId } from './list-device-actions';

const DeviceDialog = lazyPage(() =>
  import('../detail/device-dialog').then((module) => module.DeviceDialog),
);
const ConsentDialog = lazyPage(
  () => import('../../consents/consent-dialog').then((module) => module.ConsentDialog),
  ...(['consents', 'account', 'resource'] as const),
);
const ShareDialog = lazyPage(
  () => import('./share-dialog').then((module) => module.ShareDialog),
  'share',
  'resource',
  'members',
);

const DeviceDeletion = lazyPage(() =>
  import('../detail/device-dialog').then((module) => module.DeviceDeletion),
);

/** Dialog of a device action, before it is done. */
export function ActionDialog({
  deviceId,
  action,
  onClose,
}: {
  deviceId: number;
  action: DeviceActionId;
  onClose: () => void;
}): ReactElement | null {
  const navigate = useNavigate();
  const device = useDevice(deviceId);
  const [deviceIds] = useState([deviceId]);
  if (action === 'lock') return <EngineLockDialog deviceId={deviceId} isOpen onClose={onClose} />;
  if (action === 'anchor') return <AnchorDialog deviceId={deviceId} />;
  if (action === 'command') {
    return <CommandDialog deviceIds={deviceIds} isOpen onClose={onClose} />;
  }
  if (!device) return null;
  return (
    <Suspense fallback={<LoadingLine />}>
      {action === 'share' ? (
        <ShareDialog device={{ id: deviceId, name: readDeviceName(device) }} onClose={onClose} />
      ) : action === 'consent' ? (
        <ConsentDialog device={device} onClose={onClose} />
      ) : action === 'edit' ? (
        <DeviceDialog
          device={device}
          onSaved={onClose}
          onDeleted={() => void navigate('/devices')}
          onClose={onClose}
        />
      ) : action === 'delete' ? (
        <DeviceDeletion
          device={device}
          onDeleted={() => void navigate('/devices')}
          onClose={onClose}
        />
      ) : action === 'copy' ? (
        <DeviceDialog
          device={null}
          copyOf={device}
          onSaved={({ id }) => {
            onClose();
            void navigate(`/devices/${id}`);
          }}
          onClose={onClose}
        />
      ) : null}
    </Suspense>
  );
}
