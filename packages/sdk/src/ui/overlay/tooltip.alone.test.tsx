import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

afterEach(() => vi.useRealTimers());
// What is drawn comes with the first that is looked at.
beforeAll(async () => {
  const { unmount } = show();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.tab();
  unmount();
});

const show = (onFocus?: () => void) =>
  render(
    <Tooltip text="Lock the vehicle" shortcut="L">
      <button type="button" onFocus={onFocus}>
        Lock
      </button>
    </Tooltip>,
  );
const button = () => screen.getByRole('button', { name: 'Lock' });

describe('Tooltip', () => {
  it('shows on focus by keyboard and describes its control', async () => {
    const onFocus = vi.fn();
    show(onFocus);
    expect(button()).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Lock the vehicleL');
    expect(button()).toHaveAccessibleDescription('Lock the vehicleL');
    expect(onFocus).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('goes with Escape, which then does nothing else', async () => {
    const onEscape = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', onEscape);
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', onEscape);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(onEscape).toHaveLastReturnedWith(true);
    expect(button()).toHaveFocus();
  });

  it('without words draws nothing and leaves its control where it is', () => {
    vi.useFakeTimers();
    const { rerender } = show();
    const before = button();
    fireEvent.pointerEnter(before, { pointerType: 'mouse' });
    act(() => {
      vi.advanceTimersByTime(400);
    });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    rerender(
      <Tooltip text={undefined}>
        <button type="button">Lock</button>
      </Tooltip>,
    );
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button()).toBe(before);
  });

  it('waits 400 ms under the pointer and goes when it leaves or presses', () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    act(() => {
      vi.advanceTimersByTime(399);
    });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.pointerLeave(button());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    fireEvent.pointerDown(button());
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stays away under a finger', () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('goes when what it stands in is scrolled, and stays when something else is', () => {
    vi.useFakeTimers();
    render(<div data-testid="elsewhere" />);
    show();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    act(() => {
      vi.advanceTimersByTime(400);
    });
    fireEvent.scroll(screen.getByTestId('elsewhere'));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.scroll(document);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
