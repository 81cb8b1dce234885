import type { Command } from '../command';
import { backup } from './backup';
import { check } from './check';
import { exportTables } from './export';
import { importTables } from './import';
import { move } from './move';
import { renewSecret } from './renew-secret';
import { restore } from './restore';
import { sandbox } from './sandbox';
import { testMail } from './test-mail';
import { unlock } from './unlock';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  check,
  testMail,
  unlock,
  backup,
  restore,
  renewSecret,
  exportTables,
  importTables,
  move,
  sandbox,
];
