import { DeviceDeletion, DeviceForm, type DeviceFormProps } from '@rastro/sdk/internal';
import type { Device } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import type { SavedItem } from '@rastro/sdk/resource';
import { Dialog } from '@rastro/sdk/internal/ui';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';

type Guard = NonNullable<Extract<DeviceFormProps['ref'], { current: unknown }>['current']>;

export { DeviceDeletion };

/** The form of a device, null for a new one, over the page; its host takes it away once it is saved. */
export function DeviceDialog({
  device,
  copyOf,
  onSaved,
  onDeleted,
  onClose,
}: {
  device: Device | null;
  /** Device to copy into a new one. */
  copyOf?: Device;
  onSaved: (item: SavedItem) => void;
  onDeleted?: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const form = useRef<Guard>(null);
  const close = () => (form.current ? form.current.ask(onClose) : onClose());
  return (
    <Dialog
      isOpen
      size="page"
      onClose={close}
      title={device ? readDeviceName(device) : t('devices.new.action')}
      closeLabel={t('panel.close.action')}
    >
      <DeviceForm
        ref={form}
        device={device}
        copyOf={copyOf}
        onSaved={onSaved}
        onCancel={close}
        {...(onDeleted ? { onDeleted } : {})}
      />
    </Dialog>
  );
}
