import { group } from '../../contract';
import { defineView } from './define-view';

/** View of device groups. */
export const groupView = /* @__PURE__ */ defineView(group, {
  columns: ['name', 'groupId'],
  form: [['name', 'groupId'], { key: 'attributes', members: ['attributes'], folded: true }],
  attributes: [{ key: 'speedLimit', type: 'number' }],
});
