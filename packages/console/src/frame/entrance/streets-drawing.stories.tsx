import type { ReactElement } from 'react';
import { StreetsDrawing } from './streets-drawing';

export default { title: 'Console / pages / login / Streets drawing' };

export const City = (): ReactElement => (
  <div style={{ position: 'relative', height: '90vh' }}>
    <StreetsDrawing />
  </div>
);
City.meta = { about: 'The streets of a city and one way through it, in the brand’s colours.' };
