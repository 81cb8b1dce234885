import type { Command } from '../command';
import { backup } from './backup';
import { check } from './check';
import { exportTables } from './export';
import { importTables } from './import';
import { move } from './move';
import { restore } from './restore';
import { testMail } from './test-mail';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  check,
  testMail,
  backup,
  restore,
  exportTables,
  importTables,
  move,
];
