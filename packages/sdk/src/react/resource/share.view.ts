import { share } from '../../contract';
import { defineView } from './define-view';

/** View of share links to vehicles. */
export const shareView = /* @__PURE__ */ defineView(share, {
  columns: ['name', 'startsAt', 'expiresAt', 'openedCount', 'lastOpenedAt', 'hasPin', 'createdAt'],
  form: [
    ['name', 'startsAt', 'expiresAt', 'message'],
    {
      key: 'shows',
      members: [
        ...(['showsName', 'showsPlate', 'showsSpeed', 'showsAddress', 'showsArea'] as const),
        ...(['showsDriver', 'showsFences', 'showsTrail', 'trailHours'] as const),
      ],
    },
    {
      key: 'destination',
      members: [
        ...(['destinationName', 'destinationLatitude', 'destinationLongitude'] as const),
        'arrivalFenceId',
      ],
      folded: true,
    },
    { key: 'opening', members: ['pin', 'maxOpenings', 'language'], folded: true },
    { key: 'replay', members: ['replayFrom', 'replayTo'], folded: true },
  ],
  styles: { message: 'lines', pin: 'password' },
});
