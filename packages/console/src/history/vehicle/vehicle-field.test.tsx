import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { createTestClient } from '../../testing/create-test-client';
import { movingDevice } from '../../testing/story-fleet';
import { VehicleField } from './vehicle-field';

const fleet = new Map(
  Array.from({ length: 20 }, (_, index) => [
    index + 1,
    { ...movingDevice, id: index + 1, name: `Van ${index + 1}` },
  ]),
);

function renderBox(devices: ReadonlyMap<number, typeof movingDevice>) {
  const onChange = vi.fn();
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={createTestClient({}).client} locale="en-US" appearance={null}>
        <VehicleField devices={devices} value={undefined} onChange={onChange} />
      </TrackingProvider>
    </TextProvider>,
  );
  return onChange;
}

it('says that there are no vehicles, and for what there is none', async () => {
  renderBox(new Map());
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('status')).toHaveTextContent('No devices yet');
  await userEvent.keyboard('x');
  expect(screen.getByRole('status')).toHaveTextContent('No vehicle matches “x”.');
});

it('gives the one that was found by its plate in the other spelling', async () => {
  const devices = new Map(fleet).set(30, {
    ...movingDevice,
    id: 30,
    name: 'Bus',
    attributes: { 'rastro-plate': 'ABC1D23' },
  });
  const onChange = renderBox(devices);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('ABC-1323{Enter}');
  expect(onChange).toHaveBeenCalledWith(30);
});
