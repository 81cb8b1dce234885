/** The example of `packages/theme/README.md`, which a test finds here: so it is compiled. */
import { BrandProvider } from '@rastro/theme';
import { parseBranding } from '@rastro/theme/schema';
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';

declare const root: Root;
declare const app: ReactElement;

const result = parseBranding({ productName: 'Veloz', colors: { accent: '#a3195b' } });
if (result.ok) root.render(<BrandProvider branding={result.branding}>{app}</BrandProvider>);
