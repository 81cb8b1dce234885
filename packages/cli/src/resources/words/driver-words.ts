import type { ResourceWords } from './resource-words';

export const driverWords: ResourceWords = {
  one: 'driver',
  members: {
    name: { hint: 'what people call them', example: '"Ana Souza"' },
    uniqueId: {
      hint: 'what a tracker sends when they identify themselves, as their card says',
      example: '04a2b9c1',
    },
  },
  examples: {
    list: ['rastro drivers list', 'rastro drivers list --group North --json'],
    update: [
      'rastro drivers update "Ana Souza" --unique-id 04a2b9c2',
      'rastro drivers update 12 --attribute licence=B --dry-run',
    ],
  },
};
