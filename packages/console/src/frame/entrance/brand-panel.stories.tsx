import { VisuallyHidden } from '@rastro/sdk/internal/ui';
import { BrandProvider, useBrand } from '@rastro/theme';
import type { ReactElement } from 'react';
import { BrandPanel } from './brand-panel';

export default { title: 'Console / pages / login / Brand panel' };

function Panel(): ReactElement {
  const { branding } = useBrand();
  return (
    <main>
      <VisuallyHidden as="h1">{branding.title}</VisuallyHidden>
      <BrandPanel />
    </main>
  );
}

export const Drawing = (): ReactElement => <Panel />;
Drawing.meta = { about: 'The brand beside the form; nothing on a phone.', layout: 'page' };

export const OwnWords = (): ReactElement => {
  const { branding, scheme } = useBrand();
  const login = {
    headline: {
      'pt-BR': 'Sua carga,\nonde ela está.',
      es: 'Su carga,\ndonde está.',
      'en-US': 'Your cargo,\nwhere it is.',
    },
    subtitle: {
      'pt-BR': 'Rastreamento para frotas frigoríficas',
      es: 'Rastreo para flotas frigoríficas',
      'en-US': 'Tracking for refrigerated fleets',
    },
  };
  return (
    <BrandProvider branding={{ ...branding, login }} scheme={scheme}>
      <Panel />
    </BrandProvider>
  );
};
OwnWords.meta = { about: 'A brand with a headline and a subtitle of its own.', layout: 'page' };
