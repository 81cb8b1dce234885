import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { registerNewEmailRoutes } from './new-email.routes';
import { NewEmails } from './new-emails';
import { isOn } from '../../../mail/switched';

declare module '../../../ground/feature' {
  interface Offers {
    newEmails: NewEmails;
  }
}

/** A new e-mail counts once its owner has confirmed it. */
export const newEmailFeature = defineFeature({
  name: 'new-email',
  needs: ['throttle'],
  open({ database, upstream, clock, mail, sendEmailLink: sendLink }, { throttle }) {
    const newEmails = new NewEmails({
      database,
      upstream,
      clock,
      sendLink,
      hasMail: () => isOn(mail),
    });
    return {
      offers: { newEmails },
      routes: (door) => registerNewEmailRoutes(door, { newEmails, throttle }),
      jobs: [
        { name: 'forget unconfirmed e-mails', everyMs: HOUR_MS, run: () => newEmails.sweep() },
      ],
    };
  },
});
