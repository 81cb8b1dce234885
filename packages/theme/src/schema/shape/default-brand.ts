import type { Scheme } from '../../tokens';
import type { Branding } from './branding';

/** Id of the map that needs no server, in the choice of base maps. */
export const PLAIN_LAYER = 'plain';

/** Name of the icon that is made for a brand without one. */
export const LETTER_ICON = 'letter-icon.svg';

const STREETS = { 'pt-BR': 'Ruas', es: 'Calles', 'en-US': 'Streets' };

const OSM_CREDIT =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>';

/** https://openfreemap.org: no key, no limit; its styles name no other host. */
const openFreeMap = (id: string, style: string, scheme: Scheme) => ({
  id,
  name: STREETS,
  style: `https://tiles.openfreemap.org/styles/${style}`,
  hosts: ['https://tiles.openfreemap.org'],
  attribution: `<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://www.openmaptiles.org/">© OpenMapTiles</a> ${OSM_CREDIT}`,
  scheme,
});

/** Defaults for values left out of a file; addresses are relative to the file. */
export const defaultBrand = {
  productName: 'Rastro',
  attributePrefix: 'rastro',
  logo: { kind: 'image', light: 'default-logo.svg', dark: 'default-logo-dark.svg' },
  icon: 'default-icon.svg',
  colors: { accent: '#2f5bd8', neutralHue: 258 },
  login: {
    headline: {
      'pt-BR': 'Cada veículo, no minuto certo.',
      es: 'Cada vehículo, en el momento justo.',
      'en-US': 'Every vehicle, to the minute.',
    },
  },
  map: {
    layers: [
      openFreeMap('streets', 'positron', 'light'),
      openFreeMap('streets-dark', 'dark', 'dark'),
      {
        id: 'openstreetmap',
        name: 'OpenStreetMap',
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: OSM_CREDIT,
        maxZoom: 19,
      },
    ],
  },
} as const satisfies Partial<Branding>;
