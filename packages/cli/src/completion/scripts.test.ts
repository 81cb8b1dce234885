import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completionScripts } from './scripts';
import { SHELLS, type Shell } from './shells';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'completion-'));
  // Stands for the command: says what it was asked, and that files can follow an import.
  const stub = `#!/bin/sh
[ "$1 $2" = 'complete --' ] || exit 1
shift 2
[ "$2" = import ] && echo ':files' && exit
printf 'asked\\n%s\\n' "$#:$*"
`;
  writeFileSync(join(folder, 'rastro'), stub);
  chmodSync(join(folder, 'rastro'), 0o755);
  for (const shell of SHELLS) writeFileSync(join(folder, shell), completionScripts[shell]);
  writeFileSync(join(folder, 'fleet one.csv'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const isThere = (shell: Shell) => spawnSync(shell, ['--version']).status === 0;

const run = (shell: Shell, ...args: string[]) => {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
  const { stdout, stderr } = spawnSync(shell, args, { cwd: folder, env, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
};

describe.skipIf(!isThere('bash'))('bash', () => {
  const complete = (...words: string[]) =>
    run(
      'bash',
      '-c',
      `. ./bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); $(complete -p rastro | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s|' "\${COMPREPLY[@]}"`,
      'bash',
      ...words,
    );

  it('asks with the words before the cursor', () => {
    expect(complete('rastro', 'devices', 'l')).toBe('asked|2:devices l|');
    expect(complete('rastro', '--profile', '')).toBe('asked|2:--profile |');
  });

  it('offers files, with spaces in their names too', () => {
    expect(complete('rastro', 'devices', 'import', 'fl')).toBe('fleet one.csv|');
  });
});

describe.skipIf(!isThere('zsh'))('zsh', () => {
  it('is a script without mistakes', () => {
    run('zsh', '-n', './zsh');
  });
});

describe.skipIf(!isThere('fish'))('fish', () => {
  it('offers what the command says', () => {
    const lines = run('fish', '-c', 'source ./fish; complete -C "rastro devices l"');
    expect(lines.split('\n')).toContain('asked');
  });
});
