import type { MailBrand } from './mail-brand';
import type { Mailer } from './mailer';
import type { Switched } from './switched';

/** Says the address of a place in degrees, empty where there is none; fails when nobody can say. */
export type FindAddress = ((place: { latitude: number; longitude: number }) => Promise<string>) &
  Switched;

/** The same where nobody need be asked. Also empty while it is not ready yet. */
export type FindAddressNow = (place: { latitude: number; longitude: number }) => string;

/** Returns the base address of links in an account's mail. */
export const readOrigin = async (
  { originOf, publicUrl }: Pick<MailSettings, 'originOf' | 'publicUrl'>,
  userId: number,
): Promise<string> => (await originOf?.(userId)) ?? publicUrl;

/**
 * Settings of mail apart from the words: a mail server, a look, and the base address of its links.
 */
export interface MailSettings extends Switched {
  mailer: Mailer;
  /** The look of the domain of an account; that of the server where the account has none. */
  brand: (userId?: number) => Promise<MailBrand>;
  /** Origin that links begin with. */
  publicUrl: string;
  /** The same for an account: that of the domain whose brand it has. Left out, `publicUrl` for all. */
  originOf?: ((userId: number) => Promise<string>) | undefined;
  /** Larger spreadsheets go out as a link. Default 7 MB: most servers take mail of 10, and it grows by a third on its way. */
  largestSheetBytes?: number;
  /** Names where events happened; left out, mails say coordinates. */
  findAddress?: FindAddress | undefined;
}
