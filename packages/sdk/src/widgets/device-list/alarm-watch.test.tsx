import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeDevice, makePosition, type FakeCall } from '../../testing';
import { layOutPage, names, openList, user } from './testing';

const at = '2026-08-21T12:00:00.000+00:00';
const alarmed = (id: number) => makePosition(id, { deviceTime: at, attributes: { alarm: 'sos' } });
const take = (userId: number) => ({
  id: 90,
  deviceId: 1,
  eventTime: at,
  alarm: 'sos',
  positionId: 1,
  userId,
  userName: userId === 8 ? 'Carla' : '',
  takenAt: userId ? at : null,
  note: '',
  resolvedAt: null,
  resolvedBy: '',
});

const eventAt = (id: number, eventTime: string) => ({
  id,
  deviceId: 1,
  type: 'alarm',
  eventTime,
  attributes: { alarm: 'sos' },
});

describe('alarms in DeviceList', () => {
  layOutPage();

  it('are counted and stand on top until somebody takes them, and again when given back', async () => {
    const { push } = openList(
      {},
      {
        devices: [makeDevice(1, { name: 'Alfa' }), makeDevice(2, { name: 'Beta' })],
        positions: [alarmed(1), alarmed(2)],
        alarms: [],
      },
    );
    const open = (count: number) =>
      screen.findByRole('button', { name: `${count} Unassigned alarms` });
    await user.click(await open(2));
    expect(names()).toEqual(['group-alarm', 'device-1', 'device-2']);
    await waitFor(() => {
      act(() => push({ alarms: [take(8)] }));
      expect(names()).toEqual(['group-alarm', 'device-2', 'group-attended', 'device-1']);
    });
    await open(1);
    expect(await screen.findByTitle('Carla is on it')).toBeVisible();
    expect(screen.getByText('C')).toBeVisible();
    act(() => push({ alarms: [take(0)] }));
    await open(2);
    expect(names()).toEqual(['group-alarm', 'device-1', 'device-2']);
  });

  it('stay in the list as taken though the vehicle says nothing of them any more', async () => {
    const takenAt = new Date().toISOString();
    const { push } = openList(
      {},
      { devices: [makeDevice(1)], positions: [alarmed(1)], alarms: [{ ...take(8), takenAt }] },
    );
    await screen.findByTitle('Carla is on it');
    const later = { ...makePosition(1), id: 2, deviceTime: takenAt, fixTime: takenAt };
    act(() => push({ positions: [later] }));
    await waitFor(() => expect(document.querySelector('[data-alarm]')).toBeNull());
    expect(names()).toEqual(['group-attended', 'device-1']);
    expect(screen.getByTitle('Carla is on it')).toBeVisible();
    expect(screen.getByText('SOS')).toBeVisible();
  });

  it('are known of when the list opens', async () => {
    openList({}, { devices: [makeDevice(1)], positions: [alarmed(1)], alarms: [take(7)] });
    await screen.findByRole('button', { name: '0 Unassigned alarms' });
  });

  it('are taken in the row in one press, by keyboard too, without opening the vehicle', async () => {
    const onSelect = vi.fn();
    const taken: unknown[] = [];
    const asked: string[] = [];
    openList(
      { onSelect },
      {
        devices: [makeDevice(1)],
        positions: [alarmed(1)],
        alarms: [],
        answers: {
          'GET /api/reports/events': ({ url }: FakeCall) => {
            asked.push(...url.searchParams.getAll('type'));
            return [eventAt(90, at)];
          },
          'POST /api/alarms/90/take': () => {
            taken.push(90);
            return take(1);
          },
        },
      },
    );
    const button = await screen.findByRole('button', { name: 'Take' });
    // The list asks since when vehicles stand; which event an alarm is, only who takes it has to know.
    expect(asked).not.toContain('alarm');
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(taken).toEqual([90]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take' })).toBeNull());
    expect(asked).toContain('alarm');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('that every fix repeats are taken by the event they began with', async () => {
    const taken: unknown[] = [];
    const began = '2026-08-21T09:00:00.000+00:00';
    openList(
      {},
      {
        devices: [makeDevice(1)],
        positions: [alarmed(1)],
        alarms: [],
        answers: {
          'GET /api/reports/events': ({ url }: FakeCall) =>
            url.searchParams.get('from')! < began
              ? [eventAt(90, began), eventAt(80, '2026-08-20T23:00:00.000+00:00')]
              : [],
          'POST /api/alarms/90/take': () => {
            taken.push(90);
            return take(1);
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    await waitFor(() => expect(taken).toEqual([90]));
  });

  it('stay taken while every fix repeats them, until another begins', async () => {
    const began = '2026-08-21T09:00:00.000+00:00';
    const events = [eventAt(90, began)];
    const { push } = openList(
      {},
      {
        devices: [makeDevice(1)],
        positions: [alarmed(1)],
        alarms: [{ ...take(7), eventTime: began, takenAt: began }],
        answers: { 'GET /api/reports/events': () => events },
      },
    );
    await screen.findByRole('button', { name: '0 Unassigned alarms' });
    events.push(eventAt(91, '2026-08-21T12:15:00.000+00:00'));
    const fix = { ...alarmed(1), id: 2, deviceTime: '2026-08-21T12:20:00.000+00:00' };
    await waitFor(() => {
      act(() => push({ positions: [fix] }));
      screen.getByRole('button', { name: '1 Unassigned alarms' });
    });
  });

  it('say that none is found any more', async () => {
    openList(
      {},
      {
        devices: [makeDevice(1)],
        positions: [alarmed(1)],
        alarms: [],
        answers: { 'GET /api/reports/events': [] },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('say in their row why nobody could take them', async () => {
    openList(
      {},
      {
        devices: [makeDevice(1)],
        positions: [alarmed(1)],
        alarms: [],
        answers: { 'GET /api/reports/events': 503 },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  });
});
