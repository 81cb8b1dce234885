import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

/** Extra commands of fiscal notes. */
export const fiscalNoteCommands: Command[] = [
  {
    path: 'fiscal-notes retry',
    args: '<note>',
    summary: 'Send a fiscal note again that was refused or is not at the provider yet',
    details: 'It says then what the settings say now, and where the customer lives now.',
    options: [dryRunOption, jsonOption],
    examples: [
      'rastro fiscal-notes retry 12',
      "rastro fiscal-notes list --all --json | jq '.[] | select(.isHeld).id' | xargs -n1 rastro fiscal-notes retry",
    ],
    load: async () => (await import('./fiscal-notes')).retryFiscalNote,
  },
  {
    path: 'fiscal-notes cancel',
    args: '<note>',
    summary: 'Have a fiscal note cancelled',
    details: 'The city decides, and answers later. Another note may be issued of its invoice then.',
    options: [yesOption, dryRunOption, jsonOption],
    examples: ['rastro fiscal-notes cancel 12', 'rastro fiscal-notes cancel 12 --yes'],
    load: async () => (await import('./fiscal-notes')).cancelFiscalNote,
  },
  {
    path: 'fiscal-notes xml',
    args: '<note>',
    summary: 'Print the file of a fiscal note, as the city signed it',
    options: [],
    examples: ['rastro fiscal-notes xml 12 > nfse-1207.xml'],
    load: async () => (await import('./fiscal-notes')).printFiscalNote,
  },
];
