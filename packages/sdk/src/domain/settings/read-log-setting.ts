import { readFlag } from '../device/read-attribute';

/** The attribute of the server that says whether reads are written to the log. */
export const readLogKey = (prefix: string): string => `${prefix}.logReads`;

/** Whether a server writes to its log who reads where vehicles were. */
export const isReadLogged = (server: Parameters<typeof readFlag>[0], prefix: string): boolean =>
  readFlag(server, readLogKey(prefix));
