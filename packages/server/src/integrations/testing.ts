import { defaultBranding } from '@rastro/theme/schema';
import { createLiveMailer } from '../mail/live-mailer';
import { toMailBrand } from '../mail/mail-brand';
import { openLiveFirebase, openLiveProviders } from '../providers/live-providers';
import type { FindSellers } from './find-sellers';
import type { Integrations } from './integrations';

/** Mail and what brings sentences to phones as a server has them: by what is saved while it runs. */
export function openLiveServices(integrations: Integrations, find: FindSellers) {
  const mailer = createLiveMailer(() => integrations.now().mail);
  const { hasOwn } = integrations;
  const readProviders = () => integrations.now().providers;
  const publicUrl = 'https://fleet.example';
  return {
    mail: {
      mailer,
      isOn: mailer.isOn,
      publicUrl,
      brand: () => toMailBrand({ ...defaultBranding, title: 'Frota' }, async () => null),
    },
    texts: {
      providers: openLiveProviders(readProviders, { find, hasOwn, clock: Date.now }),
      firebase: openLiveFirebase(readProviders, Date.now),
      readTitle: async () => 'Frota',
      publicUrl,
    },
  };
}
