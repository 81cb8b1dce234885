import { remakeOnChange, type Switched } from './switched';
import { DeliveryError } from './delivery-error';
import type { Mailer } from './mailer';
import { createSmtpMailer, type SmtpSettings } from './smtp-mailer';

/** Mail by the settings as they are when one goes out; while there are none, all of it waits. */
export function createLiveMailer(
  read: () => SmtpSettings | undefined,
): Mailer & Required<Pick<Switched, 'isOn'>> {
  const current = remakeOnChange(read, createSmtpMailer, (old) => old.close());
  const need = (): Mailer => {
    const mailer = current();
    if (mailer) return mailer;
    throw new DeliveryError('away', 'This server has no mail server');
  };
  return {
    isOn: () => current() !== undefined,
    send: async (mail) => need().send(mail),
    verify: async (by) => need().verify(by),
    close: () => current()?.close(),
  };
}
