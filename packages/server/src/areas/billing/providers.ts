import { createAsaas } from './asaas';
import type { AsaasSettings } from './asaas-api';
import { type BillingProvider, manualProvider } from './provider';

/**
 * Returns the present provider of a seller's payments; while none is set up, one that takes no
 * invoices.
 */
export type ProviderOf = (sellerId: number) => BillingProvider;

/** The providers of the server's operator (0) and of resellers. */
export function createProviders(
  read: (sellerId: number) => AsaasSettings | undefined,
  userAgent: () => Promise<string>,
  clock: () => number,
): ProviderOf {
  const made = new WeakMap<AsaasSettings, BillingProvider>();
  return (sellerId) => {
    const settings = read(sellerId);
    if (!settings) return manualProvider;
    const known = made.get(settings) ?? createAsaas({ ...settings, userAgent, clock });
    made.set(settings, known);
    return known;
  };
}
