import { Plate, VehicleAvatar } from '@rastro/sdk/internal/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { HOSTILE_NAME, movingDevice } from '../../testing/story-fleet';
import { PanelControlsContext, type PanelSize } from './panel-controls';
import { PanelFrame, type PanelContent } from './panel-frame';

export default { title: 'Console / panel / Panel frame' };

const nothing = () => undefined;

function Panel({
  first = 'normal',
  widthPx = 384,
  ...content
}: Partial<PanelContent> & { first?: PanelSize; widthPx?: number }): ReactElement {
  const [size, setSize] = useState<PanelSize>(first);
  const controls = useMemo(() => ({ size, setSize }), [size]);
  return (
    <PanelControlsContext value={controls}>
      <div style={{ width: size === 'expanded' ? '100%' : widthPx, maxWidth: '100%', height: 420 }}>
        <PanelFrame title={movingDevice.name} onClose={nothing} {...content}>
          <p style={{ margin: 16 }}>{movingDevice.model}</p>
        </PanelFrame>
      </div>
    </PanelControlsContext>
  );
}

export const Bare = (): ReactElement => <Panel />;
Bare.meta = { about: 'A title and the panel’s own controls.' };

export const Full = (): ReactElement => (
  <Panel
    subtitle="Entregas Zona Sul"
    leading={<VehicleAvatar category={movingDevice.category} status="moving" glyph={false} />}
    trailing={<Plate size="lg">RTA4F27</Plate>}
    foot={<span>FMB920</span>}
    onBack={nothing}
  />
);
Full.meta = { about: 'With everything a head and a foot can hold.' };

export const LongName = (): ReactElement => (
  <Panel title={HOSTILE_NAME} subtitle={HOSTILE_NAME} widthPx={320} onBack={nothing} />
);
LongName.meta = { about: 'The narrowest panel with the longest name.' };

export const Minimised = (): ReactElement => <Panel first="minimised" onBack={nothing} />;
Minimised.meta = { about: 'Only the head is left.' };

export const Expanded = (): ReactElement => <Panel first="expanded" />;
Expanded.meta = { about: 'All the room beside the menu.' };
