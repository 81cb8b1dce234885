import { createRequire } from 'node:module';
import type { Browser, Page, Request } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { FIGURES, findCutFigures } from './find-cut-figures';
import { findRawNames, RAW } from '../packages/sdk/src/testing/find-raw-names';
import { findSmallTargets, TARGETS } from './find-small-targets';

/** Entry of a story in the workshop's index. */
export interface Story {
  name: string;
  filePath: string;
  levels: string[];
  /**
   * `ready` is a selector of what proves that the story stands; `minWidth` the px under which the
   * product never shows it.
   */
  meta?: { about?: string; ready?: string; minWidth?: number };
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A worker that ends while its code loads leaves the request open for ever; it draws nothing axe reads. */
const workerCode = /-worker-[^/]*\.js$/;

/** Every scheme at both widths, and every language; Spanish, which is longest, where space is least. */
const VIEWS = {
  1280: ['theme=light&language=pt-BR', 'theme=dark&language=en-US'],
  375: ['theme=light&language=es', 'theme=dark&language=pt-BR'],
};
type Width = keyof typeof VIEWS;

/** Widths at which no time, figure or total may be cut, in px, by the width of the page that looks. */
const FIGURE_WIDTHS: Record<Width, readonly number[]> = { 1280: [1440, 1180], 375: [375] };
/** Width of a screen that fingers press, in px. */
const TOUCHED_WIDTH = 375;
const LANGUAGES = ['pt-BR', 'es', 'en-US'];

/** Views of a story to look at, at a width: one, from story to story another; or all with `ALL_VIEWS`. */
function listViews(width: Width, turn: number): string[] {
  if (process.env['ALL_VIEWS']) return VIEWS[width];
  const at = Math.floor(turn / 2) % 2;
  return VIEWS[width].slice(at, at + 1);
}

/** Rules of axe for whole pages, which stories are not: `axe.wide.spec.ts` and the journeys look at those. */
const PAGE_RULES = [
  'bypass',
  'css-orientation-lock',
  'document-title',
  'heading-order',
  'html-has-lang',
  'landmark-one-main',
  'meta-viewport',
  'page-has-heading-one',
  'skip-link',
];

const rules: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(PAGE_RULES.map((name) => [name, { enabled: false }])),
  // Only a rule of pages reads styles once more.
  preload: false,
};

const HEIGHT = 800;
/** After how many frames without a change a story stands, and one that stood already in other words. */
const QUIET_FRAMES = 6;
const QUIET_FOR_FIGURES = 2;

/** One page a width and worker: stories change inside it, as in a product that navigates. */
export class StoryPage {
  private readonly problems: string[] = [];
  private readonly underWay = new Set<Request>();

