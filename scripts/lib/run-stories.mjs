import { fileURLToPath } from 'node:url';
import { one } from './counts.mjs';
import { run } from './run.mjs';
import { runPlaywright } from './run-playwright.mjs';

const build = fileURLToPath(new URL('build-stories.mjs', import.meta.url));

/** Builds the workshop and looks at every story: in one view with axe, or, with `ALL_VIEWS`, in each; of some `files` only those. Stories never wait. */
export async function runStories({ env, files } = {}) {
  const { code, output } = await run('node', [build]);
  return code === 0
    ? runPlaywright('stories', {
        env: { ...env, ...(files && { STORY_FILES: files.join() }) },
        flags: ['--workers=2'],
      })
    : { ...one('failed'), output };
}
