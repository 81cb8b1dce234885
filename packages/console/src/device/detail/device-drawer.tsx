import type { Device } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import { deviceView, ResourceForm, type ResourceFormProps } from '@rastro/sdk/resource';
import { Drawer } from '@rastro/sdk/ui';
import { useRef, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';

type Guard = NonNullable<Extract<ResourceFormProps['ref'], { current: unknown }>['current']>;

/** The form of a device over the page that tells of it. */
export function DeviceDrawer({
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
  return (
    <Drawer
      isOpen
      onClose={() => (form.current ? form.current.ask(onClose) : onClose())}
      title={readDeviceName(device)}
      closeLabel={t('panel.close.action')}
    >
      <ResourceForm ref={form} view={deviceView} value={{ ...device }} onDeleted={onDeleted} />
    </Drawer>
  );
}
