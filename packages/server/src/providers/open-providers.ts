import type { ProviderCall } from './call-provider';
import type { FirebaseSettings } from './firebase';
import { createSms, type SmsSettings } from './sms';
import { createTelegram, type TelegramSettings } from './telegram';
import type { TextProvider } from './text-provider';
import { createWhatsapp, type WhatsappSettings } from './whatsapp';

/** The providers of a server. */
export interface ProviderSettings {
  telegram?: TelegramSettings;
  whatsapp?: WhatsappSettings;
  sms?: SmsSettings;
  firebase?: FirebaseSettings;
  /** Keys that were saved and cannot be read: what goes by them waits until they are saved again. */
  lost?: ReadonlySet<string>;
}

/** Those that are set up; `through` says how an address is connected to that the operator did not name. */
export const openProviders = (
  { telegram, whatsapp, sms }: ProviderSettings,
  through?: ProviderCall['through'],
): TextProvider[] => [
  ...(telegram ? [createTelegram(telegram)] : []),
  ...(whatsapp ? [createWhatsapp(whatsapp)] : []),
  ...(sms ? [createSms(sms, through)] : []),
];
