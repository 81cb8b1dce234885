import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { TabBar } from './tab-bar';

describe('TabBar', () => {
  it.each([
    ['/devices', 'Devices'],
    ['/devices/22', 'Devices'],
    ['/home', 'Map'],
    ['/history', 'History'],
  ])('at %s marks %s and nothing else', (path, name) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <TextProvider locale="en-US">
          <TabBar />
        </TextProvider>
      </MemoryRouter>,
    );
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });
});
