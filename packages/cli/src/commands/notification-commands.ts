import { ALARM_TYPES, EVENT_TYPES } from '@rastro/sdk/domain';
import type { Command } from '../command';
import { dryRunOption, jsonOption, yesOption } from './shared-options';

/** Commands about rules: which event is told to whom, and how. */
export const notificationCommands: Command[] = [
  {
    path: 'notifications list',
    summary: 'List your notification rules',
    details:
      'Without a rule an event is stored and told to nobody: no notice in the page and no mail.',
    options: [{ flags: '--all', description: "for administrators: everybody's" }, jsonOption],
    examples: ['rastro notifications list', "rastro notifications list --json | jq '.[].type'"],
    load: async () => (await import('./notifications-list')).listNotifications,
  },
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
  {
    path: 'notifications delete',
    args: '<id>',
    summary: 'Delete a rule, for everybody who has it; asks first',
    options: [yesOption, dryRunOption],
    examples: ['rastro notifications delete 4', 'rastro notifications delete 4 --yes'],
    load: async () => (await import('./notifications-delete')).deleteNotification,
  },
];
