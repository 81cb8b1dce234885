import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFileName } from '@rastro/theme/schema';
import type { Config } from '../../config/config';
import type { MailSettings } from '../../mail/mail-settings';
import type { BrandSource } from '../branding/brand-source';
import { toMailBrand } from '../../mail/mail-brand';
import { createSmtpMailer } from '../../mail/smtp-mailer';

/** Mail as the settings say, in the look of the brand; undefined when there is no mail server. */
export const openMail = (
  { mail }: Pick<Config, 'mail'>,
  brand: BrandSource,
  publicUrl: string,
): MailSettings | undefined => {
  if (mail === undefined) return undefined;
  const readBrandFile = async (address: string): Promise<Buffer | null> => {
    const name = toFileName(address, brand.attributePrefix);
    if (name === undefined || brand.dir === undefined) return null;
    // A logo that is being replaced at this moment must not hold a mail up.
    return readFile(join(brand.dir, name)).catch(() => null);
  };
  return {
    mailer: createSmtpMailer(mail),
    brand: async () => toMailBrand((await brand.read()).branding, readBrandFile),
    publicUrl,
  };
};
