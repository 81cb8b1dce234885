import { one } from './counts.mjs';
import { run } from './run.mjs';
import { runPlaywright } from './run-playwright.mjs';

/** Builds the workshop and looks at every story: in one view with axe, or, with `ALL_VIEWS`, in each. */
export async function runStories({ env } = {}) {
  const { code, output } = await run('npx', ['ladle', 'build']);
  return code === 0 ? runPlaywright('stories', { env }) : { ...one('failed'), output };
}
