import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { BottomSheet } from './bottom-sheet';
import type { SheetHeight } from './sheet-height';

const onHeightChange = vi.fn();

function Sheet() {
  const [height, setHeight] = useState<SheetHeight>('half');
  return (
    <TextProvider locale="en-US">
      <BottomSheet
        label="History"
        height={height}
        onHeightChange={(next) => {
          onHeightChange(next);
          setHeight(next);
        }}
        head={<button onClick={() => setHeight('peek')}>Lower</button>}
      >
        <input aria-label="Vehicle" />
        <input aria-label="Follow" type="checkbox" />
      </BottomSheet>
    </TextProvider>
  );
}
const open = () => {
  onHeightChange.mockClear();
  render(<Sheet />);
};
const heights = () => onHeightChange.mock.calls.map(([height]: SheetHeight[]) => height);

it('opens whole for who presses a field, which a keyboard would cover', async () => {
  open();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(heights()).toEqual([]);
  await userEvent.click(screen.getByRole('textbox'));
  expect(heights()).toEqual(['full']);
});

it('[S2.5] is moved through its three heights from the keyboard', async () => {
  open();
  screen.getByRole('button', { name: 'Open fully' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{Home}{End}{Enter}');
  expect(heights()).toEqual(['full', 'full', 'half', 'peek', 'peek', 'full', 'peek', 'half']);
  expect(screen.getByRole('button', { name: 'Open fully' })).toHaveFocus();
});

it('follows a pointer that leaves it with its first step, and no other', () => {
  Element.prototype.setPointerCapture = vi.fn();
  open();
  const sheet = screen.getByRole('region', { name: 'History' });
  const fire = (type: string, element: Element, y: number, pointerId = 1) =>
    fireEvent(element, new PointerEvent(type, { bubbles: true, pointerId, clientY: y }));
  fire('pointerdown', screen.getByRole('button', { name: 'Open fully' }), 400);
  fire('pointermove', document.body, 397);
  expect(sheet).toHaveAttribute('data-dragging', 'false');
  fire('pointermove', document.body, 100);
  expect(sheet).toHaveAttribute('data-dragging', 'true');
  fire('pointerup', document.body, 100, 2);
  expect(heights()).toEqual([]);
  fire('pointerup', document.body, 100);
  expect(sheet).toHaveAttribute('data-dragging', 'false');
  expect(heights()).toEqual(['full']);
  fire('pointermove', document.body, 300);
  expect(sheet).toHaveAttribute('data-dragging', 'false');
});

it('keeps the focus when what had it is hidden', async () => {
  open();
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('x');
  screen.getByRole('button', { name: 'Lower' }).click();
  expect(await screen.findByRole('button', { name: 'Open halfway' })).toHaveFocus();
});
