/** Everything a mail says by itself, in one language; names and sentences about events come ready. */
export interface MailWords {
  vehicle: string;
  time: string;
  place: string;
  speed: string;
  period: string;
  openVehicle: string;
  downloadReport: string;
  signIn: string;
  eventFooter: string;
  testSubject: (product: string) => string;
  testText: string;
  passwordSubject: (product: string) => string;
  passwordText: string;
  passwordButton: string;
  passwordFooter: (until: string) => string;
  emailSubject: (product: string) => string;
  emailText: string;
  emailButton: string;
  emailFooter: (until: string) => string;
  reportSubject: (report: string) => string;
  reportAttached: string;
  /** Too large to travel: a link has it. */
  reportLinked: (until: string) => string;
  /** Too large for that too. */
  reportTooLarge: string;
  /** Of a kind that only pages show. */
  reportWithoutSheet: string;
  /** What a link says that works no longer. */
  reportLinkGone: string;
  reportFooter: string;
  announcementFooter: (product: string) => string;
}
