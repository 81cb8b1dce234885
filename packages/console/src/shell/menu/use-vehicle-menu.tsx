import type { DeviceListProps, MenuPlace } from '@rastro/sdk';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyPage } from '../../loading/lazy-page';

const VehicleMenu = lazyPage(
  () => import('./vehicle-menu').then((module) => module.VehicleMenu),
  'detail',
);

/** Opens the menu of a vehicle where list or map are asked for it. */
export function useVehicleMenu(): {
  onMenu: NonNullable<DeviceListProps['onMenu']>;
  /** To be drawn beside them. */
  menu: ReactElement | null;
} {
  const [asked, setAsked] = useState<{ deviceId: number; at: MenuPlace } | null>(null);
  return {
    onMenu: (deviceId, at) => setAsked({ deviceId, at }),
    menu: asked && (
      <Suspense>
        <VehicleMenu
          key={`${asked.deviceId} ${asked.at.x} ${asked.at.y}`}
          {...asked}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
