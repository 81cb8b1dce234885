/** Everything a mail says by itself, in one language; names and sentences about events come ready. */
export interface MailWords {
  vehicle: string;
  time: string;
  place: string;
  speed: string;
  period: string;
  openVehicle: string;
  openReports: string;
  signIn: string;
  eventFooter: string;
  testSubject: (product: string) => string;
  testText: string;
  passwordSubject: (product: string) => string;
  passwordText: string;
  passwordButton: string;
  passwordFooter: (until: string) => string;
  reportSubject: (report: string) => string;
  reportAttached: string;
  /** Too large to travel: the page shows the same. */
  reportTooLarge: string;
  reportFooter: string;
  announcementFooter: (product: string) => string;
}
