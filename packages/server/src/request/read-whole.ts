import type { UpstreamResponse } from '../upstream/upstream';

/** The text of an answer, however it comes; null for none. */
export async function readWhole({
  stream,
  body,
}: Pick<UpstreamResponse, 'stream' | 'body'>): Promise<string | null> {
  if (!stream) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** The same answer in one piece, for who looks at it before it is passed on. */
export async function toWhole(answer: UpstreamResponse): Promise<UpstreamResponse> {
  const { stream: _read, ...rest } = answer;
  return { ...rest, body: await readWhole(answer) };
}
