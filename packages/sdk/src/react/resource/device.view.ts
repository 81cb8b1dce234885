import { device } from '../../contract';
import { describeImeiDoubt } from '../../domain';
import { defineView } from './define-view';

/** View of devices. */
export const deviceView = /* @__PURE__ */ defineView(device, {
  columns: ['name', 'uniqueId', 'groupId', 'status', 'lastUpdate', 'phone', 'model'],
  form: [
    ['name', 'uniqueId', 'groupId', 'calendarId'],
    { key: 'details', members: ['phone', 'model', 'contact'] },
    { key: 'access', members: ['expirationTime', 'disabled'] },
    { key: 'appearance', members: ['category'] },
    { key: 'attributes', members: ['attributes'], folded: true },
  ],
  warnings: { uniqueId: describeImeiDoubt },
  deletesByName: true,
  isPainted: true,
  attributes: [{ key: 'speedLimit', type: 'number' }],
});
