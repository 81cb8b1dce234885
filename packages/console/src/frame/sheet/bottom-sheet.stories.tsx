import { PlaceLine } from '@rastro/sdk/internal';
import { useState, type ReactElement } from 'react';
import { movingDevice, movingPosition } from '../../testing/story-fleet';
import { BottomSheet } from './bottom-sheet';
import type { SheetHeight } from './sheet-height';

export default { title: 'Console / sheet / Bottom sheet' };

function Sheet({ first }: { first: SheetHeight }): ReactElement {
  const [height, setHeight] = useState(first);
  return (
    <main
      style={{
        position: 'relative',
        height: '100vh',
        overflow: 'hidden',
        background: 'var(--rastro-map-land)',
      }}
    >
      <BottomSheet
        label={movingDevice.name}
        height={height}
        onHeightChange={setHeight}
        head={
          <div style={{ height: 64, padding: '0 16px' }}>
            <strong>{movingDevice.name}</strong>
          </div>
        }
      >
        <div style={{ padding: '0 16px 16px' }}>
          <PlaceLine position={movingPosition} />
          <p style={{ height: 900 }}>{movingDevice.model}</p>
        </div>
      </BottomSheet>
    </main>
  );
}

export const Peek = (): ReactElement => <Sheet first="peek" />;
Peek.meta = { about: 'Only its head is seen.', layout: 'page' };

export const Half = (): ReactElement => <Sheet first="half" />;
Half.meta = { about: 'Map and content share the page.', layout: 'page' };

export const Full = (): ReactElement => <Sheet first="full" />;
Full.meta = { about: 'A strip of the map is left.', layout: 'page' };
