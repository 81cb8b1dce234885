import type { ResourceWords } from './resource-words';

export const deletedDeviceWords: ResourceWords = {
  one: 'deleted device',
  columns: ['id', 'name', 'uniqueId', 'group', 'deletedAt'],
  summaries: {
    list: 'List devices that were deleted and are kept, for who may delete devices',
    delete: 'End a deleted device for good, with its history',
  },
  examples: {
    list: ['rastro deleted-devices list', 'rastro deleted-devices list --query truck'],
    delete: ['rastro deleted-devices delete 7'],
  },
};
