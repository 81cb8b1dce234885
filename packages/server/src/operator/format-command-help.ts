import type { Command } from './command';
import { commands } from './commands';

const NAME_WIDTH = 22;
const SWITCH_WIDTH = 12;

const usageOf = ({ name, args }: Command): string => [name, ...args].join(' ');

/** The help of one command. */
export const formatCommandHelp = (command: Command): string =>
  [
    `Usage: rastro-server ${usageOf(command)} [flags]`,
    '',
    ...command.text,
    '',
    ...(command.switches ?? []).map(([name, help]) => `  --${name.padEnd(SWITCH_WIDTH)}${help}`),
    ...(command.switches ? [''] : []),
    'Takes the flags and environment variables of the server (rastro-server --help): give those that',
    'the server is started with.',
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
  ].join('\n');

/** The list of commands in the help of the server. */
export const formatCommandList = (): string =>
  [
    'Commands, beside starting the server (each has its own --help):',
    ...commands.map((command) => `  ${usageOf(command).padEnd(NAME_WIDTH)}${command.summary}`),
    '',
  ].join('\n');
