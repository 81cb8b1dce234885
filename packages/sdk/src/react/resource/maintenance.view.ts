import { maintenance } from '../../contract';
import { defineView } from './define-view';

/** View of maintenances; the counted type decides the format of start and period. */
export const maintenanceView = /* @__PURE__ */ defineView(maintenance, {
  columns: ['name', 'type', 'start', 'period'],
  form: [
    ['name', 'type', 'start', 'period'],
    { key: 'attributes', members: ['attributes'], folded: true },
  ],
  drawn: ['type', 'start', 'period'],
});
