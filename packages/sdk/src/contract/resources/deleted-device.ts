import { defineResource } from '../describe/define-resource';
import { id, moment, reference, text } from '../describe/members';
import type { Read } from '../describe/values';

/** Devices that were deleted where the server keeps them until somebody ends them, for who may delete devices. */
export const deletedDevice = /* @__PURE__ */ defineResource({
  name: 'DeletedDevice',
  path: '/deleted-devices',
  area: 'devices',
  ownedByProduct: true,
  operations: ['list', 'get', 'delete'],
  calls: {
    /** Undoes it: the device is what it was. DEVICE_REGISTERED_ANEW where another has its identifier by now. */
    restore: { method: 'POST', path: '/deleted-devices/{id}/restore', answer: 'none' },
  },
  members: {
    id: id(),
    name: text({ default: '', search: true, sort: true }),
    uniqueId: text({ default: '', search: true }),
    groupId: reference('Group'),
    deletedAt: moment(),
  },
});

/** A deleted device: `uniqueId` is what it had before, `deletedAt` null where its identifier does not say it. */
export interface DeletedDevice extends Read<typeof deletedDevice> {}
