import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startDemoServer } from '../../scripts/lib/demo-server.mjs';
import { launchBrowser, openFleet } from '../lib/browser.mjs';

export const name = 'start';
export const about =
  'from `npm start` to the first vehicles on screen, in a browser already open, at the address it says';

const copyDir = join(process.cwd(), '.build/bench/checkout');

/** The tracked files and the installed packages, and nothing that was built. */
function copyUnbuilt() {
  rmSync(copyDir, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { maxBuffer: 1 << 26 });
  for (const file of String(files).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copyDir, file)), { recursive: true });
    cpSync(file, join(copyDir, file));
  }
  for (const folder of installedFolders())
    cpSync(folder, join(copyDir, folder), { recursive: true, verbatimSymlinks: true });
}

const installedFolders = () =>
  [
    'node_modules',
    ...readdirSync('packages').map((name) => `packages/${name}/node_modules`),
  ].filter((folder) => existsSync(folder));

async function timeStart(browser, cwd) {
  const startedAt = performance.now();
  let opening;
  const onPages = (url) => (opening = openFleet(browser, url));
  const server = await startDemoServer({ cwd, onPages });
  try {
    const page = await opening;
    const seconds = (performance.now() - startedAt) / 1000;
    await page.close();
    return seconds;
  } finally {
    await server.stop();
  }
}

/** The floor under every start: a process that does nothing, and an empty page. */
async function timeEmptyStart(browser) {
  const startedAt = performance.now();
  execFileSync(process.execPath, ['-e', '0']);
  const page = await browser.newPage();
  await page.goto('about:blank');
  await page.close();
  return (performance.now() - startedAt) / 1000;
}

export async function run({ print }) {
  print('copying the checkout without what was built');
  copyUnbuilt();
  const browser = await launchBrowser();
  try {
    const empty = await timeEmptyStart(browser);
    print('starting with everything to build');
    const cold = await timeStart(browser, copyDir);
    print('starting what is built');
    const built = await timeStart(browser, copyDir);
    const peer = 'an empty process and page';
    return [
      { what: 'with a cold build', value: cold, unit: 's', peer, ratio: cold / empty },
      { what: 'when built', value: built, unit: 's', peer, ratio: built / empty },
    ];
  } finally {
    await browser.close();
    rmSync(copyDir, { recursive: true, force: true });
  }
}
