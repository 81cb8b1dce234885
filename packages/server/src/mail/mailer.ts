/** A file that travels with a mail; with a `cid`, shown inside it. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  cid?: string;
}

/** A mail ready to go. */
export interface Mail {
  /** The account that it is for or from: it goes out by the mail server of its reseller, where that has one. */
  by?: number | undefined;
  to: { name: string; address: string };
  /** Shown before the sender's address. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each attempt, so that a second one can be told from a second mail. */
  reference?: string;
  attachments?: Attachment[];
}

/** Delivery of mail to a server. */
export interface Mailer {
  /** Resolves once the mail server took it. Throws `DeliveryError`. */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in, and sends nothing; `by` as of a mail. Throws `DeliveryError`. */
  verify(by?: number): Promise<void>;
  close(): void;
}
