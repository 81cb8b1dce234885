#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);

// In a checkout the command works right after `npm ci`: what is missing is built once.
if (!existsSync(built)) {
  const { execFileSync } = await import('node:child_process');
  process.stderr.write('rastro: building the command line once\n');
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  try {
    execFileSync('npm', ['run', 'build', '--silent'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}rastro: the build failed\n`);
    process.exit(1);
  }
}

await import(built.href);
