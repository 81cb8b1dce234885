import { lazy, Suspense, type ReactElement } from 'react';
import { BootProgress } from '../app/boot-progress';
import { loadChunk } from '../app/load-chunk';
import { DevicePage } from '../pages/device-page';
import { DevicesPage } from '../pages/devices-page';
import type { FrameRoute } from './use-frame-route';

const HistoryPage = lazy(() =>
  loadChunk(() => import('../pages/history-page')).then((module) => ({
    default: module.HistoryPage,
  })),
);

/** The page over the map. */
export function FramePage({
  route: { page, selectedId },
}: {
  route: FrameRoute;
}): ReactElement | null {
  if (page === 'devices') return <DevicesPage />;
  if (page === 'device') return <DevicePage key={selectedId} deviceId={selectedId} />;
  if (page === 'home') return null;
  return (
    <Suspense fallback={<BootProgress />}>
      <HistoryPage />
    </Suspense>
  );
}
