import type { Device } from '@rastro/sdk/contract';
import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import {
  hostileDevice,
  movingDevice,
  offlineDevice,
  stoppedDevice,
} from '../../testing/story-fleet';
import { VehicleField } from './vehicle-field';

export default { title: 'Console / history / Vehicle field' };

const fleet = new Map(
  [movingDevice, stoppedDevice, offlineDevice, hostileDevice].map((device) => [device.id, device]),
);

const nobody = new Map<number, Device>();

function Field({
  devices = fleet,
  first,
}: {
  devices?: ReadonlyMap<number, Device>;
  first?: number;
}): ReactElement {
  const [id, setId] = useState(first);
  return (
    <div style={{ maxWidth: 384, minHeight: 300 }}>
      <VehicleField
        devices={devices}
        value={id === undefined ? undefined : devices.get(id)}
        onChange={setId}
      />
    </div>
  );
}

export const Empty = (): ReactElement => <Field />;
Empty.meta = { about: 'Nothing chosen yet.' };

export const Chosen = (): ReactElement => <Field first={1} />;
Chosen.meta = { about: 'One vehicle chosen.' };

export const Open = (): ReactElement => (
  <Act on="input">
    <Field first={1} />
  </Act>
);
Open.meta = { about: 'The list, with a hostile name in it.', ready: '[role=option]' };

export const NoneLeft = (): ReactElement => (
  <Act on="input">
    <Field devices={nobody} />
  </Act>
);
NoneLeft.meta = { about: 'Nothing matches.' };
