import { DeviceList } from '@rastro/sdk/internal';
import { togglePicked } from '@rastro/sdk/domain';
import { useBrand } from '@rastro/theme';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useMapScene } from '../../../frame/map/map-scene';
import { useVehicleMenu } from '../menu/use-vehicle-menu';
import { useShell } from '../../../frame/shell/surface/shell-context';
import { useIsLow } from '../../../frame/shell/surface/use-is-low';
import { EmptyFleet } from './empty-fleet';

/** Search, filters and folding live in the frame: they hold for the map too and survive a change of page. */
const SLOTS = { offlineNotice: null, empty: EmptyFleet };

/** On a phone, upright or sideways, rows need the room of the foot. */
const PHONE_SLOTS = { ...SLOTS, foot: null };

/** The device list as the console uses it: rows as high as the brand has them, on phones as fingers need them. */
export function FleetList({ selectedId }: { selectedId?: number }): ReactElement {
  const navigate = useNavigate();
  const {
    isPhone,
    list: { density, ...list },
    lastDeviceId,
  } = useShell();
  const { branding } = useBrand();
  const { pickedIds, setPickedIds } = useMapScene();
  const { onMenu, menu } = useVehicleMenu();
  const isSmall = useIsLow() || isPhone;
  return (
    <>
      <DeviceList
        {...list}
        selectedId={selectedId ?? null}
        returnId={lastDeviceId}
        pickedIds={pickedIds}
        onPick={(deviceId) => setPickedIds(togglePicked(pickedIds, [deviceId]))}
        onSelect={(deviceId) => void navigate(`/devices/${deviceId}`)}
        onMenu={onMenu}
        density={isSmall ? 'auto' : (density ?? branding.density)}
        slots={isSmall ? PHONE_SLOTS : SLOTS}
      />
      {menu}
    </>
  );
}
