import type { Branding } from './branding';

/** What a file that leaves something out is filled up with; addresses are relative to the file. */
export const defaultBrand = {
  productName: 'Rastro',
  attributePrefix: 'rastro',
  logo: { kind: 'image', light: 'logo.svg', dark: 'logo-dark.svg' },
  icon: 'icon.svg',
  colors: { accent: '#2f5bd8', neutralHue: 258 },
  login: {
    headline: {
      'pt-BR': 'Cada veículo, no minuto certo.',
      es: 'Cada vehículo, en el minuto justo.',
      'en-US': 'Every vehicle, to the minute.',
    },
  },
} as const satisfies Partial<Branding>;
