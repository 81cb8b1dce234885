import { useEffect, useRef, type ReactElement } from 'react';
import type { LiveMapHandle } from '@rastro/sdk';
import { ConsoleStory } from '../testing/console-story';
import { drivenHour, fleetState } from '../testing/story-fleet';
import { useMapScene } from './map-scene';
import { MapStage } from './map-stage';

export default { title: 'Console / map / Map stage' };

const nothing = () => undefined;

function Stage({ hasRoute = false, selectedId = null }: StageProps): ReactElement {
  const map = useRef<LiveMapHandle>(null);
  const { setRoute } = useMapScene();
  useEffect(() => setRoute(hasRoute ? drivenHour : null), [hasRoute, setRoute]);
  return (
    <main style={{ position: 'relative', height: '100vh' }}>
      <MapStage
        ref={map}
        selectedId={selectedId}
        onSelect={nothing}
        padding={undefined}
        filter={undefined}
        onZoomReady={nothing}
      />
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
