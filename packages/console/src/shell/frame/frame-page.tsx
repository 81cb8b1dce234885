import { Suspense, type ReactElement } from 'react';
import { LoadingLine } from '../../loading/boot-progress';
import { lazyPage } from '../../loading/lazy-page';
import { DevicesPage } from '../../pages/devices-page';
import type { FrameRoute } from './use-frame-route';

const DevicePage = lazyPage(() =>
  import('../../pages/device-page').then((module) => module.DevicePage),
);
const HistoryPage = lazyPage(() =>
  import('../../pages/history-page').then((module) => module.HistoryPage),
);

/** The page over the map. */
export function FramePage({
  route: { page, selectedId },
}: {
  route: FrameRoute;
}): ReactElement | null {
  if (page === 'devices') return <DevicesPage />;
  if (page === 'home') return null;
  return (
    <Suspense
      fallback={
        <div id="content" tabIndex={-1}>
          <LoadingLine />
        </div>
      }
    >
      {page === 'device' ? <DevicePage key={selectedId} deviceId={selectedId} /> : <HistoryPage />}
    </Suspense>
  );
}
