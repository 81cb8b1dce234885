import type { DeviceListProps, MenuPlace } from '@rastro/sdk/internal';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyPage } from '../../../frame/loading/lazy-page';

const VehicleMenu = lazyPage(
  () => import('./vehicle-menu').then((module) => module.VehicleMenu),
  ...(['detail', 'commands', 'errors', 'refusals', 'resource'] as const),
);

/** Opens the menu of a vehicle where list or map are asked for it. */
export function useVehicleMenu(): {
  onMenu: NonNullable<DeviceListProps['onMenu']>;
  /** To be drawn beside them. */
  menu: ReactElement | null;
} {
  const [asked, setAsked] = useState<{ deviceId: number; at: MenuPlace; count: number } | null>(
    null,
  );
  return {
    onMenu: (deviceId, at) =>
      setAsked((before) => ({ deviceId, at, count: (before?.count ?? 0) + 1 })),
    menu: asked && (
      <Suspense>
        <VehicleMenu
          key={asked.count}
          deviceId={asked.deviceId}
          at={asked.at}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
