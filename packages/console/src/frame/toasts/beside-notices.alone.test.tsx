import { NoticeDrawer } from '@rastro/sdk/internal';
import { createFakeServer } from '@rastro/sdk/testing';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { createToastQueue } from '../notice/create-toast-queue';
import type { EventNotice } from './toast-card';
import { NOTICES_WIDTH_PX, ToastColumn } from './toast-column';

const notice: EventNotice = {
  eventType: 'alarm',
  deviceId: 5,
  positionId: 0,
  tone: 'red',
  isUrgent: true,
  isPinned: false,
  more: 0,
  title: 'SOS',
  text: 'Bus 1',
  meta: '',
};
const asideOf = (): string => {
  const column = screen.getByText('Bus 1').closest('section')!; // they stand in one
  return getComputedStyle(column).getPropertyValue('--toasts-aside').trim();
};

it('moves notices aside by as much as the drawer of notices is wide, while that is open', async () => {
  const queue = createToastQueue<EventNotice>(4);
  queue.push(notice, { isUrgent: true });
  const show = (isBesideNotices: boolean) => (
    <TextProvider locale="en-US">
      <ToastColumn queue={queue} isBesideNotices={isBesideNotices} onOpen={() => undefined} />
    </TextProvider>
  );
  const { rerender } = render(show(false));
  expect(asideOf()).toBe('0px');
  rerender(show(true));
  expect(asideOf()).toBe(`${NOTICES_WIDTH_PX}px`);

  const { client } = createFakeServer({});
  render(
    <TrackingProvider client={client} locale="en-US" appearance={null}>
      <NoticeDrawer onClose={() => undefined} />
    </TrackingProvider>,
  );
  const drawer = await screen.findByRole('complementary');
  expect(getComputedStyle(drawer).width).toBe(`${NOTICES_WIDTH_PX}px`);
});
