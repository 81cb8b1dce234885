/** One receiver and nothing else: no signs between addresses, and no empty part of a domain. */
export const MAIL_ADDRESS =
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)*$/;

/** Whether a name to sign in with is an address to which nothing can be sent; a name without `@` is none. */
export const isBrokenMail = (name: string): boolean =>
  name.includes('@') && !MAIL_ADDRESS.test(name);
