import { defineFeature } from '../../../ground/feature';
import { createMailLink } from '../../../ground/mail/create-mail-link';
import { createReadReader } from '../../../ground/sessions/read-reader';
import { createOriginOf } from '../../../ground/themes/origin-of';
import { createInvitationCalls } from './invitation-calls';
import { InvitationStore } from './invitation-store';
import { registerInvitationRoutes } from './invitation.routes';
import { createSendInvitation } from './send-invitation';

/** Links by which somebody gets an account, with what was set beforehand. */
export const invitationsFeature = defineFeature({
  name: 'invitations',
  needs: [
    ...(['credentials', 'access', 'accountRights', 'passwords'] as const),
    ...(['throttle', 'changeLog', 'startSession', 'signInWithCode'] as const),
  ],
  open(host, { credentials, access, accountRights: rights, signInWithCode: signIn, ...needed }) {
    const { config, database, upstream, brand, mail, budget, clock, log } = host;
    const store = new InvitationStore(database, credentials, upstream.origin, clock);
    // What features below add holds for accounts that are made here, too.
    let tracking = upstream;
    const mailLink = createMailLink({
      tracking: upstream,
      mail,
      budget,
      log,
      wordsFor: brand.wordsFor,
      readReader: createReadReader(upstream, brand.readerOf),
    });
    const send = createSendInvitation({ mailLink, store });
    return {
      wrap: (wrapped) => (tracking = wrapped),
      resources: {
        Invitation: createInvitationCalls({
          tracking: upstream,
          store,
          access,
          send,
          clock,
          originOf: createOriginOf(config.publicUrl, brand.domainOf),
        }),
      },
      routes: (door) =>
        registerInvitationRoutes(door, {
          ...needed,
          store,
          access,
          rights,
          signIn,
          tracking: () => tracking,
        }),
    };
  },
});
