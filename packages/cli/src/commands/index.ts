import type { Command } from '../command';
import { accountCommands } from './account-commands';
import { brandCommands } from './brand-commands';
import { deviceCommands } from './device-commands';
import { groupCommands } from './group-commands';
import { notificationCommands } from './notification-commands';
import { createToolCommands } from './tool-commands';

export const commands: Command[] = [
  ...accountCommands,
  ...deviceCommands,
  ...groupCommands,
  ...notificationCommands,
  ...brandCommands,
];
commands.push(...createToolCommands(commands));
