import type { IncomingMessage } from 'node:http';

const NAME = 'JSESSIONID';

/** The `Set-Cookie` of a new session. */
export const formatSessionCookie = (id: string): string => `${NAME}=${id}; Path=/; HttpOnly`;

/** The session's id a client came with. */
export const readSessionCookie = ({ headers }: IncomingMessage): string | undefined => {
  for (const part of headers.cookie?.split(';') ?? []) {
    const [name = '', value] = part.trim().split('=');
    if (name === NAME) return value;
  }
  return undefined;
};
