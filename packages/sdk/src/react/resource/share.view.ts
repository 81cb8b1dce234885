import { share } from '../../contract';
import { defineView } from './define-view';

/** How links to vehicles are shown. */
export const shareView = /* @__PURE__ */ defineView(share, {
  columns: ['name', 'expiresAt', 'openedCount', 'lastOpenedAt', 'createdAt'],
  form: [
    ['name', 'expiresAt'],
    { key: 'shows', members: ['showsName', 'showsSpeed', 'showsAddress', 'showsTrail'] },
  ],
});
