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
];
