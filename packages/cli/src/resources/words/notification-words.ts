import type { ResourceWords } from './resource-words';

export const notificationWords: ResourceWords = {
  one: 'rule',
  without: ['create'],
  columns: ['id', 'type', 'attributes.alarms', 'channels', 'always', 'description'],
  members: {
    type: { hint: 'what is told' },
    description: { hint: 'a word for yourself', example: '"Too fast"' },
    always: {
      hint: 'whether it is of all vehicles you see, not only of those it is linked to',
      title: 'VEHICLES',
      format: (value) => (value ? 'all' : 'linked'),
    },
    notificators: {
      name: 'channels',
      hint: 'how it is told, as in web,mail',
      example: 'web,mail',
    },
    calendarId: { hint: 'the times at which it is told' },
    commandId: { hint: 'the saved command that is sent to the device' },
  },
  summaries: {
    list: 'List your notification rules',
    delete: 'Delete a rule, for everybody who has it; asks first',
  },
  details: {
    list: 'Without a rule an event is stored and told to nobody: no notice in the page and no mail.',
  },
  examples: {
    list: ['rastro notifications list', "rastro notifications list --json | jq '.[].type'"],
    get: ['rastro notifications get 4', 'rastro notifications get 4 --json'],
    update: [
      'rastro notifications update 4 --channels web,mail',
      'rastro notifications update 4 --attribute alarms=sos,powerCut --dry-run',
    ],
    delete: ['rastro notifications delete 4', 'rastro notifications delete 4 --yes'],
  },
};
