import { brandOptions } from '../../brand/brand-fields';
import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

const domainOption = {
  flags: '--domain <domain>',
  description:
    'the brand of this domain (default: the server’s own; for a reseller that of their domain)',
};

/** Commands about brands: of a folder without a server, and between a folder and a server. */
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
  {
    path: 'brand preview',
    args: '<dir>',
    completes: 'files',
    summary: 'Look at the brand of a folder on the pages of a server, without publishing it',
    details:
      'Serves them to this machine alone, on 127.0.0.1, and tells the address; open pages are drawn anew when a file of the folder changes. Who signs in there works on the real server. Browsers that take no secure cookies from 127.0.0.1 show the sign-in screen alone.',
    options: [
      {
        flags: '--url <server>',
        description: 'the server whose pages are shown (default: that of the profile)',
      },
      { flags: '--port <number>', description: 'port of the preview (default: any that is free)' },
    ],
    examples: [
      'rastro brand preview ./my-brand',
      'rastro brand preview ./my-brand --url https://fleet.example.com --port 4400',
    ],
    load: async () => (await import('./brand-preview')).previewBrand,
  },
  {
    path: 'brand diff',
    args: '<dir>',
    completes: 'files',
    summary: 'Show what a push of a brand would change on the server',
    details:
      'Lines begin with + (new), ~ (another, from → to) and - (gone). Nothing is changed. Ends with 0 when both are the same, and with 1 when something differs.',
    options: [domainOption, jsonOption],
    examples: [
      'rastro brand diff ./my-brand',
      'rastro brand diff ./my-brand --domain track.acme.com --json',
    ],
    load: async () => (await import('./brand-remote')).diffBrand,
  },
  {
    path: 'brand push',
    args: '<dir>',
    completes: 'files',
    summary: 'Save the brand of a folder on the server, after a plan',
    details:
      'Takes branding.json, pictures and words; maps lie in the folder of the server. A folder with problems is not saved, nor one over a version that somebody else has saved since the folder was pulled: the folder keeps its version in .brand-version.json.',
    options: [
      domainOption,
      { flags: '--force', description: 'save over a version that the folder was not made from' },
      dryRunOption,
      yesOption,
    ],
    examples: [
      'rastro brand push ./my-brand --dry-run',
      'rastro brand push ./my-brand --domain track.acme.com --yes',
    ],
    load: async () => (await import('./brand-remote')).pushBrand,
  },
  {
    path: 'brand pull',
    args: '<dir>',
    completes: 'files',
    summary: 'Write the brand that the server has into a folder',
    options: [domainOption, dryRunOption, yesOption],
    examples: [
      'rastro brand pull ./my-brand',
      'rastro brand pull ./acme --domain track.acme.com --yes',
    ],
    load: async () => (await import('./brand-remote')).pullBrand,
  },
  {
    path: 'brand versions',
    summary: 'List the versions of a brand that the server keeps',
    options: [domainOption, jsonOption],
    examples: ['rastro brand versions', 'rastro brand versions --domain track.acme.com --json'],
    load: async () => (await import('./brand-versions')).listVersions,
  },
  {
    path: 'brand rollback',
    args: '[version]',
    summary: 'Serve an earlier version of a brand again',
    details: 'Without a version the one before. It is saved once more, as the newest.',
    options: [domainOption, dryRunOption, yesOption],
    examples: ['rastro brand rollback', 'rastro brand rollback 3 --domain track.acme.com --yes'],
    load: async () => (await import('./brand-versions')).rollbackBrand,
  },
  {
    path: 'brand verify',
    summary: 'Have the DNS of a domain looked at, so that its brand is served there',
    details: 'The record to make is told; it may take an hour until everybody sees it.',
    options: [domainOption],
    examples: ['rastro brand verify', 'rastro brand verify --domain track.acme.com'],
    load: async () => (await import('./brand-remote')).verifyBrand,
  },
];
