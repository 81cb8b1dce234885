import type { Device } from '@rastro/sdk/contract';
import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { usePageLocale } from '../../i18n/text-context';
import {
  hostileDevice,
  movingDevice,
  offlineDevice,
  stoppedDevice,
} from '../../testing/story-fleet';
import { VehicleCombobox } from './vehicle-combobox';

export default { title: 'Console / history / Vehicle combobox' };

const fleet = new Map(
  [movingDevice, stoppedDevice, offlineDevice, hostileDevice].map((device) => [device.id, device]),
);

const nobody = new Map<number, Device>();

function Combobox({
  devices = fleet,
  first,
}: {
  devices?: ReadonlyMap<number, Device>;
  first?: number;
}): ReactElement {
  const locale = usePageLocale();
  const [id, setId] = useState(first);
  return (
    <div style={{ maxWidth: 384, minHeight: 300 }}>
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

export const Open = (): ReactElement => (
  <Act on="input">
    <Combobox first={1} />
  </Act>
);
Open.meta = { about: 'The list, with a hostile name in it.', ready: '[role=option]' };

export const NoneLeft = (): ReactElement => (
  <Act on="input">
    <Combobox devices={nobody} />
  </Act>
);
NoneLeft.meta = { about: 'Nothing matches.' };
