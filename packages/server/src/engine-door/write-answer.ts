import type { ServerResponse } from 'node:http';
import type { UpstreamResponse } from '../upstream/upstream';

const typeOf = ({ status, contentType }: UpstreamResponse): string | undefined => {
  if (status >= 400) return 'text/plain; charset=utf-8';
  return contentType === 'application/json' ? 'application/json; charset=utf-8' : contentType;
};

const writeStream = async (
  response: ServerResponse,
  stream: AsyncIterable<string | Uint8Array>,
): Promise<void> => {
  for await (const chunk of stream) {
    // Leaving the loop ends the work behind it.
    if (response.destroyed) return;
    await new Promise<void>((resolve) => response.write(chunk, () => resolve()));
  }
  response.end();
};

/** Writes an answer; a stream goes out as fast as the client reads, and stops when it goes away. */
export const writeAnswer = async (
  response: ServerResponse,
  answer: UpstreamResponse,
  { isHead, cookie }: { isHead: boolean; cookie?: string | undefined },
): Promise<void> => {
  const type = typeOf(answer);
  if (type && (answer.body !== null || answer.stream)) response.setHeader('content-type', type);
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    response.setHeader(name, value);
  }
  if (cookie !== undefined) response.setHeader('set-cookie', cookie);
  response.statusCode = answer.status;
  if (answer.stream && !isHead) return writeStream(response, answer.stream);
  const bytes = Buffer.from(answer.body ?? '');
  if (answer.status !== 204) response.setHeader('content-length', bytes.length);
  response.end(isHead ? undefined : bytes);
};
