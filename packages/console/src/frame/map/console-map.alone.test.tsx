import type { LiveMapProps } from '@rastro/sdk/internal';
import { BrandProvider } from '@rastro/theme';
import { defaultBranding } from '@rastro/theme/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ConsoleMap } from './console-map';
import { MapPlace } from '../../areas/reports/history/map-place';
import { MapSceneProvider } from './map-scene';

/** The widget's own menu is tested with the widget. */
vi.mock('@rastro/sdk/internal', () => ({
  LiveMap: ({ show, onShowChange, faintFences }: LiveMapProps) => (
    <input
      data-fences={faintFences ? 'faint' : 'plain'}
      type="checkbox"
      aria-label="Names"
      checked={show?.names === true}
      onChange={({ target }) => onShowChange?.({ ...show, names: target.checked })}
    />
  ),
}));

const renderStage = (children?: ReactNode) =>
  render(
    <BrandProvider branding={defaultBranding} scheme="light">
      <MapSceneProvider>
        <ConsoleMap
          ref={null}
          selectedId={null}
          onSelect={() => undefined}
          padding={undefined}
          filter={undefined}
        />
        {children}
      </MapSceneProvider>
    </BrandProvider>,
  );

it('[S3.61] keeps what is written beside the vehicles for the next visit', async () => {
  const { unmount } = renderStage();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Names' }));
  const kept: unknown = JSON.parse(localStorage.getItem('mapPref') ?? '');
  expect(kept).toEqual({ names: true });
  unmount();
  renderStage();
  expect(screen.getByRole('checkbox', { name: 'Names' })).toBeChecked();
});

it('draws fences faint below a route that is replayed, and only then', () => {
  const fences = () => screen.getByRole('checkbox', { name: 'Names' }).dataset['fences'];
  const { unmount } = renderStage(<MapPlace isReady={false}>route</MapPlace>);
  expect(fences()).toBe('plain');
  unmount();
  renderStage(<MapPlace isReady>route</MapPlace>);
  expect(fences()).toBe('faint');
});
