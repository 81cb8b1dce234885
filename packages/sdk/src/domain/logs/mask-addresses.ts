const EMAIL = /([\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]*@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
/** Eight digits or more, as in a telephone number; what separates them may stand between. */
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){7,}/g;

/** A text in which e-mails and long numbers say only enough to be known by who knows them: `a…@example.com`, `…4567`. */
export const maskAddresses = (text: string): string =>
  text
    .replace(EMAIL, '$1…@$2')
    .replace(NUMBER, (found) => `…${found.replace(/\D/g, '').slice(-4)}`);
