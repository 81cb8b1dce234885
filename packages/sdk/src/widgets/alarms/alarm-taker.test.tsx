import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AlarmTake } from '../../contract';
import { LazyWords } from '../../react';
import { createTestServer } from '../../react/testing';
import { makeUser, type FakeServerState } from '../../testing';
import { AlarmTaker } from './alarm-taker';

const HOSTILE = '<img src=x onerror=alert(1)>';
const WORDS = ['alarms', 'errors', 'refusals'] as const;
const user = userEvent.setup({ delay: null });

const takeOf = (userId: number, over: Partial<AlarmTake> = {}): AlarmTake => ({
  id: 5,
  deviceId: 1,
  eventTime: '2026-08-21T12:00:00.000Z',
  alarm: 'sos',
  positionId: 1,
  userId,
  userName: userId ? HOSTILE : '',
  takenAt: userId ? '2026-08-21T12:03:00.000Z' : null,
  note: '',
  resolvedAt: null,
  resolvedBy: '',
  ...over,
});

function open(state: FakeServerState = {}) {
  const server = createTestServer({ user: makeUser({ id: 7 }), alarms: [], ...state });
  render(
    <LazyWords files={WORDS}>
      <AlarmTaker eventId={5} />
    </LazyWords>,
    { wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }) },
  );
  return server;
}

describe('AlarmTaker', () => {
  it('takes an alarm, keeps a note of it, and gives it back', async () => {
    const bodies: unknown[] = [];
    open({
      answers: {
        'POST /api/alarms/5/take': ({ body }: { body: string }) => {
          bodies.push(JSON.parse(body));
          const { note = '' } = JSON.parse(body) as { note?: string };
          return takeOf(7, { note });
        },
        'POST /api/alarms/5/release': () => takeOf(0),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    expect(await screen.findByText(/^Being handled by you/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Called');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodies).toEqual([{ eventId: 5 }, { eventId: 5, note: 'Called' }]));
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('button', { name: 'Take' })).toBeInTheDocument();
  });

  it('says who was first when two take it at once', async () => {
    const server = open({
      answers: {
        'POST /api/alarms/5/take': () => {
          server.state.alarms = [takeOf(8)];
          return new Response(JSON.stringify({ code: 'ALARM_TAKEN' }), { status: 409 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has already taken');
    expect(screen.getByText(/^Being handled by/)).toHaveTextContent(HOSTILE);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows at once what somebody else does', async () => {
    const server = open();
    await screen.findByRole('button', { name: 'Take' });
    await waitFor(() => expect(server.calls).toContain('GET /api/positions'));
    act(() => server.push({ alarms: [takeOf(8, { note: 'Police called' })] }));
    expect(await screen.findByText('Police called')).toBeInTheDocument();
  });

  it('offers nothing where the server knows of no taken alarms', async () => {
    const server = open({ answers: { 'GET /api/alarms': 404 } });
    await waitFor(() => expect(server.calls).toContain('GET /api/alarms'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why a read-only account cannot', async () => {
    open({ user: makeUser({ id: 7, readonly: true }), alarms: [] });
    const button = await screen.findByRole('button', { name: 'Take' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is resolved, says by whom, and is opened again', async () => {
    const resolvedAt = '2026-08-21T12:09:00.000Z';
    open({
      alarms: [takeOf(7, { note: 'Called' })],
      answers: {
        'POST /api/alarms/5/resolve': () => takeOf(7, { resolvedAt, resolvedBy: HOSTILE }),
        'POST /api/alarms/5/take': () => takeOf(7),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText(/^Resolved by/)).toHaveTextContent(HOSTILE);
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText(/^Being handled by you/)).toBeInTheDocument();
  });

  it('says to whom it goes and when, also if it is given back', async () => {
    const at = new Date(Date.now() + 3.5 * 60_000).toISOString();
    open({
      server: { escalatesAlarms: true },
      answers: {
        'GET /api/alarm-turns': [{ id: 5, deviceId: 1, userName: HOSTILE, at }],
        'POST /api/alarms/5/take': () => takeOf(7),
      },
    });
    expect(await screen.findByText(/^Goes to .* in 4 min$/)).toHaveTextContent(HOSTILE);
    await user.click(screen.getByRole('button', { name: 'Take' }));
    expect(await screen.findByText(/^Being handled by you/)).toBeInTheDocument();
    expect(screen.queryByText(/^Goes to/)).toBeNull();
    expect(screen.getByText(/^If released, goes to .* in 4 min$/)).toHaveTextContent(HOSTILE);
  });

  it('does not ask a server where alarms go to nobody', async () => {
    const server = open({ server: { escalatesAlarms: false } });
    await screen.findByRole('button', { name: 'Take' });
    await waitFor(() => expect(server.calls).toContain('GET /api/server'));
    expect(server.calls).not.toContain('GET /api/alarm-turns');
  });
});
