import type { MailLink } from '../../../ground/mail/create-mail-link';
import type { InvitationStore, StoredInvitation } from './invitation-store';

interface SendOptions {
  mailLink: MailLink;
  store: Pick<InvitationStore, 'markSent'>;
}

/** Path of the link to an invitation; the token is in the fragment, which browsers never send. */
export const invitationPath = (token: string): string => `/invite#${token}`;

/** Mails an invitation whose link was made just now. */
export function createSendInvitation({ mailLink, store }: SendOptions) {
  return async (invitation: StoredInvitation): Promise<void> => {
    const { id, userId, email, name, language, token = '' } = invitation;
    const isSent = await mailLink({
      userId,
      name,
      email,
      path: invitationPath(token),
      ...(language !== 'auto' && { language }),
      write: (t, params) => ({
        subject: t('mail.invitation.subject', params),
        heading: t('mail.invitation.heading', params),
        paragraphs: [t('mail.invitation.text', params)],
        action: t('mail.invitation.action'),
        footer: t('mail.invitation.footer', params),
      }),
    });
    if (isSent) await store.markSent(id);
  };
}
