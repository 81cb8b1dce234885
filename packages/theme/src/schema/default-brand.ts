import type { Branding } from './branding';

/** What a file that leaves something out is filled up with; addresses are relative to the file. */
export const defaultBrand = {
  productName: 'Rastro',
  attributePrefix: 'rastro',
  logo: { kind: 'image', light: 'default-logo.svg', dark: 'default-logo-dark.svg' },
  icon: 'default-icon.svg',
  colors: { accent: '#2f5bd8', neutralHue: 258 },
  login: {
    headline: {
      'pt-BR': 'Cada veículo, no minuto certo.',
      es: 'Cada vehículo, en el minuto justo.',
      'en-US': 'Every vehicle, to the minute.',
    },
  },
} as const satisfies Partial<Branding>;
