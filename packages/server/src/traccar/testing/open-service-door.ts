import { DAY_MS } from '@rastro/sdk/domain';
import type { TestDoor } from '../../http/testing';
import type { Upstream } from '../../upstream/upstream';
import { openProductDoor } from './open-product-door';
import { signInAt, type Workplace } from './use-front';

/** The product's door before a tracking server elsewhere that has an account for services. */
export async function openServiceDoor(
  { front, elsewhere, db }: Workplace,
  options?: Parameters<typeof openProductDoor>[2],
  wrap = (upstream: Upstream): Upstream => upstream,
): Promise<TestDoor> {
  const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
  const { body: serviceToken } = await front.upstream.send(
    { method: 'POST', path: '/session/token', query: new URLSearchParams(), body },
    { actor: { userId: await signInAt(front, elsewhere.admin) } },
  );
  const { upstream } = front.another({ serviceToken: serviceToken ?? '' });
  return openProductDoor(wrap(upstream), db, options);
}
