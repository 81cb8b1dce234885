import type { ResourceWords } from './resource-words';

export const calendarWords: ResourceWords = {
  one: 'calendar',
  csvColumns: ['name'],
  members: {
    name: { hint: 'what people call it', example: '"Working hours"' },
    data: { hint: 'its times', example: 'hours.ics' },
  },
  examples: {
    list: ['rastro calendars list', "rastro calendars list --json | jq -r '.[].name'"],
    update: [
      'rastro calendars update "Working hours" --data hours.ics',
      'rastro calendars update 12 --name Nights --dry-run',
    ],
    get: [
      'rastro calendars get "Working hours"',
      'rastro calendars get 12 --json | jq -r .data | base64 -d > hours.ics',
    ],
  },
};
