import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServer } from '../../react/testing';
import { MapControls } from './map-controls';

it('goes no lower than what covers the map’s edge', () => {
  const nothing = () => undefined;
  render(
    <MapControls
      onZoomIn={nothing}
      onZoomOut={nothing}
      onFitAll={nothing}
      isFollowing={false}
      onToggleFollow={nothing}
      layersMenu={null}
      toolsMenu={null}
      top={12}
      right={12}
      bottom={250}
    />,
    { wrapper: createTestServer({}).wrapper({ locale: 'en-US' }) },
  );
  expect(screen.getByRole('group', { name: 'Map controls' })).toHaveStyle({
    maxHeight: 'calc(100% - 290px)',
  });
});
