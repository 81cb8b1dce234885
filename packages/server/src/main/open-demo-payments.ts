import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, BILLING_ZONE, toDayKey } from '@rastro/sdk/domain';
import type { Config } from '../config/config';
import { createAsaas } from '../areas/billing/asaas';
import { asaasPath } from '../areas/billing/asaas.routes';
import { OPERATOR } from '../areas/billing/sellers';
import type { BillingProvider } from '../areas/billing/provider';
import { openKeptSandbox } from '../sandbox/open-kept-sandbox';
import type { FiscalSettings } from '../integrations/fiscal-settings';
import type { OnStop } from './tracking';

const NOTES_SINCE_DAYS = 60;
/** The business that the demo shows was there before its sandbox. */
const DUE_SINCE_DAYS = 60;

interface DemoPaymentsOptions {
  config: Pick<Config, 'dataDir'>;
  publicUrl: string;
  clock: () => number;
}

/**
 * Opens the demo's payment provider, which also issues its fiscal notes: the sandbox, on this
 * machine only.
 */
export async function openDemoPayments(
  { config, publicUrl, clock }: DemoPaymentsOptions,
  onStop: OnStop,
): Promise<{
  asaas: NonNullable<Config['asaas']>;
  fiscal: FiscalSettings;
  /** Takes bills of the past too. */
  payments: BillingProvider;
}> {
  const today = () => toDayKey(clock(), BILLING_ZONE);
  await mkdir(config.dataDir, { recursive: true });
  const { url, key, token, stop } = await openKeptSandbox({
    file: join(config.dataDir, 'asaas-sandbox.json'),
    port: 0,
    today,
    earliest: () => addDays(today(), -DUE_SINCE_DAYS),
    webhookUrl: new URL(asaasPath(OPERATOR), publicUrl).href,
  });
  onStop(stop);
  const asaas = { url, key, webhookToken: token };
  return {
    asaas,
    payments: createAsaas({ ...asaas, clock, userAgent: async () => 'demo' }),
    fiscal: {
      issueOn: 'paid',
      since: addDays(today(), -NOTES_SINCE_DAYS),
      serviceText: '{description}\n{from} – {to}',
      terms: {
        serviceId: '',
        serviceCode: '1.07',
        serviceName: 'Suporte técnico',
        nbsCode: '',
        retainIss: false,
        iss: 2,
        pis: 0,
        cofins: 0,
        csll: 0,
        inss: 0,
        ir: 0,
        observations: '',
      },
    },
  };
}
