import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import { readWhole } from '../../request/read-whole';
import type { Upstream } from '../../upstream/upstream';

/** A client of the tracking API in an account's own name; it reads, and nothing else. */
export const createOwnClient = (
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  attributePrefix: string,
): TrackingClient =>
  createTrackingClient({
    baseUrl: 'http://tracking',
    attributePrefix,
    async fetch(input) {
      const { pathname, searchParams: query } = new URL(String(input));
      const path = pathname.slice('/api'.length);
      const accept = 'application/json';
      const answer = await upstream.send(
        { method: 'GET', path, query, accept },
        { actor: { userId } },
      );
      return new Response(await readWhole(answer), {
        status: answer.status,
        headers: { 'content-type': answer.contentType ?? accept },
      });
    },
  });
