import type { Device } from '@rastro/sdk/contract';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { usePageLocale } from '../i18n/text-context';
import { hostileDevice, movingDevice, offlineDevice, stoppedDevice } from '../testing/story-fleet';
import { VehicleCombobox } from './vehicle-combobox';

export default { title: 'Console / history / Vehicle combobox' };

const fleet = new Map(
  [movingDevice, stoppedDevice, offlineDevice, hostileDevice].map((device) => [device.id, device]),
);

function Combobox({
  devices = fleet,
  first,
  isOpen = false,
}: {
  devices?: ReadonlyMap<number, Device>;
  first?: number;
  isOpen?: boolean;
}): ReactElement {
  const locale = usePageLocale();
  const [id, setId] = useState(first);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) root.current?.querySelector('input')?.click();
  }, [isOpen]);
  return (
    <div ref={root} style={{ maxWidth: 384, minHeight: 300 }}>
      <VehicleCombobox
        devices={devices}
        value={id === undefined ? undefined : devices.get(id)}
        locale={locale}
        onChange={setId}
      />
    </div>
  );
}

export const Empty = (): ReactElement => <Combobox />;
Empty.meta = { about: 'Nothing chosen yet.' };

export const Chosen = (): ReactElement => <Combobox first={1} />;
Chosen.meta = { about: 'One vehicle chosen.' };

export const Open = (): ReactElement => <Combobox first={1} isOpen />;
Open.meta = { about: 'The list, with a hostile name in it.' };

export const NoneLeft = (): ReactElement => <Combobox devices={new Map()} isOpen />;
NoneLeft.meta = { about: 'Nothing matches.' };
