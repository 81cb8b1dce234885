import { one } from './counts.mjs';
import { run } from './run.mjs';
import { runPlaywright } from './run-playwright.mjs';

/** Builds the workshop and looks at every story. */
export async function runStories() {
  const { code, output } = await run('npx', ['ladle', 'build']);
  return code === 0
    ? runPlaywright('stories', { flags: ['--workers=3'] })
    : { ...one('failed'), output };
}
