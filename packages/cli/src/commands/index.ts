import type { Command } from '../command';
import { importCommands } from '../import/import-commands';
import { resourceCommands } from '../resources/commands/resource-commands';
import { accountCommands } from './account/account-commands';
import { brandCommands } from './brand/brand-commands';
import { notificationCommands } from './notifications/notification-commands';
import { createToolCommands } from './tools/tool-commands';

export const commands: Command[] = [
  ...accountCommands,
  ...resourceCommands,
  ...importCommands,
  ...notificationCommands,
  ...brandCommands,
];
commands.push(...createToolCommands(commands));
