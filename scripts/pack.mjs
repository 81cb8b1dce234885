/**
 * Builds and packs what people install: `npm run pack -- FOLDER` writes FOLDER/rastro-theme.tgz,
 * rastro-sdk.tgz and rastro-client.tgz; without a folder, into the example page of React. A relative one counts from where you are.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { packPublished, published } from './lib/pack.mjs';

const folder = process.argv[2]
  ? resolve(process.env.INIT_CWD ?? '.', process.argv[2])
  : resolve('examples/embed-react/tarballs');
const workspaces = published.flatMap((name) => ['-w', `packages/${name}`]);
execFileSync('npm', ['run', 'build', '--silent', ...workspaces], { stdio: 'inherit' });
for (const file of packPublished(folder)) console.log(file);
