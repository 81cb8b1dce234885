import { defineResource } from '../describe/define-resource';
import { moment, reference } from '../describe/members';

/** Links by which somebody without an account sees a device or a group until they end. */
export const share = /* @__PURE__ */ defineResource({
  name: 'Share',
  path: '/share',
  area: 'shares',
  operations: [],
  members: {},
  calls: {
    /** Gives the token of a link to one device. */
    device: {
      method: 'POST',
      path: '/share/device',
      body: {
        deviceId: reference('Device', { required: true }),
        expiration: moment({ required: true }),
      },
      encoding: 'form',
      answer: 'text',
    },
    /** Gives the token of a link to the devices of one group. */
    group: {
      method: 'POST',
      path: '/share/group',
      body: {
        groupId: reference('Group', { required: true }),
        expiration: moment({ required: true }),
      },
      encoding: 'form',
      answer: 'text',
    },
  },
});
