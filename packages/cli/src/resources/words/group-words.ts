import type { TrackingClient } from '@rastro/sdk/client';
import type { ResourceWords } from './resource-words';

async function describeDelete(client: TrackingClient, id: number): Promise<string> {
  const devices = await client.devices.list({ all: true });
  const inside = devices.filter(({ groupId }) => groupId === id).length;
  return `${inside === 1 ? '1 device stays' : `${inside} devices stay`}, in no group`;
}

export const groupWords: ResourceWords = {
  one: 'group',
  argument: 'name',
  columns: ['id', 'name'],
  listsAll: true,
  hasUniqueNames: true,
  describeDelete,
  members: {
    name: { hint: 'what people call it', example: '"Depot 7"' },
    groupId: { name: 'parent', hint: 'the group it is in' },
  },
  summaries: {
    list: 'List groups, those below others after them',
    create: 'Make a group',
  },
  details: { delete: 'Its devices and the groups in it stay: they are in no group then.' },
  examples: {
    list: ['rastro groups list', "rastro groups list --json | jq -r '.[].name'"],
    get: ['rastro groups get North', 'rastro groups get 12 --json'],
    create: ['rastro groups create North', 'rastro groups create "Depot 7" --parent North'],
    update: [
      'rastro groups update "Depot 7" --parent South',
      'rastro groups update 12 --name "Depot 8" --dry-run',
    ],
    delete: ['rastro groups delete "Depot 7"', 'rastro groups delete 12 --yes'],
  },
};
