import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../lookup/is-public-address';
import { asFailed, DeliveryError, silentOfDemo } from './delivery-error';
import type { Mailer } from './mailer';
import { createSmtpMailer, type SmtpSettings } from './smtp-mailer';
import type { Switched } from './switched';

/** The mail server of a reseller. */
export interface SellerMail {
  resellerId: number;
  settings: SmtpSettings;
}

/** Mail of resellers' own, by the account that it is for or from. */
export interface SellerMails {
  /**
   * Returns the mail of the nearest reseller above an account; undefined where none has its own.
   */
  find: (userId: number) => Promise<SellerMail | undefined>;
  /** Tells an account of the demo, which sends nothing out. Default none is one. */
  isSilent?: (userId: number) => Promise<boolean>;
  /** True for addresses that mail may go to. Default: those of the internet; replaced by tests. */
  isAllowed?: (address: string) => boolean;
}

/**
 * Sends what is of a reseller's tree by the reseller's mail server. A reseller names any host: only such of the
 * internet is connected to, at the address that was looked at. One that does not answer holds up its own mail alone.
 */
export function createSellerMailer(
  own: Mailer & Required<Pick<Switched, 'isOn'>>,
  { find, isSilent = async () => false, isAllowed = isPublicAddress }: SellerMails,
): Mailer & Required<Pick<Switched, 'isOn'>> {
  const known = new Map<number, { settings: SmtpSettings; address: string; mailer: Mailer }>();

  const lookUp = async (host: string): Promise<string> => {
    const found = await lookup(host, { all: true }).catch(() => []);
    const [first] = found;
    if (first && found.every(({ address }) => isAllowed(address))) return first.address;
    const words = `${host} is no mail server of the internet`;
    throw new DeliveryError('failed', words, undefined, undefined, {
      code: 'notPublic',
      params: { service: host },
    });
  };
  const open = async ({ resellerId, settings }: SellerMail): Promise<Mailer> => {
    const address = await lookUp(new URL(settings.url).hostname.replace(/^\[|\]$/g, ''));
    const before = known.get(resellerId);
    if (before?.settings === settings && before.address === address) return before.mailer;
    before?.mailer.close();
    const mailer = createSmtpMailer(settings, address);
    known.set(resellerId, { settings, address, mailer });
    return mailer;
  };
  /** By the mailer of an account. That of a reseller is never `away`: it would close the way of everybody's mail. */
  const through = async (by: number | undefined, act: (mailer: Mailer) => Promise<void>) => {
    const seller = by === undefined ? undefined : await find(by);
    if (!seller) return act(own);
    try {
      await act(await open(seller));
    } catch (error) {
      throw asFailed(error);
    }
  };
  return {
    isOn: own.isOn,
    async send(mail) {
      if (mail.by !== undefined && (await isSilent(mail.by))) throw silentOfDemo();
      return through(mail.by, (mailer) => mailer.send(mail));
    },
    verify: (by) => through(by, (mailer) => mailer.verify()),
    close() {
      for (const { mailer } of known.values()) mailer.close();
      own.close();
    },
  };
}
