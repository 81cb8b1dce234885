import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { MapControls } from './map-controls';
import { SMALL_MAP_QUERY } from './small-map';

const nothing = () => undefined;
const draw = (toolsMenu: ReactNode, bottom?: number) =>
  render(
    <MapControls
      onZoomIn={nothing}
      onZoomOut={nothing}
      onFitAll={nothing}
      isFollowing={false}
      onToggleFollow={nothing}
      layersMenu={null}
      toolsMenu={toolsMenu}
      top={12}
      right={12}
      bottom={bottom}
    />,
    { wrapper: createTestServer({}).wrapper({ locale: 'en-US' }) },
  );

it('leaves following to the tools on a phone, where there are any', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === SMALL_MAP_QUERY,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { unmount } = draw(<button>Tools</button>);
  expect(screen.queryByRole('button', { name: 'Follow vehicle' })).not.toBeInTheDocument();
  unmount();
  draw(null);
  expect(screen.getByRole('button', { name: 'Follow vehicle' })).toBeInTheDocument();
  vi.unstubAllGlobals();
});

it('goes no lower than what covers the map’s edge', () => {
  draw(null, 250);
  expect(screen.getByRole('group', { name: 'Map controls' })).toHaveStyle({
    maxHeight: 'calc(100% - 290px)',
  });
});
