import { remakeOnChange } from '../../mail/switched';
import { type AsaasSettings, createAsaas } from './asaas';
import { type BillingProvider, manualProvider } from './provider';

/** The provider as it is set up when it is asked; nobody while none is. */
export function createLiveProvider(
  read: () => AsaasSettings | undefined,
  userAgent: () => Promise<string>,
): BillingProvider {
  const asaas = remakeOnChange(read, (settings) => createAsaas({ ...settings, userAgent }));
  const current = (): BillingProvider => asaas() ?? manualProvider;
  return {
    get name() {
      return current().name;
    },
    send: (...given) => current().send(...given),
    read: (...given) => current().read(...given),
    cancel: (...given) => current().cancel(...given),
    receiveInCash: (...given) => current().receiveInCash(...given),
    undoCash: (...given) => current().undoCash(...given),
    refund: (...given) => current().refund(...given),
    changeDueDay: (...given) => current().changeDueDay(...given),
  };
}
