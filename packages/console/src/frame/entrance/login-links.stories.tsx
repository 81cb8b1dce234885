import { BrandProvider, useBrand } from '@rastro/theme';
import type { ReactElement } from 'react';
import { LoginLinks } from './login-links';

export default { title: 'Console / pages / login / Login links' };

const link = { enabled: true, url: 'https://example.test/' };

export const All = (): ReactElement => {
  const { branding, scheme } = useBrand();
  const links = { androidApp: link, appleApp: link, whatsapp: link, dataPolicy: link };
  return (
    <BrandProvider branding={{ ...branding, links }} scheme={scheme}>
      <LoginLinks />
    </BrandProvider>
  );
};
All.meta = { about: 'A brand with all four of its links.' };
