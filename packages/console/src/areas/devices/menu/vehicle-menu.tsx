import type { MenuPlace } from '@rastro/sdk/internal';
import { readDeviceName } from '@rastro/sdk/domain';
import { useDevice } from '@rastro/sdk/internal/react';
import { PlacedMenu } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { ActionMenuItem } from '../actions/action-menu-item';
import { useDeviceActions } from '../actions/use-device-actions';

/** Menu with the actions of a vehicle in the list or on the map, without opening it first. */
export function VehicleMenu({
  deviceId,
  at,
  onClose,
}: {
  deviceId: number;
  at: MenuPlace;
  onClose: () => void;
}): ReactElement | null {
  const device = useDevice(deviceId);
  const { actions, dialog } = useDeviceActions(deviceId, onClose);
  if (!device) return null;
  return (
    <PlacedMenu
      label={readDeviceName(device)}
      at={at}
      onClose={onClose}
      dialog={dialog}
      className="rastro-device-menu"
    >
      {actions.map((action) => (
        <ActionMenuItem key={action.id} action={action} />
      ))}
    </PlacedMenu>
  );
}
