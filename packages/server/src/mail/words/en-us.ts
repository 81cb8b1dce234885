import type { MailWords } from './mail-words';

/** Mail in English. */
export const enUs: MailWords = {
  vehicle: 'Vehicle',
  time: 'Time',
  place: 'Place',
  speed: 'Speed',
  period: 'Period',
  openVehicle: 'Open the vehicle',
  downloadReport: 'Download the spreadsheet',
  signIn: 'Open',
  eventFooter: 'You get this mail because a notification rule of your account asks for it.',
  testSubject: (product) => `Test mail from ${product}`,
  testText: 'Mail works: this is how notifications reach you.',
  passwordSubject: (product) => `A new password for ${product}`,
  passwordText:
    'Somebody asked for a new password for your account. If that was you, choose one here.',
  passwordButton: 'Choose a new password',
  passwordFooter: (until) =>
    `The link works until ${until}. If you did not ask for it, leave this mail alone: your password stays as it is.`,
  emailSubject: (product) => `Confirm your new e-mail for ${product}`,
  emailText:
    'This address is to be the new e-mail of an account. If you asked for that, confirm it here; until then the old one stays.',
  emailButton: 'Confirm the e-mail',
  emailFooter: (until) =>
    `The link works until ${until}. If you did not ask for it, leave this mail alone: nothing changes.`,
  reportSubject: (report) => `Report: ${report}`,
  reportAttached: 'The spreadsheet is attached.',
  reportLinked: (until) =>
    `The spreadsheet is too large for a mail. This link makes it for you until ${until}; whoever has the link can open it.`,
  reportTooLarge:
    'The spreadsheet is too large for a mail. Ask for fewer vehicles or a shorter time.',
  reportWithoutSheet: 'This report has no spreadsheet. Sign in to see where the vehicles were.',
  reportLinkGone:
    'This link has expired or is no longer good. The next mail of the report has a new one.',
  reportFooter: 'You get this mail because a report of your account is sent by its calendar.',
  announcementFooter: (product) => `A message to those who use ${product}.`,
};
