import { driver } from '../../contract';
import { defineView } from './define-view';

/** View of drivers. */
export const driverView = /* @__PURE__ */ defineView(driver, {
  columns: ['name', 'uniqueId'],
  form: [['name', 'uniqueId'], { key: 'attributes', members: ['attributes'], folded: true }],
});
