import { readFlag } from '../device/read-attribute';

/** The attribute of the server that says whether reads are written to the log. */
export const readLogKey = (prefix: string): string => `${prefix}.logReads`;

/** True when a server logs reads of vehicle positions. */
export const isReadLogged = (server: Parameters<typeof readFlag>[0], prefix: string): boolean =>
  readFlag(server, readLogKey(prefix));
