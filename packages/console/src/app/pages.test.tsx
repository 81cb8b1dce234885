import { CONSOLE_PATHS, isConsolePath, LOCALES } from '@rastro/sdk/domain';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TextProvider, useText } from '../frame/i18n/text-context';
import { findPage } from '../frame/navigation/find-page';
import { listNextParts, listStartParts } from './load-ahead';
import { PAGES, signedInArea } from './pages';

function Labels(): ReactElement {
  const t = useText();
  return <p>{PAGES.map(({ label }) => t(label)).join('|')}</p>;
}

const componentAt = (path: string) => findPage(PAGES, path)?.page.Component;

describe('the table of pages', () => {
  it('has each path once', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is known to the server, which answers no other address', () => {
    const paths = PAGES.map(({ path }) => path);
    expect([...CONSOLE_PATHS].sort()).toEqual([...paths].sort());
    const examples = paths.map((path) => path.replace(/:\w+\??/, 'a-B_1'));
    expect(examples.filter((path) => !isConsolePath(path))).toEqual([]);
    expect(['/share', '/share/', '/Home', '/'].every(isConsolePath)).toBe(true);
    const others = ['/health', '/metrics', '/devices/1/2', '/share/a.js', '//', '/home\n', ''];
    expect(others.filter(isConsolePath)).toEqual(['']);
  });

  it.each(PAGES.map((page) => [page.path, page] as const))('loads %s', async (_, page) => {
    await expect(page.Component.load()).resolves.toBeUndefined();
  });

  it.each(LOCALES)('has words for every page in %s', async (locale) => {
    render(
      <TextProvider locale={locale}>
        <Labels />
      </TextProvider>,
    );
    const labels = (await screen.findByText(/\|/)).textContent.split('|');
    expect(labels.every((label) => label !== '' && !label.includes('_KT_'))).toBe(true);
  });

  it('leads from each page to one that there is', () => {
    const parents = PAGES.flatMap(({ parent }) => parent ?? []);
    expect(parents.map((path) => findPage(PAGES, path)?.page.path)).toEqual(parents);
  });

  it('leads who guesses the address of the fences to them', async () => {
    const found = findPage(PAGES, '/geofences')?.page;
    if (!found) throw new Error('there is no such page');
    render(
      <MemoryRouter initialEntries={['/geofences']}>
        <Routes>
          <Route path="/geofences" element={<found.Component />} />
          <Route path="/geofence" element={<p>fences</p>} />
        </Routes>
      </MemoryRouter>,
    );
    expect(await screen.findByText('fences')).toBeInTheDocument();
  });

  it('has a sign for whatever stands in a menu', () => {
    expect(PAGES.filter(({ menus, Icon }) => menus !== undefined && !Icon)).toEqual([]);
  });
});

describe('what a page is made of', () => {
  it.each([
    ['/login', ['/login']],
    ['/login/recover/t', ['/login/recover/:token']],
    ['/maintenance', ['/maintenance']],
    ['/setup', ['/setup']],
  ])('%s stands alone', (pathname, paths) => {
    expect(listStartParts(pathname)).toEqual(paths.map((path) => componentAt(path)?.load));
  });

  it.each([
    ['/', ['/home']],
    ['/nowhere', ['/home']],
    ['/home', ['/home']],
    ['/devices', ['/devices']],
    ['/devices/7', ['/devices/:deviceId', '/devices']],
    ['/history', ['/history']],
  ])('%s stands in the frame', (pathname, paths) => {
    const parts = paths.map((path) => componentAt(path)?.load);
    expect(listStartParts(pathname)).toEqual([signedInArea.load, ...parts]);
  });

  it('leaves the map out where the page has none', () => {
    const [page] = PAGES;
    if (!page) throw new Error('there are no pages');
    const withMap = listNextParts(page).length;
    expect(listNextParts({ ...page, surface: 'full' })).toHaveLength(withMap - 1);
  });
});
