import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toDayKey } from '@rastro/sdk/domain';
import type { Config } from '../config/config';
import { asaasPath } from '../features/billing/asaas.routes';
import { BILLING_ZONE } from '../features/billing/billing-zone';
import { OPERATOR } from '../features/billing/sellers';
import { openKeptSandbox } from '../sandbox/open-kept-sandbox';
import type { OnStop } from './tracking';

/** Who takes the payments of the demo: the sandbox, on this machine alone. */
export async function openDemoPayments(
  { config, publicUrl }: { config: Pick<Config, 'dataDir'>; publicUrl: string },
  onStop: OnStop,
): Promise<NonNullable<Config['asaas']>> {
  await mkdir(config.dataDir, { recursive: true });
  const { url, key, token, stop } = await openKeptSandbox({
    file: join(config.dataDir, 'asaas-sandbox.json'),
    port: 0,
    today: () => toDayKey(Date.now(), BILLING_ZONE),
    webhookUrl: new URL(asaasPath(OPERATOR), publicUrl).href,
  });
  onStop(stop);
  return { url, key, webhookToken: token };
}
