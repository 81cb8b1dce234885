/** One receiver and nothing else: no signs between addresses, and no empty part of a domain. */
export const MAIL_ADDRESS =
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)*$/;

/** True for a sign-in name that is an address to which nothing can be sent; a name without `@` is no address. */
export const isBrokenMail = (name: string): boolean =>
  name.includes('@') && !MAIL_ADDRESS.test(name);
