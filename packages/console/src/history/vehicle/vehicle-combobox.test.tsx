import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { createTestClient } from '../../testing/create-test-client';
import { movingDevice } from '../../testing/story-fleet';
import { VehicleCombobox } from './vehicle-combobox';

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
        <VehicleCombobox devices={devices} value={undefined} locale="en-US" onChange={onChange} />
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

it('brings the option that the arrows lead to into sight', async () => {
  const shown: string[] = [];
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent);
  };
  const onChange = renderBox(fleet);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown>12/}');
  expect(shown.at(-1)).toContain('Van 13');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(13);
});
