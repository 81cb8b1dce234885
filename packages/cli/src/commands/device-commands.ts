import type { Command } from '../command';
import { jsonOption } from './shared-options';

/** Commands about devices. */
export const deviceCommands: Command[] = [
  {
    path: 'devices list',
    summary: 'List the devices you may see',
    options: [jsonOption],
    examples: ['rastro devices list', "rastro devices list --json | jq '.[].name'"],
    load: async () => (await import('./devices-list')).listDevices,
  },
];
