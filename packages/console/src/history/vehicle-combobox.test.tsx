import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { movingDevice } from '../testing/story-fleet';
import { VehicleCombobox } from './vehicle-combobox';

const fleet = new Map(
  Array.from({ length: 20 }, (_, index) => [
    index + 1,
    { ...movingDevice, id: index + 1, name: `Van ${index + 1}` },
  ]),
);

it('brings the option that the arrows lead to into sight', async () => {
  const shown: string[] = [];
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent);
  };
  const onChange = vi.fn();
  render(
    <TextProvider locale="en-US">
      <VehicleCombobox devices={fleet} value={undefined} locale="en-US" onChange={onChange} />
    </TextProvider>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown>12/}');
  expect(shown.at(-1)).toContain('Van 13');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(13);
});
