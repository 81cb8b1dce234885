import type { Command } from '../command';
import { accountCommands } from './account-commands';
import { brandCommands } from './brand-commands';
import { deviceCommands } from './device-commands';
import { createToolCommands } from './tool-commands';

export const commands: Command[] = [...accountCommands, ...deviceCommands, ...brandCommands];
commands.push(...createToolCommands(commands));
