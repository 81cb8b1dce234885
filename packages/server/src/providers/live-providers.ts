import { DeliveryError } from '../mail/delivery-error';
import { createFirebase, type Firebase } from './firebase';
import type { ProviderSettings } from './open-providers';
import { createSms } from './sms';
import { remakeOnChange } from '../mail/switched';
import { createTelegram } from './telegram';
import type { TextProvider } from './text-provider';
import { createWhatsapp } from './whatsapp';

type Read = () => ProviderSettings;

const missing = (name: string): DeliveryError =>
  new DeliveryError('away', `${name} is not set up on this server`);

function toLive(
  { type, readAddress }: Pick<TextProvider, 'type' | 'readAddress'>,
  current: () => TextProvider | undefined,
): TextProvider {
  const need = (): TextProvider => {
    const provider = current();
    if (provider) return provider;
    throw missing(type);
  };
  return {
    ...{ type, readAddress },
    isOn: () => current() !== undefined,
    send: async (address, text) => need().send(address, text),
  };
}

/** All providers that there are, by the settings as they are when something goes out. */
export function openLiveProviders(read: Read): TextProvider[] {
  const url = 'https://unset.invalid';
  return [
    toLive(
      createTelegram({ url, token: '' }),
      remakeOnChange(() => read().telegram, createTelegram),
    ),
    toLive(
      createWhatsapp({ url, phoneNumberId: '', token: '', template: '', language: '' }),
      remakeOnChange(() => read().whatsapp, createWhatsapp),
    ),
    toLive(
      createSms({ url, template: '', authorization: undefined }),
      remakeOnChange(() => read().sms, createSms),
    ),
  ];
}

/** Messages to apps, by the settings as they are when one goes out. */
export function openLiveFirebase(read: Read, clock: () => number): Firebase {
  const current = remakeOnChange(
    () => read().firebase,
    (settings) => createFirebase(settings, clock),
  );
  const need = (): Firebase => {
    const firebase = current();
    if (firebase) return firebase;
    throw missing('Firebase');
  };
  return {
    isOn: () => current() !== undefined,
    send: async (token, message) => need().send(token, message),
    verify: async () => need().verify(),
  };
}
