import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { VehicleLines } from './vehicle-lines';

export default { title: 'SDK / ui / Vehicle lines' };

export const All = (): ReactElement => (
  <div style={{ display: 'grid', gap: 12, width: 120 }}>
    <VehicleLines name="Bus 2001 · Route 4" plate="CMT-2001" />
    <VehicleLines name="Fiorino 07" plate="" />
    <VehicleLines name={HOSTILE_NAMES[0] ?? ''} plate="RTA4F27" />
  </div>
);
All.meta = { about: 'A name with its plate, one without, and one that is too long.' };
