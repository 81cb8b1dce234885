import { defineFeature } from '../feature';
import { createSessionCookie } from '../sessions/session-cookie';
import { createFindByToken } from './find-by-token';
import { createIdentifyView, type IdentifyView } from './identify-view';
import { createShareCalls, type ShareCalls } from './share-calls';
import { ShareStore } from './share-store';
import { ShareViews } from './share-views';
import { registerSharedViewRoutes } from './shared-view.routes';

declare module '../feature' {
  interface Offers {
    shareCalls: ShareCalls;
    views: ShareViews;
    identifyView: IdentifyView;
  }
}

/** Beside the session's own, so that who opens a link stays signed in. */
const COOKIE_NAME = 'shared';

/** Links to vehicles: what their viewers see, and the calls of who makes them. */
export const sharesFeature = defineFeature({
  name: 'shares',
  needs: ['credentials', 'throttle'],
  open({ config, database, upstream, brand, clock }, { credentials, throttle }) {
    const { publicUrl } = config;
    const shares = new ShareStore(database, credentials, upstream.origin, clock);
    const shareCalls = createShareCalls({ upstream, shares, clock });
    const views = new ShareViews(credentials, shares);
    const cookie = createSessionCookie(publicUrl, COOKIE_NAME);
    const findByToken = createFindByToken({ views, throttle });
    const identify = createIdentifyView({ views, cookie, findByToken, publicUrl });
    return {
      offers: { shareCalls, views, identifyView: identify },
      resources: { Share: shareCalls },
      routes: (door) =>
        registerSharedViewRoutes(door, {
          ...{ upstream, views, prefix: brand.attributePrefix, clock },
          ...{ findByToken, cookie, identify },
        }),
    };
  },
});
