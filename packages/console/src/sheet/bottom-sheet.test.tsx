import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { BottomSheet } from './bottom-sheet';

const open = () => {
  const onHeightChange = vi.fn();
  render(
    <TextProvider locale="en-US">
      <BottomSheet label="History" height="half" onHeightChange={onHeightChange} head={null}>
        <input aria-label="Vehicle" />
        <input aria-label="Follow" type="checkbox" />
      </BottomSheet>
    </TextProvider>,
  );
  return onHeightChange;
};

it('opens whole for who presses a field, which a keyboard would cover', async () => {
  const onHeightChange = open();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onHeightChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('textbox'));
  expect(onHeightChange).toHaveBeenCalledWith('full');
});
