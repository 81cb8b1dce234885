import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { preview } from 'vite';
import { StoryPage, type Story } from './story-page';

const folder = '.build/stories';
const index = JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')) as {
  stories: Record<string, Story>;
};

const test = base.extend<object, { storiesUrl: string; pages: StoryPage[] }>({
  storiesUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the braces
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'silent',
        build: { outDir: folder },
        preview: { host: '127.0.0.1', port: 0, open: false },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ browser, storiesUrl }, use) => {
      const pages = [
        await StoryPage.open(browser, storiesUrl, 1280),
        await StoryPage.open(browser, storiesUrl, 375),
      ];
      await use(pages);
      for (const page of pages) await page.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off' });

/** Files of stories to look at, where not at all of them. */
const files = process.env['STORY_FILES']?.split(',');

for (const [turn, [id, story]] of Object.entries(index.stories).entries()) {
  if (files && !files.includes(story.filePath)) continue;
  test(`${story.levels.join(' / ')} / ${story.name}`, async ({ pages }) => {
    expect(story.meta?.about, 'says what it shows: meta.about').toBeTruthy();
    const found: string[] = [];
    for (const page of StoryPage.choose(pages, story, turn)) {
      found.push(...(await page.inspect(id, story, turn)));
    }
    expect(found).toEqual([]);
  });
}
