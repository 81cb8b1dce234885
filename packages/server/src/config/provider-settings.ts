import { type Config, ConfigError } from './config';
import { readServiceAccount } from '../providers/firebase';
import { setting, type Setting } from './setting';
import * as parse from './setting-parsers';

const none = { fallback: undefined, fallbackText: 'none' } as const;
const file = { ...none, placeholder: 'FILE', parse: parse.readSecretFile } as const;

/** Providers that bring notifications to people: Telegram, WhatsApp, SMS. */
export const providerSettings = {
  telegramToken: setting<string | undefined>({
    ...file,
    flag: 'telegram-token-file',
    env: 'TELEGRAM_TOKEN_FILE',
    fallbackText: 'no messages by Telegram',
    help: 'file with the token of the bot that sends notifications by Telegram',
  }),
  telegramUrl: setting({
    flag: 'telegram-url',
    env: 'TELEGRAM_URL',
    placeholder: 'URL',
    fallback: 'https://api.telegram.org',
    parse: parse.parseServiceUrl,
    help: 'where its Bot API answers',
  }),
  whatsappToken: setting<string | undefined>({
    ...file,
    flag: 'whatsapp-token-file',
    env: 'WHATSAPP_TOKEN_FILE',
    fallbackText: 'no messages by WhatsApp',
    help: 'file with the access token of the WhatsApp Cloud API',
  }),
  whatsappNumber: setting<string | undefined>({
    ...none,
    flag: 'whatsapp-number-id',
    env: 'WHATSAPP_NUMBER_ID',
    placeholder: 'N',
    parse: parse.parseNumberId,
    help: 'id of the phone number that sends there (not the number itself)',
  }),
  whatsappTemplate: setting<string | undefined>({
    ...none,
    flag: 'whatsapp-template',
    env: 'WHATSAPP_TEMPLATE',
    placeholder: 'NAME',
    parse: parse.parseTemplateName,
    help: 'approved template whose body has one place, for the sentence: name or name:language',
  }),
  whatsappUrl: setting({
    flag: 'whatsapp-url',
    env: 'WHATSAPP_URL',
    placeholder: 'URL',
    fallback: 'https://graph.facebook.com/v21.0',
    parse: parse.parseServiceUrl,
    help: 'where the Cloud API answers, with its version',
  }),
  smsUrl: setting<string | undefined>({
    ...none,
    flag: 'sms-url',
    env: 'SMS_URL',
    placeholder: 'URL',
    fallbackText: 'no short messages',
    parse: parse.parseServiceUrl,
    help: 'gateway that short messages are posted to',
  }),
  smsTemplate: setting<string | undefined>({
    ...file,
    flag: 'sms-template-file',
    env: 'SMS_TEMPLATE_FILE',
    help: 'file with the body it wants: JSON or a form, with {phone} and {message}',
  }),
  smsAuthorization: setting<string | undefined>({
    ...file,
    flag: 'sms-authorization-file',
    env: 'SMS_AUTHORIZATION_FILE',
    help: 'file with its Authorization header, such as Bearer KEY',
  }),
  smsLimit: setting({
    flag: 'sms-daily-limit',
    env: 'SMS_DAILY_LIMIT',
    placeholder: 'N',
    fallback: 500,
    parse: parse.parseDailyLimit,
    help: 'short messages that one account has sent a day: events, and commands to trackers',
  }),
  smsTreeLimit: setting({
    flag: 'sms-daily-tree-limit',
    env: 'SMS_DAILY_TREE_LIMIT',
    placeholder: 'N',
    fallback: 5_000,
    parse: parse.parseDailyLimit,
    help: 'short messages that all accounts below a reseller or a manager have sent a day together',
  }),
  mailLimit: setting({
    flag: 'mail-daily-limit',
    env: 'MAIL_DAILY_LIMIT',
    placeholder: 'N',
    fallback: 1_000,
    parse: parse.parseDailyLimit,
    help: 'mails that one account has sent a day: events, reports, announcements',
  }),
  messageLimit: setting({
    flag: 'message-daily-limit',
    env: 'MESSAGE_DAILY_LIMIT',
    placeholder: 'N',
    fallback: 1_000,
    parse: parse.parseDailyLimit,
    help: 'messages by Telegram and WhatsApp that one account has sent a day',
  }),
  firebaseAccount: setting<string | undefined>({
    ...file,
    flag: 'firebase-account-file',
    env: 'FIREBASE_ACCOUNT_FILE',
    fallbackText: 'no messages to apps',
    help: 'JSON file of the Firebase service account that sends notifications to apps',
  }),
  firebaseUrl: setting({
    flag: 'firebase-url',
    env: 'FIREBASE_URL',
    placeholder: 'URL',
    fallback: 'https://fcm.googleapis.com',
    parse: parse.parseServiceUrl,
    help: 'where Cloud Messaging answers',
  }),
};

