import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFileName } from '@rastro/theme/schema';
import type { MailSettings } from '../../mail/mail-settings';
import type { BrandSource, ServedBrand } from '../branding/brand-source';
import type { DomainOf } from '../themes/domain-of';
import { toMailBrand } from '../../mail/mail-brand';
import { createOriginOf } from '../themes/origin-of';
import { createLiveMailer } from '../../mail/live-mailer';
import { createSellerMailer, type SellerMails } from '../../mail/seller-mailer';
import type { SmtpSettings } from '../../mail/smtp-mailer';

/** Mail by a mail server as it is set up when it goes out, in the look of the brand of whom it is for. */
export const openMail = (
  readMail: () => SmtpSettings | undefined,
  brand: BrandSource,
  publicUrl: string,
  domainOf: DomainOf = async () => undefined,
  sellers: SellerMails = { find: async () => undefined },
): MailSettings => {
  const mailer = createSellerMailer(createLiveMailer(readMail), sellers);
  const readBrandFile = async (served: ServedBrand, address: string): Promise<Buffer | null> => {
    const name = toFileName(address, brand.attributePrefix);
    if (name === undefined) return null;
    if (served.readFile) {
      const saved = await served.readFile(name).catch(() => null);
      return saved && Buffer.from(saved);
    }
    if (brand.dir === undefined) return null;
    // A logo that is being replaced at this moment must not hold a mail up.
    return readFile(join(brand.dir, name)).catch(() => null);
  };
  return {
    mailer,
    isOn: mailer.isOn,
    async brand(userId) {
      const domain = userId === undefined ? undefined : await domainOf(userId);
      const served = await brand.read(domain);
      return toMailBrand(served.branding, (address) => readBrandFile(served, address));
    },
    publicUrl,
    originOf: createOriginOf(publicUrl, domainOf),
  };
};
