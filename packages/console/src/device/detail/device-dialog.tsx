import type { Device } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import { deviceView, ResourceForm, type ResourceFormProps } from '@rastro/sdk/resource';
import { Dialog } from '@rastro/sdk/ui';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';

type Guard = NonNullable<Extract<ResourceFormProps['ref'], { current: unknown }>['current']>;

/** The form of a device over the page that tells of it; gone once it is saved. */
export function DeviceDialog({
  device,
  onDeleted,
  onClose,
}: {
  device: Device;
  onDeleted: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const form = useRef<Guard>(null);
  const close = () => (form.current ? form.current.ask(onClose) : onClose());
  return (
    <Dialog
      isOpen
      size="form"
      onClose={close}
      title={readDeviceName(device)}
      closeLabel={t('panel.close.action')}
    >
      <ResourceForm
        ref={form}
        view={deviceView}
        value={{ ...device }}
        onSaved={onClose}
        onDeleted={onDeleted}
      />
    </Dialog>
  );
}
