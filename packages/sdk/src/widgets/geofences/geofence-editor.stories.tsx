import { useEffect, type ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { parseArea } from '../../domain';
import { toDraft } from '../../domain/geofence-editor/fence-draft';
import { useGeofenceEditor } from '../../react';
import { LiveMap } from '../live-map';
import { GeofenceEditor } from './geofence-editor';

export default { title: 'SDK / widgets / Geofence editor' };

const nothing = () => undefined;

function Editor({ area, isBusy = false }: { area?: string; isBusy?: boolean }): ReactElement {
  const { editor } = useGeofenceEditor();
  useEffect(() => {
    editor.dispatch({ type: 'begin', ...(area && { draft: toDraft(parseArea(area)) }) });
  }, [editor, area]);
  return (
    <div style={{ height: '100%', minHeight: 480 }}>
      <LiveMap view={{ kind: 'center', latitude: -23.58, longitude: -46.675, zoom: 13 }}>
        <GeofenceEditor editor={editor} isBusy={isBusy} onFinish={nothing} onCancel={nothing} />
      </LiveMap>
    </div>
  );
}

const AREAS = {
  circle: 'CIRCLE (-23.58 -46.675, 900)',
  polygon: 'POLYGON ((-23.57 -46.69, -23.57 -46.66, -23.59 -46.66, -23.59 -46.69))',
  line: 'LINESTRING (-23.57 -46.69, -23.585 -46.675, -23.58 -46.66)',
  crossing: 'POLYGON ((-23.57 -46.69, -23.59 -46.66, -23.57 -46.66, -23.59 -46.69))',
};

const Told = (props: { area?: string; isBusy?: boolean }): ReactElement => (
  <StoryServer state={{ devices: [], positions: [] }}>
    <Editor {...props} />
  </StoryServer>
);

export const Circle = (): ReactElement => <Told area={AREAS.circle} />;
Circle.meta = { about: 'A circle.', layout: 'fill', ready: '.rastro-fence-bar' };

export const Polygon = (): ReactElement => <Told area={AREAS.polygon} />;
Polygon.meta = { about: 'A polygon.', layout: 'fill', ready: '.rastro-fence-bar' };

export const Line = (): ReactElement => <Told area={AREAS.line} />;
Line.meta = { about: 'A line.', layout: 'fill', ready: '.rastro-fence-bar' };

export const Crossing = (): ReactElement => <Told area={AREAS.crossing} />;
Crossing.meta = {
  about: 'A polygon whose line runs through itself.',
  layout: 'fill',
  ready: '.rastro-fence-bar',
};

export const Nothing = (): ReactElement => <Told />;
Nothing.meta = { about: 'Before the first point.', layout: 'fill', ready: '.rastro-fence-bar' };

export const Busy = (): ReactElement => <Told area={AREAS.circle} isBusy />;
Busy.meta = { about: 'While it is saved.', layout: 'fill', ready: '.rastro-fence-bar' };