type Read = <T>(setting: Setting<T>) => T;

const DEFAULT_TEMPLATE_LANGUAGE = 'pt_BR';

/** Reads the max number of messages sent a day for one account. */
export const readDailyMost = (read: Read): Config['dailyMost'] => ({
  text: read(providerSettings.smsLimit),
  mail: read(providerSettings.mailLimit),
  message: read(providerSettings.messageLimit),
});

/** The same of all accounts below a reseller or a manager together. */
export const readDailyMostOfTree = (read: Read): Config['dailyMostOfTree'] => ({
  text: read(providerSettings.smsTreeLimit),
});

/** Reads the URLs of services that are set up while the server runs. */
export const readServiceUrls = (read: Read): Config['serviceUrls'] => ({
  telegram: read(providerSettings.telegramUrl),
  whatsapp: read(providerSettings.whatsappUrl),
  firebase: read(providerSettings.firebaseUrl),
});

/** The providers that are set up. Throws `ConfigError` for one that lacks a part. */
export function readProviders(read: Read): Config['providers'] {
  const of = providerSettings;
  const telegramToken = read(of.telegramToken);
  const [token, phoneNumberId, named] = [
    read(of.whatsappToken),
    read(of.whatsappNumber),
    read(of.whatsappTemplate),
  ];
  const hasAny = [token, phoneNumberId, named].some((value) => value !== undefined);
  if (hasAny && (token === undefined || phoneNumberId === undefined || named === undefined)) {
    throw new ConfigError(
      'WhatsApp needs --whatsapp-token-file, --whatsapp-number-id and --whatsapp-template.',
    );
  }
  const [smsUrl, template, authorization] = [
    read(of.smsUrl),
    read(of.smsTemplate),
    read(of.smsAuthorization),
  ];
  if ((smsUrl === undefined) !== (template === undefined)) {
    throw new ConfigError('Short messages need both --sms-url and --sms-template-file.');
  }
  if (smsUrl === undefined && authorization !== undefined) {
    throw new ConfigError('--sms-authorization-file needs --sms-url: say which gateway it is for.');
  }
  if (
    template !== undefined &&
    !['{phone}', '{message}'].every((part) => template.includes(part))
  ) {
    throw new ConfigError('The file of --sms-template-file must have {phone} and {message} in it.');
  }
  const accountFile = read(of.firebaseAccount);
  const account = accountFile === undefined ? undefined : readServiceAccount(accountFile);
  if (accountFile !== undefined && account === undefined) {
    throw new ConfigError(
      'The file of --firebase-account-file is no key of a service account. Make a new one in the Firebase console.',
    );
  }
  const [name = '', language = DEFAULT_TEMPLATE_LANGUAGE] = (named ?? '').split(':');
  return {
    ...(telegramToken !== undefined && {
      telegram: { url: read(of.telegramUrl), token: telegramToken },
    }),
    ...(token !== undefined &&
      phoneNumberId !== undefined && {
        whatsapp: { url: read(of.whatsappUrl), phoneNumberId, token, template: name, language },
      }),
    ...(smsUrl !== undefined &&
      template !== undefined && { sms: { url: smsUrl, template, authorization } }),
    ...(account && { firebase: { url: read(of.firebaseUrl), ...account } }),
  };
}
