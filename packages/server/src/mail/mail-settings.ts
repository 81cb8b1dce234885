import type { MailBrand } from './mail-brand';
import type { Mailer } from './mailer';

/** What mail needs beside the words: a server to hand it to, a look, and the address of its links. */
export interface MailSettings {
  mailer: Mailer;
  brand: () => Promise<MailBrand>;
  /** Origin that links begin with. */
  publicUrl: string;
  /** Larger spreadsheets go out as a link. Default 7 MB: most servers take mail of 10, and it grows by a third on its way. */
  largestSheetBytes?: number;
}
