import { useState, type ReactElement } from 'react';
import { PanelResizer } from './panel-resizer';

export default { title: 'Console / panel / Panel resizer' };

export const Handle = (): ReactElement => {
  const [widthPx, setWidthPx] = useState(384);
  return (
    <div
      style={{
        position: 'relative',
        width: widthPx,
        maxWidth: '100%',
        height: 200,
        padding: 16,
        background: 'var(--rastro-surface-sunken)',
      }}
    >
      {widthPx} px
      <PanelResizer widthPx={widthPx} onWidthChange={setWidthPx} />
    </div>
  );
};
Handle.meta = { about: 'The right edge: drag it, or move it with the arrow keys.' };
