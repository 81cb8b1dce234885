import type { ResourceWords } from './resource-words';

export const commandWords: ResourceWords = {
  command: 'saved-commands',
  one: 'saved command',
  columns: ['id', 'description', 'type', 'textChannel'],
  members: {
    type: { hint: 'what the device is told, engineStop or custom', example: 'engineStop' },
    textChannel: { hint: 'whether it goes out as a text message' },
    description: { hint: 'what people call it', example: '"Stop the engine"' },
  },
  examples: {
    list: ['rastro saved-commands list', 'rastro saved-commands list --device "Truck 7" --json'],
    create: [
      'rastro saved-commands create --type engineStop --description "Stop the engine"',
      'rastro saved-commands create --type custom --description Restart --attribute data=RESET#',
    ],
    update: [
      'rastro saved-commands update "Stop the engine" --text-channel true',
      'rastro saved-commands update 12 --description "Engine off" --dry-run',
    ],
  },
};
