import { MINUTE_MS, readSignInSettings, type SignInSettings } from '@rastro/sdk/domain';
import { type Access, createAccess } from '../access/access';
import { mayStill } from '../access/may-still';
import { Makers } from '../access/makers';
import { createTakeOver } from '../access/take-over-permissions';
import { createMayEnter, type MayEnter } from '../access/may-enter';
import { AccountRights } from '../access/account-rights';
import { OwnTerms } from '../access/own-terms';
import { TermsStore } from '../access/terms-store';
import { defineFeature } from '../feature';
import { RememberedDevices } from '../sessions/remembered-devices';
import { rememberSessions } from '../sessions/remember-sessions';
import { createSessionCookie, type SessionCookie } from '../sessions/session-cookie';
import { createKnownSetting } from '../../request/known-setting';
import { SessionsService } from '../sessions/sessions.service';
import { askForTerms } from './ask-for-terms';
import { askWhoEntered, EnteredSessions } from './entered-sessions';
import { createIdentify, type Identify } from './identity';

declare module '../feature' {
  interface Offers {
    sessions: SessionsService;
    devices: RememberedDevices;
    cookie: SessionCookie;
    deviceCookie: SessionCookie;
    identify: Identify;
    access: Access;
    mayEnter: MayEnter;
    entered: EnteredSessions;
    accountRights: AccountRights;
    terms: OwnTerms;
    termsStore: TermsStore;
    /** Reads the server's sign-in requirements, as some account may read them. */
    signInPolicy: (userId: number) => Promise<SignInSettings>;
  }
}

/** Longest time until changes made past this server are noticed, in ms. */
const ENTERED_EVERY_MS = MINUTE_MS;

/** Identity of the caller, and rights of the account. */
export const identityFeature = defineFeature({
  name: 'identity',
  needs: ['credentials', 'tokens', 'changeLog', 'nameOf'],
  open({ config, database, brand, upstream, recipientRights, clock, log }, needed) {
    const { credentials, tokens, changeLog, nameOf } = needed;
    const { publicUrl, trackingUrl } = config;
    const prefix = brand.attributePrefix;
    const signInPolicy = createKnownSetting({
      upstream,
      clock,
      read: (server) => readSignInSettings(server, prefix),
    });
    const sessions = new SessionsService(
      credentials,
      clock,
      signInPolicy,
      ({ userId, ip, startedBy }) =>
        changeLog.note(
          { userId, address: ip },
          { action: 'signIn', objectType: 'session', objectName: startedBy, aboutUserId: userId },
        ),
    );
    const devices = new RememberedDevices(credentials, clock, signInPolicy, (userId, { ip }) =>
      changeLog.note(
        { userId, address: ip },
        { action: 'revoke', objectType: 'session', objectName: 'copied', aboutUserId: userId },
      ),
    );
    const cookie = createSessionCookie(publicUrl);
    const deviceCookie = createSessionCookie(publicUrl, 'device');
    // The engine is in this process, where looking a session up costs little beside any call.
    const known = trackingUrl === undefined ? undefined : rememberSessions(sessions, clock);
    const lookups = known?.sessions ?? sessions;
    const accountRights = new AccountRights({ database, origin: upstream.origin, prefix, clock });
    const termsStore = new TermsStore(database, upstream.origin);
    const terms = new OwnTerms({
      policyOf: brand.policyOf,
      store: termsStore,
      accountRights,
      clock,
    });
    const makers = new Makers({ database, upstream, clock });
    const takeOver = createTakeOver({ database, upstream, prefix, clock });
    const access = createAccess({
      upstream,
      prefix,
      clock,
      rights: accountRights,
      makers,
      takeOver,
    });
    recipientRights.connect((userId, area) => mayStill(access, userId, 'read', area));
    const mayEnter = createMayEnter({ upstream, access, accountRights, clock });
    const entered = new EnteredSessions({
      mayEnter,
      access,
      credentials,
      clock,
      log,
      onEnded: async ({ userId, byUserId }) =>
        changeLog.note(
          { userId, byUserId, address: '' },
          {
            action: 'leave',
            objectType: 'user',
            objectId: userId,
            aboutUserId: userId,
            objectName: await nameOf(userId),
          },
        ),
    });
    const ofAnybody = createIdentify({ sessions: lookups, tokens, cookie, upstream, publicUrl });
    const identify = askForTerms(askWhoEntered(ofAnybody, entered), terms);
    const watched = [
      accountRights.onChange((userId) => {
        access.forgetAccount(userId);
        terms.forget(userId);
      }),
      database.listen('sessions', () => known?.sessions.forgetAll()),
    ];
    return {
      offers: {
        sessions,
        devices,
        cookie,
        deviceCookie,
        identify,
        access,
        mayEnter,
        entered,
        accountRights,
        signInPolicy,
        terms,
        termsStore,
      },
      jobs: [{ name: 'ask who entered', everyMs: ENTERED_EVERY_MS, run: () => entered.look() }],
      stop() {
        for (const leaveOff of watched) leaveOff();
        entered.stop();
      },
      ...(known && { routes: known.watch }),
    };
  },
});
