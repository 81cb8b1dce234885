import type { UpstreamResponse } from '../../upstream/upstream';

/** 200 with JSON text. */
export const json = (body: string): UpstreamResponse => ({
  status: 200,
  contentType: 'application/json',
  body,
});

/** 200 with a file to keep. */
export const attachment = (
  name: string,
  contentType: string,
  stream: AsyncIterable<string | Uint8Array>,
): UpstreamResponse => ({
  status: 200,
  contentType,
  headers: { 'content-disposition': `attachment; filename=${name}` },
  body: null,
  stream,
});

/** 204. */
export const noContent = (): UpstreamResponse => ({ status: 204, body: null });
