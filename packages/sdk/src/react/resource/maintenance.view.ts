import { maintenance } from '../../contract';
import { defineView } from './define-view';

/** How maintenances are shown; what is counted decides how their start and period are written. */
export const maintenanceView = /* @__PURE__ */ defineView(maintenance, {
  columns: ['name', 'type', 'start', 'period'],
  form: [
    ['name', 'type', 'start', 'period'],
    { key: 'attributes', members: ['attributes'], folded: true },
  ],
  drawn: ['type', 'start', 'period'],
});
