import type { IncomingMessage } from 'node:http';
import { DoorError, UNAUTHORIZED } from './door-error';

/** Longer than any entity, link list or image that is taken. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Max body size of an unidentified caller, in bytes: a sign-in form, a first account. */
const STRANGER_BYTES = 4 * 1024;

const readBytes = async (request: IncomingMessage, isStranger: boolean): Promise<Buffer> => {
  const longest = isStranger ? STRANGER_BYTES : MAX_BODY_BYTES;
  const tooLong = isStranger
    ? new DoorError(401, UNAUTHORIZED)
    : new DoorError(413, 'The body is longer than 2 MB');
  if (Number(request.headers['content-length'] ?? 0) > longest) throw tooLong;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) throw tooLong;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parseJson = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DoorError(400, `The body is not JSON: ${(error as Error).message}`);
  }
};

/** The body by its media type: JSON parsed, a form as its fields, anything else as bytes. */
export const readBody = async (
  request: IncomingMessage,
  { isStranger }: { isStranger: boolean },
): Promise<unknown> => {
  const bytes = await readBytes(request, isStranger);
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  if (type.startsWith('application/json')) return parseJson(bytes.toString());
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(bytes.toString());
  }
  return bytes.length > 0 ? new Uint8Array(bytes) : undefined;
};
