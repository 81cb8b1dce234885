import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { PostPublic } from '../push/post-public';
import { createTestPushService } from '../push/testing';
import type { MayHear } from '../upstream/recipient-rights';
import { openWebhooks, type Webhooks } from './webhooks';

interface TestWebhooksOptions {
  origin?: string;
  /** Left out, everything is taken; with `networks` it is really posted. */
  post?: PostPublic | undefined;
  networks?: readonly string[] | undefined;
  /** Left out, everybody may read everything. */
  mayHear?: MayHear | undefined;
  clock: () => number;
}

/** Messages to other systems as a server has them, over a receiver of a test. */
export const openTestWebhooks = (
  database: Database,
  {
    origin = ENGINE_ORIGIN,
    post,
    networks,
    mayHear = async () => true,
    clock,
  }: TestWebhooksOptions,
): Webhooks =>
  openWebhooks({
    database,
    origin,
    networks,
    mayHear,
    clock,
    ...((post ?? !networks) && { post: post ?? createTestPushService().post }),
    secret: () => 'a secret of a test',
    userAgent: async () => 'frota-e-cia/1',
  });
