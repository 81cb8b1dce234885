import { useRef, type ReactElement } from 'react';
import type { LiveMapHandle } from '@rastro/sdk/internal';
import { ConsoleStory } from '../../testing/console-story';
import { drivenHour, fleetState } from '../../testing/story-fleet';
import { lazyPage } from '../loading/lazy-page';
import { ConsoleMap } from './console-map';
import { MapPortal } from './map-scene';

export default { title: 'Console / map / Console map' };

const RouteLayer = lazyPage(() =>
  import('@rastro/sdk/internal/map').then((module) => module.RouteLine),
);
const nothing = () => undefined;
const drivenLayer = <RouteLayer points={drivenHour} />;

function Stage({ hasRoute = false, selectedId = null }: StageProps): ReactElement {
  const map = useRef<LiveMapHandle>(null);
  return (
    <main style={{ position: 'relative', height: '100vh' }}>
      <ConsoleMap
        ref={map}
        selectedId={selectedId}
        onSelect={nothing}
        padding={undefined}
        filter={undefined}
      />
      {hasRoute ? <MapPortal>{drivenLayer}</MapPortal> : null}
    </main>
  );
}

type StageProps = { hasRoute?: boolean; selectedId?: number | null };

export const Fleet = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <Stage />
  </ConsoleStory>
);
Fleet.meta = { about: 'A vehicle in each state.', layout: 'page' };

export const Selected = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <Stage selectedId={1} />
  </ConsoleStory>
);
Selected.meta = { about: 'One vehicle selected.', layout: 'page' };

export const DrivenWay = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <Stage hasRoute />
  </ConsoleStory>
);
DrivenWay.meta = { about: 'A way in the colours of its speed.', layout: 'page' };
