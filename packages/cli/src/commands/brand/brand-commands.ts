import { brandOptions } from '../../brand/brand-fields';
import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

/** Commands about brands; they need no server. */
export const brandCommands: Command[] = [
  {
    path: 'brand init',
    args: '<dir>',
    completes: 'files',
    summary: 'Make a brand: a folder with branding.json, logo and icon',
    details:
      'Asks for what is missing when --name or --accent is not given and there is a terminal; Enter leaves a value out. With both, or without a terminal, it asks nothing.',
    options: [
      ...brandOptions,
      { flags: '--force', description: 'replace files that are there' },
      yesOption,
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro brand init ./my-brand',
      "rastro brand init ./my-brand --name Veloz --accent '#a3195b' --logo logo.svg --whatsapp '+55 11 99999-9999'",
      "rastro brand init ./my-brand --name Veloz --accent '#a3195b' --dry-run",
    ],
    load: async () => (await import('./brand-init')).initBrand,
  },
  {
    path: 'brand check',
    args: '<path>',
    completes: 'files',
    summary: 'Tell everything that is wrong or doubtful about a brand',
    details:
      'Takes the folder, or its branding.json. Ends with 0 when the brand can be used, warnings included, and with 1 when it cannot.',
    options: [jsonOption],
    examples: [
      'rastro brand check ./my-brand',
      'rastro brand check ./my-brand/branding.json',
      'rastro brand check ./my-brand --json',
    ],
    load: async () => (await import('./brand-check')).checkBrand,
  },
  {
    path: 'brand map',
    args: '<files...>',
    completes: 'files',
    summary: 'Make the included map of a region out of GeoJSON files',
    details:
      'Features say what they are in properties.class, and their name in properties.name. Lines: rail, service, residential, frontage, ramp, tertiary, secondary, primary, trunk, motorway, creek. Polygons: park, water, carriageway, district. Points: city, town, highway, airport, landmark. Others are left out. Name the file in branding.json as map.included; small streets lie beside it.',
    options: [
      { flags: '--out <file>', description: 'file to write (default: map.json)' },
      { flags: '--credit <text>', description: 'whom the map names: makers of the data' },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      "rastro brand map streets.geojson parks.geojson --credit '© Prefeitura' --out my-brand/map.json",
      'rastro brand map region.geojson --dry-run',
    ],
    load: async () => (await import('./brand-map')).makeBrandMap,
  },
];
