import { openBrand } from '../../ground/branding/brand-source';
import { DeliveryError } from '../../mail/delivery-error';
import { renderMail } from '../../mail/render-mail';
import { openMail } from '../../ground/mail/open-mail';
import { toUrlHost } from '../../config/to-url-host';
import type { Command } from '../command';
import { CommandError } from '../command-error';

/** Sends one mail, to see that mail works. */
export const testMail: Command = {
  name: 'test-mail',
  args: ['ADDRESS'],
  summary: 'sends a mail, to see that mail works',
  text: [
    'Sends one mail over the server of --smtp-url, from --mail-from, in the look of the brand.',
    'Exit code 0: the mail server took it. 1: it did not, and why.',
  ],
  examples: [
    'rastro-server test-mail ana@example.com --smtp-url smtp://user:password@mail.example.com:587 --mail-from no-reply@example.com',
    'SMTP_URL_FILE=/etc/tracking/smtp-url MAIL_FROM=no-reply@example.com rastro-server test-mail ana@example.com',
  ],
  async run({ args: [address = ''], config, log, say }) {
    const brand = await openBrand({ dir: config.brandDir, attributePrefix: config.prefix, log });
    const origin = config.publicUrl ?? `http://${toUrlHost(config.host)}:${config.port}`;
    const { mail: server } = config;
    const way = openMail(() => server, brand, origin);
    if (!server) {
      throw new CommandError(
        'There is no mail server. Give --smtp-url (or --smtp-url-file) and --mail-from.',
      );
    }
    const { branding } = await brand.read();
    const locale = branding.defaultLanguage ?? 'pt-BR';
    const { t } = brand.wordsOf(locale);
    const look = await way.brand();
    const subject = t('mail.test.subject', { product: look.title });
    const mail = renderMail(
      {
        subject,
        heading: subject,
        paragraphs: [t('mail.test.text')],
        rows: [],
        button: { text: t('mail.open.action'), href: `${origin}/` },
        footer: t('mail.announcement.footer', { product: look.title }),
      },
      look,
      locale,
    );
    try {
      await way.mailer.send({ ...mail, to: { name: '', address } });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { hostname, port } = new URL(server.url);
      const host = port === '' ? hostname : `${hostname}:${port}`;
      throw new CommandError(
        `${host} did not take the mail: ${error.message}. ${REMEDIES[error.problem]}`,
      );
    } finally {
      way.mailer.close();
    }
    say(`The mail server took a mail from ${server.from} to ${address}.`);
    return 0;
  },
};

const REMEDIES: Readonly<Record<DeliveryError['problem'], string>> = {
  away: 'Check host, port, user and password of --smtp-url, and that this machine may reach it.',
  refused: 'Check the address, and that the server lets --mail-from write to it.',
  failed: 'The server asks to try later.',
};
