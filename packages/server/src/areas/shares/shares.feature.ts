import { HOUR_MS, SECOND_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../ground/feature';
import { createOriginOf } from '../../ground/themes/origin-of';
import { createSessionCookie } from '../../ground/sessions/session-cookie';
import { createFindByToken } from './find-by-token';
import { createIdentifyView, type IdentifyView } from './identify-view';
import { createShareCalls, type ShareCalls } from './share-calls';
import { ShareStore } from './share-store';
import { ShareViews } from './share-views';
import { EmbedStore } from './embed-store';
import { endOnArrival } from './end-on-arrival';
import { createMayShare, type MayShare } from './maker-rights';
import { createSharedAnswers, type SharedAnswers } from './shared-answers';
import { registerSharedViewRoutes } from './shared-view.routes';

declare module '../../ground/feature' {
  interface Offers {
    shareCalls: ShareCalls;
    views: ShareViews;
    identifyView: IdentifyView;
    embedTokens: EmbedStore;
    mayShare: MayShare;
    sharedAnswers: SharedAnswers;
  }
}

/** Interval between checks for arrivals, in ms. */
const ARRIVAL_EVERY_MS = 15 * SECOND_MS;
/** Beside the session's own, so that who opens a link stays signed in. */
const COOKIE_NAME = 'shared';

/** Links to vehicles: what their viewers see, and the calls of who makes them. */
export const sharesFeature = defineFeature({
  name: 'shares',
  needs: ['credentials', 'throttle', 'access', 'readLog'],
  open({ config, database, upstream, brand, clock }, { credentials, throttle, access, readLog }) {
    const { publicUrl } = config;
    const shares = new ShareStore(database, credentials, upstream.origin, clock);
    const mayShare = createMayShare({ upstream, access, clock });
    const shareCalls = createShareCalls({
      upstream,
      shares,
      mayShare,
      clock,
      originOf: createOriginOf(publicUrl, brand.domainOf),
    });
    const prefix = brand.attributePrefix;
    const answers = createSharedAnswers({ upstream, mayShare, prefix, clock });
    const embedTokens = new EmbedStore(database, credentials);
    const views = new ShareViews(credentials, shares, embedTokens);
    const cookie = createSessionCookie(publicUrl, COOKIE_NAME);
    const findByToken = createFindByToken({ views, throttle });
    const identify = createIdentifyView({
      views,
      cookie,
      findByToken,
      publicUrl,
      allowedOrigins: config.allowedOrigins,
    });
    return {
      offers: {
        shareCalls,
        views,
        identifyView: identify,
        embedTokens,
        mayShare,
        sharedAnswers: answers,
      },
      resources: { Share: shareCalls },
      routes: (door) =>
        registerSharedViewRoutes(door, {
          upstream,
          answers,
          mayShare,
          views,
          clock,
          findByToken,
          cookie,
          identify,
          readLog,
          publicUrl,
          allowedOrigins: config.allowedOrigins,
        }),
      jobs: [
        {
          name: 'links that end on arrival',
          everyMs: ARRIVAL_EVERY_MS,
          jitterMs: ARRIVAL_EVERY_MS / 3,
          run: () => endOnArrival({ upstream, shares, credentials }),
        },
      ],
      sweeps: [
        {
          name: 'forget arrivals of links',
          everyMs: HOUR_MS,
          forget: (nowMs) => shares.forgetArrivals(nowMs),
        },
      ],
    };
  },
});
