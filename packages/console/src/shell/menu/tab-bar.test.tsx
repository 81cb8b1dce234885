import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../app/pages';
import { TextProvider } from '../../i18n/text-context';
import { PagesContext } from '../../navigation/pages-context';
import { TabBar } from './tab-bar';

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TextProvider locale="en-US">
        <PagesContext value={PAGES}>
          <TabBar />
        </PagesContext>
      </TextProvider>
    </MemoryRouter>,
  );

describe('TabBar', () => {
  it.each([
    ['/devices', 'Devices'],
    ['/devices/22', 'Devices'],
    ['/home', 'Map'],
    ['/history', 'History'],
  ])('at %s marks %s and nothing else', (path, name) => {
    renderAt(path);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it.each([
    ['/devices/22', '/history?device=22'],
    ['/devices', '/history'],
  ])('leads from %s to the history at %s', (path, target) => {
    renderAt(path);
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(target);
  });
});
