import { useMemo, useState, type ReactElement } from 'react';
import { movingDevice, stoppedDevice } from '../../testing/story-fleet';
import { PanelControlsContext, type PanelSize } from './panel-controls';
import { PanelDock } from './panel-dock';
import { PanelFrame } from './panel-frame';

export default { title: 'Console / panel / Panel dock' };

const nothing = () => undefined;

function Dock({ first, hasList }: { first: PanelSize; hasList?: boolean }): ReactElement {
  const [size, setSize] = useState(first);
  const [widthPx, setWidthPx] = useState(384);
  const controls = useMemo(() => ({ size, setSize }), [size]);
  return (
    <PanelControlsContext value={controls}>
      <main style={{ position: 'relative', height: '100vh', background: 'var(--rastro-map-land)' }}>
        <PanelDock
          widthPx={widthPx}
          onWidthChange={setWidthPx}
          size={size}
          list={
            hasList ? (
              <PanelFrame title={stoppedDevice.name} onClose={nothing} isSecondary>
                {null}
              </PanelFrame>
            ) : null
          }
        >
          <PanelFrame title={movingDevice.name} onClose={nothing}>
            {null}
          </PanelFrame>
        </PanelDock>
      </main>
    </PanelControlsContext>
  );
}

export const Normal = (): ReactElement => <Dock first="normal" />;
Normal.meta = {
  about: 'A panel over the map; its right edge can be drawn.',
  layout: 'page',
  minWidth: 769,
};

export const WithList = (): ReactElement => <Dock first="normal" hasList />;
WithList.meta = {
  about: 'A wide screen: list and detail side by side.',
  layout: 'page',
  minWidth: 769,
};

export const Minimised = (): ReactElement => <Dock first="minimised" />;
Minimised.meta = { about: 'Only the head floats over the map.', layout: 'page', minWidth: 769 };

export const Expanded = (): ReactElement => <Dock first="expanded" />;
Expanded.meta = { about: 'The panel covers the map.', layout: 'page', minWidth: 769 };
