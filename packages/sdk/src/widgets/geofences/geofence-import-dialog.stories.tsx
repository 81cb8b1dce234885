import { useEffect, type ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { GeofenceImportDialog } from './geofence-import-dialog';

export default { title: 'SDK / widgets / Geofence import' };

const nothing = () => undefined;
const feature = (name: string, geometry: object, more: object = {}) => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry,
});
const point = { type: 'Point', coordinates: [-46.6, -23.5] };
const FEATURES = [
  feature('CD Pinheiros', point, { radius: 400 }),
  feature('<img src=x onerror=alert(1)> '.repeat(5), point, { radius: 90 }),
  feature('', {
    type: 'LineString',
    coordinates: [
      [-46.6, -23.5],
      [-46.5, -23.4],
    ],
  }),
  feature('Árvore', point),
  feature('Buraco', { type: 'Polygon', coordinates: [[], []] }),
];
const FILE = JSON.stringify({ type: 'FeatureCollection', features: FEATURES });

/** The dialog after somebody chose a file. */
function Chosen({ text }: { text?: string }): ReactElement {
  useEffect(() => {
    if (text === undefined) return;
    let frame = 0;
    const choose = (): void => {
      const input = document.querySelector<HTMLInputElement>('.rastro-dialog input[type=file]');
      // The dialog is drawn once the server of the story has answered.
      if (!input) {
        frame = requestAnimationFrame(choose);
        return;
      }
      const files = new DataTransfer();
      files.items.add(new File([text], 'cercas.geojson'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose();
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <StoryServer state={{ geofences: [] }}>
      <div>
        <GeofenceImportDialog isOpen onClose={nothing} />
      </div>
    </StoryServer>
  );
}

export const Choose = (): ReactElement => <Chosen />;
Choose.meta = { about: 'Before a file is chosen.', ready: '.rastro-dialog' };

export const Preview = (): ReactElement => <Chosen text={FILE} />;
Preview.meta = {
  about: 'What can be taken of a file, and what cannot and why.',
  ready: '.rastro-dialog li',
};

export const Refused = (): ReactElement => <Chosen text="<!DOCTYPE x><kml/>" />;
Refused.meta = { about: 'A file that is not opened.', ready: '.rastro-dialog [data-invalid]' };
