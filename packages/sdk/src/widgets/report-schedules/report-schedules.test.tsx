import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScheduleStart } from '../../domain';
import { TrackingProvider } from '../../react';
import { createFakeServer, type FakeCall, type FakeServerState } from '../../testing';
import { ReportSchedules, type ReportSchedulesProps } from './report-schedules';
import { SCHEDULES, schedulesState } from './testing';

function show(answers: FakeServerState['answers'] = {}, props: Partial<ReportSchedulesProps> = {}) {
  const server = createFakeServer({
    ...schedulesState,
    answers: { ...schedulesState.answers, ...answers },
  });
  render(
    <TrackingProvider client={server.client} locale="en-US" timeZone="UTC">
      <ReportSchedules {...props} />
    </TrackingProvider>,
  );
  return server;
}
afterEach(() => void vi.useRealTimers());
const bodyOf = ({ body }: FakeCall) => JSON.parse(String(body)) as Record<string, unknown>;

describe('reports that go out by themselves', () => {
  it('say what goes when, to whom, and how the last time went', async () => {
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Viagens da semanaTrips · PDF');
    expect(rows[0]).toHaveTextContent('Every Monday at 7:00 AM');
    expect(rows[0]).toHaveTextContent('ana@example.com, bruno@example.com');
    expect(rows[0]).toHaveTextContent('Sent on');
    expect(rows[1]).toHaveTextContent('Not sent on');
    expect(rows[2]).toHaveTextContent('On day 31 of each month');
    expect(rows[2]).toHaveTextContent('Paused');
    expect(document.querySelector('img')).toBeNull();
  });

  it('begin with the report that was shown, until its form is closed', async () => {
    const sent: Record<string, unknown>[] = [];
    const onStartEnd = vi.fn();
    const start: ScheduleStart = {
      kind: 'stops',
      deviceIds: [2],
      groupIds: [],
      silentHours: 24,
      grouping: 'none',
      columns: 'vehicle,duration',
      period: 'last7',
    };
    show(
      {
        'POST /api/scheduled-reports': (call: FakeCall) => {
          sent.push(bodyOf(call));
          return { ...SCHEDULES[0], id: 9 };
        },
      },
      { start, onStartEnd },
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('VUC 14')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Stops');
    await userEvent.type(within(dialog).getByLabelText(/^To/), 'a@b.example');
    expect(onStartEnd).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(sent[0]).toMatchObject({ ...start, name: 'Stops', minuteOfDay: 420, timeZone: 'UTC' });
    expect(onStartEnd).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('make a new one, and send what was chosen', async () => {
    const sent: Record<string, unknown>[] = [];
    show({
      'GET /api/scheduled-reports': [],
      'POST /api/scheduled-reports': (call: FakeCall) => {
        sent.push(bodyOf(call));
        return { ...SCHEDULES[0], id: 9 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule a report' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Enter a name of up to 128 characters.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Every morning');
    await userEvent.type(within(dialog).getByLabelText(/^To/), 'a@b.example; c@d');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(sent[0]).toMatchObject({
      name: 'Every morning',
      recipients: 'a@b.example,c@d',
      repeats: 'daily',
      minuteOfDay: 420,
      timeZone: 'UTC',
      locale: 'en-US',
      period: 'yesterday',
      format: 'pdf',
    });
  });

  it('show one with its last times, in words', async () => {
    show();
    await userEvent.click((await screen.findAllByText('Viagens da semana'))[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText(/mail server did not respond.* Next try: .*1:00 PM/),
    ).toBeVisible();
    expect(within(dialog).getByText(/bruno@example.com: 550/)).toBeVisible();
    expect(within(dialog).getByText(/· 42 rows/)).toBeVisible();
  });

  it('send one now, and say so where no mail leaves the server', async () => {
    const { calls } = show({
      'POST /api/scheduled-reports/1/send': () => new Response(null, { status: 204 }),
      'POST /api/scheduled-reports/2/send': () =>
        Response.json({ code: 'MAIL_NOT_CONFIGURED' }, { status: 409 }),
    });
    const [first, second] = await screen.findAllByRole('button', { name: 'Send now' });
    await userEvent.click(first!);
    expect(await screen.findByText('Queued: it arrives in a moment.')).toBeVisible();
    expect(calls).toContain('POST /api/scheduled-reports/1/send');
    await userEvent.click(second!);
    expect(await screen.findByText(/This server does not send email/)).toBeVisible();
  });

  it('say how it went as soon as it is known', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let lastStatus = 'sent';
    show({
      'GET /api/scheduled-reports': () => [{ ...SCHEDULES[0], lastStatus }],
      'POST /api/scheduled-reports/1/send': () => {
        lastStatus = 'waiting';
        return new Response(null, { status: 204 });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/^Queued on/)).toBeVisible();
    expect(screen.getByText('Queued: it arrives in a moment.')).toBeVisible();
    lastStatus = 'partly';
    act(() => void vi.advanceTimersByTime(5_000));
    expect(await screen.findByText(/^Partly sent on/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('Queued: it arrives in a moment.')).not.toBeInTheDocument(),
    );
  });

  it('say what one waits for and when it is tried again, not that it arrives in a moment', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let last = {};
    show({
      'GET /api/scheduled-reports': () => [{ ...SCHEDULES[0], ...last }],
      'POST /api/scheduled-reports/1/send': () => {
        last = { lastStatus: 'waiting' };
        return new Response(null, { status: 204 });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Queued: it arrives in a moment.')).toBeVisible();
    const retryAt = '2026-08-21T12:05:00.000Z';
    last = { lastStatus: 'waiting', lastError: 'MAIL_AWAY', retryAt };
    act(() => void vi.advanceTimersByTime(5_000));
    expect(
      await screen.findByText(/^The mail server did not respond\. Next try: .*12:05 PM$/),
    ).toBeVisible();
    expect(screen.queryByText('Queued: it arrives in a moment.')).toBeNull();
  });
});
