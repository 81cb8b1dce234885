import type { MailLink } from '../../ground/mail/create-mail-link';
import type { ConsentStore, StoredConsent } from './consent-store';

interface SendOptions {
  mailLink: MailLink;
  store: Pick<ConsentStore, 'markSent'>;
}

/** Path of the link to a consent; the token is in the fragment, which browsers never send. */
export const consentPath = (token: string): string => `/consent#${token}`;

/** Mails the link of a consent to the person, where it was made just now. */
export function createSendConsent({ mailLink, store }: SendOptions) {
  return async (made: StoredConsent): Promise<void> => {
    const { id, userId, email, personName: name, deviceName: device, token = '' } = made;
    const isSent = await mailLink({
      userId,
      name,
      email,
      path: consentPath(token),
      write: (t, params) => ({
        subject: t('mail.consent.subject', params),
        heading: t('mail.consent.heading'),
        paragraphs: [t('mail.consent.text', { ...params, device })],
        action: t('mail.consent.action'),
        footer: t('mail.consent.footer', params),
      }),
    });
    if (isSent) await store.markSent(id);
  };
}
