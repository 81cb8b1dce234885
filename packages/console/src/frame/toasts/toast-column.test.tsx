import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { createToastQueue } from '../notice/create-toast-queue';
import type { EventNotice } from './toast-card';
import { ToastColumn } from './toast-column';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notice = (text: string, change: Partial<EventNotice> = {}): EventNotice => ({
  eventType: 'deviceMoving',
  deviceId: 5,
  positionId: 0,
  tone: 'soft-info',
  isUrgent: false,
  isPinned: false,
  more: 0,
  title: 'Started moving',
  text,
  meta: 'RTA4F27 · 14:32',
  ...change,
});

function renderColumn() {
  const queue = createToastQueue<EventNotice>(4);
  const onOpen = vi.fn();
  render(
    <TextProvider locale="pt-BR">
      <ToastColumn queue={queue} onOpen={onOpen} />
    </TextProvider>,
  );
  return { queue, onOpen, push: (next: EventNotice) => act(() => queue.push(next)) };
}

describe('ToastColumn', () => {
  it('[S9.1] shows a notice for 7 s', () => {
    const { push } = renderColumn();
    push(notice('Bus 1'));
    act(() => {
      vi.advanceTimersByTime(6_999);
    });
    expect(screen.getByText('Bus 1')).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Bus 1')).not.toBeInTheDocument();
  });

  it('waits while the pointer or the focus rests on it', () => {
    const { push } = renderColumn();
    push(notice('Bus 1'));
    const region = screen.getByRole('region', { name: 'Avisos' });
    fireEvent.pointerEnter(region);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByText('Bus 1')).toBeVisible();
    fireEvent.pointerLeave(region);
    act(() => {
      vi.advanceTimersByTime(7_000);
    });
    expect(screen.queryByText('Bus 1')).not.toBeInTheDocument();
  });

  it('shows four and counts the others', () => {
    const { push } = renderColumn();
    for (let bus = 1; bus <= 7; bus += 1) push(notice(`Bus ${bus}`));
    expect(screen.getAllByText(/^Bus/)).toHaveLength(4);
    expect(screen.getByText('+3 avisos')).toBeVisible();
  });

  it('opens the device and closes itself', () => {
    const { push, onOpen } = renderColumn();
    push(notice('Bus 1'));
    fireEvent.click(screen.getByText('Bus 1'));
    expect(onOpen).toHaveBeenCalledWith(5);
    expect(screen.queryByText('Bus 1')).not.toBeInTheDocument();
  });

  it('closes the notice that has the focus on Escape, and nothing behind it', () => {
    const { push } = renderColumn();
    const onPageKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', onPageKey);
    push(notice('Bus 1'));
    push(notice('Bus 2'));
    const open = screen.getByText('Bus 1').closest('button')!;
    act(() => open.focus());
    fireEvent.keyDown(open, { key: 'Escape' });
    window.removeEventListener('keydown', onPageKey);
    expect(screen.queryByText('Bus 1')).not.toBeInTheDocument();
    expect(screen.getByText('Bus 2').closest('button')).toHaveFocus();
    expect(onPageKey).toHaveReturnedWith(true);
  });

  it('shows hostile names as text', () => {
    const { push } = renderColumn();
    push(notice('<img src=x onerror=alert(1)>'));
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('leads the keyboard from a closed notice to its neighbour, and on when none is left', () => {
    const { push } = renderColumn();
    push(notice('Bus 1'));
    push(notice('Bus 2'));
    const closeFirst = screen.getAllByRole('button', { name: 'Fechar aviso' })[0]!;
    act(() => closeFirst.focus());
    fireEvent.click(closeFirst);
    expect(screen.queryByText('Bus 1')).not.toBeInTheDocument();
    expect(screen.getByText('Bus 2').closest('button')).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    push(notice('Bus 3'));
    act(() => {
      vi.advanceTimersByTime(7_000);
    });
    expect(screen.queryByText('Bus 3')).not.toBeInTheDocument();
  });
});
