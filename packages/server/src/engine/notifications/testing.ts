import { defaultBranding } from '@rastro/theme/schema';
import { toMailBrand } from '../../mail/mail-brand';
import { createSmtpMailer } from '../../mail/smtp-mailer';
import type { MailSettings } from '../../mail/mail-settings';

/** Mail as a server sends it, to an SMTP server of a test. */
export const createTestMail = (url: string): MailSettings => ({
  mailer: createSmtpMailer({ url, from: 'no-reply@frota.example' }),
  brand: () => toMailBrand({ ...defaultBranding, title: 'Frota & Cia' }, async () => null),
  publicUrl: 'https://frota.example',
});
