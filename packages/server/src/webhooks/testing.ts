import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { PostPublic } from '../push/post-public';
import { createTestPushService } from '../push/testing';
import { openWebhooks, type Webhooks } from './webhooks';

interface TestWebhooksOptions {
  origin?: string;
  /** Left out, everything is taken; with `networks` it is really posted. */
  post?: PostPublic | undefined;
  networks?: readonly string[] | undefined;
  clock: () => number;
}

/** Messages to other systems as a server has them, over a receiver of a test; without a door everybody may read. */
export const openTestWebhooks = (
  database: Database,
  { origin = ENGINE_ORIGIN, post, networks, clock }: TestWebhooksOptions,
): Webhooks => {
  const webhooks = openWebhooks({
    ...{ database, origin, networks, clock },
    ...((post ?? !networks) && { post: post ?? createTestPushService().post }),
    secret: () => 'a secret of a test',
    userAgent: async () => 'frota-e-cia/1',
  });
  webhooks.askRights(async () => true);
  return webhooks;
};
