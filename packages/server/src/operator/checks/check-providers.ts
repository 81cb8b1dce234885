import type { Config } from '../../config/config';
import { createFirebase } from '../../providers/firebase';
import { openProviders } from '../../providers/open-providers';
import { type Finding, foundBy, good } from './finding';

/** Name of each provider, and the remedy when it refuses. */
const KNOWN = {
  telegram: {
    what: 'Telegram',
    code: 'telegramFails',
    remedy: 'Check --telegram-url, and the token of --telegram-token-file: @BotFather shows it.',
  },
  whatsapp: {
    what: 'WhatsApp',
    code: 'whatsappFails',
    remedy: 'Check --whatsapp-url, --whatsapp-number-id and the token of --whatsapp-token-file.',
  },
  // It is never asked.
  sms: { what: 'SMS', code: undefined, remedy: '' },
  firebase: {
    what: 'Firebase',
    code: 'firebaseFails',
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
  const { what, code, remedy } = KNOWN[type];
  const { host } = new URL(url);
  if (!provider.verify) {
    const found = `${host}, not asked: it knows no question that sends nothing`;
    return good(what, found, 'providerSilent', { host });
  }
  try {
    await provider.verify();
    return good(what, `${host} takes the settings`, 'providerTakes', { host });
  } catch (error) {
    const found = `${host}: ${(error as Error).message}`;
    return { level: 'problem', what, found, remedy, ...foundBy(error, code ? { code } : {}) };
  }
}
