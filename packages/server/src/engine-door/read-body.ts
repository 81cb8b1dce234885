import type { IncomingMessage } from 'node:http';
import { DoorError } from './door-error';

/** Longer than any entity, link list or image that is taken. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const readBytes = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new DoorError(413, 'The body is longer than 2 MB');
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
export const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const bytes = await readBytes(request);
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  if (type.startsWith('application/json')) return parseJson(bytes.toString());
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(bytes.toString());
  }
  return bytes.length > 0 ? new Uint8Array(bytes) : undefined;
};
