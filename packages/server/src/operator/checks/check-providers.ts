import type { Config } from '../../config/config';
import { createFirebase } from '../../providers/firebase';
import { openProviders } from '../../providers/open-providers';
import { type Finding, good } from './finding';

/** What each is named, and what to look at where it refuses. */
const KNOWN = {
  telegram: {
    what: 'Telegram',
    remedy: 'Check --telegram-url, and the token of --telegram-token-file: @BotFather shows it.',
  },
  whatsapp: {
    what: 'WhatsApp',
    remedy: 'Check --whatsapp-url, --whatsapp-number-id and the token of --whatsapp-token-file.',
  },
  sms: { what: 'SMS', remedy: '' },
  firebase: {
    what: 'Firebase',
    remedy:
      'See whether the service account of --firebase-account-file is still there, and whether this clock is right.',
  },
} as const;

/** Asks the providers that are set up whether they take their settings; nobody gets a message. */
export async function checkProviders(providers: Config['providers']): Promise<Finding[]> {
  const { telegram, whatsapp, sms, firebase } = providers;
  const urls = { telegram: telegram?.url, whatsapp: whatsapp?.url, sms: sms?.url };
  const checks = openProviders(providers).map((provider) =>
    checkProvider(provider.type, urls[provider.type] ?? '', provider),
  );
  if (firebase) {
    checks.push(checkProvider('firebase', firebase.tokenUrl, createFirebase(firebase)));
  }
  return Promise.all(checks);
}

async function checkProvider(
  type: keyof typeof KNOWN,
  url: string,
  provider: { verify?(): Promise<void> },
): Promise<Finding> {
  const { what, remedy } = KNOWN[type];
  const { host } = new URL(url);
  if (!provider.verify) {
    return good(what, `${host}, not asked: it knows no question that sends nothing`);
  }
  try {
    await provider.verify();
    return good(what, `${host} takes the settings`);
  } catch (error) {
    return { level: 'problem', what, found: `${host}: ${(error as Error).message}`, remedy };
  }
}