  private constructor(
    private readonly page: Page,
    private readonly width: Width,
  ) {
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!workerCode.test(request.url())) this.underWay.add(request);
    });
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  static async open(browser: Browser, url: string, width: Width): Promise<StoryPage> {
    const page = await browser.newPage({
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
    });
    const opened = new StoryPage(page, width);
    await page.addInitScript({ path: axePath });
    await page.goto(`${url}?mode=preview`);
    await page.evaluate(configureAxe);
    return opened;
  }

  /** Those that look at a story: one, from story to story another, or all. */
  static choose(pages: readonly StoryPage[], story: Story, turn: number): readonly StoryPage[] {
    const able = pages.filter(({ width }) => width >= (story.meta?.minWidth ?? 0));
    if (process.env['ALL_VIEWS']) return able;
    const at = turn % able.length;
    return able.slice(at, at + 1);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  /** Returns the problems of a story at this width; `turn` is its place among the stories. */
  async inspect(id: string, story: Story, turn: number): Promise<string[]> {
    const found: string[] = [];
    for (const view of listViews(this.width, turn)) {
      this.problems.length = 0;
      await this.show(`?mode=preview&story=${id}&${view}`, story.meta?.ready);
      const seen = await this.page.evaluate(inspectPage, rules);
      seen.push(...(await this.page.evaluate(findRawNames, RAW)));
      if (this.width === TOUCHED_WIDTH) {
        seen.push(...(await this.page.evaluate(findSmallTargets, TARGETS)));
      }
      found.push(
        ...[...this.problems, ...seen].map((problem) => `${this.width} ${view}: ${problem}`),
      );
    }
    if (await this.page.evaluate(hasAny, FIGURES)) {
      const cut = process.env['ALL_VIEWS']
        ? this.lookAtFigures(id, story)
        : this.lookAtShownFigures(story, turn);
      found.push(...(await cut));
    }
    return found;
  }

  /** The view that is shown, at one of the widths; from story to story another. */
  private async lookAtShownFigures(story: Story, turn: number): Promise<string[]> {
    const widths = FIGURE_WIDTHS[this.width].filter((one) => one >= (story.meta?.minWidth ?? 0));
    const width = widths[Math.floor(turn / 4) % widths.length] ?? this.width;
    await this.widen(width);
    const cut = await this.page.evaluate(findCutFigures, FIGURES);
    await this.widen(this.width);
    return cut.map((figure) => `${width}: ${figure}`);
  }

  private async widen(width: number): Promise<void> {
    if (this.page.viewportSize()?.width === width) return;
    await this.page.setViewportSize({ width, height: HEIGHT });
    await this.page.evaluate(untilQuiet, QUIET_FOR_FIGURES);
  }

  /** Every width and language; all else of the page stays as it is. */
  private async lookAtFigures(id: string, story: Story): Promise<string[]> {
    const found: string[] = [];
    for (const width of FIGURE_WIDTHS[this.width]) {
      if (width < (story.meta?.minWidth ?? 0)) continue;
      await this.widen(width);
      for (const language of LANGUAGES) {
        const search = `?mode=preview&story=${id}&theme=light&language=${language}`;
        await this.show(search, story.meta?.ready, QUIET_FOR_FIGURES);
        const cut = await this.page.evaluate(findCutFigures, FIGURES);
        found.push(...cut.map((figure) => `${width} ${language}: ${figure}`));
      }
    }
    await this.widen(this.width);
    return found;
  }

  private async show(
    search: string,
    ready: string | undefined,
    quietFrames = QUIET_FRAMES,
  ): Promise<void> {
    await this.page.evaluate((next) => {
      window.history.pushState(null, '', next);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, search);
    const { searchParams } = new URL(search, 'http://story');
    await this.page.waitForSelector(
      `html[data-scheme=${searchParams.get('theme')}][lang=${searchParams.get('language')}] ` +
        `[data-story="${searchParams.get('story')}"]`,
      { state: 'attached' },
    );
    if (ready) await this.page.waitForSelector(ready, { state: 'attached' });
    // Code that is fetched late draws late.
    do await this.page.evaluate(untilQuiet, quietFrames);
    while (this.underWay.size > 0);
  }
}

const hasAny = (selector: string): boolean => document.querySelector(selector) !== null;

/** Waits until nothing was drawn for some frames; a clock that ticks once a second is no unrest. */
function untilQuiet(quietFrames: number): Promise<void> {
  return new Promise((resolve) => {
    let left = quietFrames;
    const observer = new MutationObserver(() => (left = quietFrames));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const count = () => {
      left -= 1;
      if (left > 0) {
        requestAnimationFrame(count);
        return;
      }
      observer.disconnect();
      void document.fonts.ready.then(() => resolve());
    };
    requestAnimationFrame(count);
  });
}

/**
 * Lets menus and tooltips stand outside of landmarks: they are drawn at the end of the page and tied to their control by
 * aria, as dialogs are, which axe lists itself.
 */
function configureAxe(): void {
  const { axe } = window as never as { axe: { configure(spec: Spec): void } };
  const regionMatcher = ['dialog', 'alertdialog', 'menu', 'tooltip'].map(
    (role) => `[role=${role}]`,
  );
  axe.configure({
    checks: [
      { id: 'region', options: { regionMatcher: ['dialog', 'svg', ...regionMatcher].join() } },
    ],
  });
}

/** Runs inside the page. */
async function inspectPage(options: RunOptions): Promise<string[]> {
  const { axe } = window as never as { axe: { run(options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(options);
  const problems = violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const names = wide.map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    problems.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${names.slice(0, 5)}`);
  }
  return problems;
}
