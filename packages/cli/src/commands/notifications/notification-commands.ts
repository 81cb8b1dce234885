import { ALARM_TYPES, EVENT_TYPES } from '@rastro/sdk/domain';
import type { Command } from '../../command';
import { dryRunOption, jsonOption } from '../../shared-options';

/** Extra commands of rules (which event notifies whom, and how). */
export const notificationCommands: Command[] = [
  {
    path: 'notifications create',
    summary: 'Make a rule: this event, on all vehicles you see, is told to you',
    details: `Alarms are one type of event, and a rule for them names which: ${ALARM_TYPES.join(', ')}.`,
    options: [
      {
        flags: '--type <event>',
        description: 'what is told',
        required: true,
        // No tracking server sends this one any more.
        choices: EVENT_TYPES.filter((type) => type !== 'textMessage'),
      },
      { flags: '--alarms <names>', description: 'which alarms, as in sos,powerCut' },
      {
        flags: '--channels <names>',
        description: 'how it is told, as in web,mail (default: web, a notice in the page)',
      },
      { flags: '--description <text>', description: 'a word for yourself' },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro notifications create --type alarm --alarms sos,powerCut,tow,jamming',
      'rastro notifications create --type geofenceExit --channels web,mail',
      'rastro notifications create --type deviceOverspeed --description "Too fast" --dry-run',
    ],
    load: async () => (await import('./notifications-create')).createNotification,
  },
];
