import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS, type PeriodChoice, type ReplayView } from '../../domain';
import { createTestServer } from '../../react/testing';
import { makePosition, type FakeCall, type FakeServerState } from '../../testing';
import { RouteReplay } from './route-replay';
import type { RouteReplaySlotProps } from './route-replay-props';
import { MORNING, replayState, START_MS } from './testing';

const Here = ({ children }: RouteReplaySlotProps) => <>{children}</>;
const Nowhere = () => null;
const slots = { map: Nowhere, player: Here };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(view: Partial<ReplayView> = {}, state: FakeServerState = replayState()) {
  const server = createTestServer(state);
  const Wrapper = server.wrapper({ locale: 'en-US', timeZone: 'UTC' });
  const onViewChange = vi.fn();
  const defaultView: ReplayView = {
    deviceIds: [1],
    choice: MORNING,
    coloring: 'speed',
    atMs: null,
    ...view,
  };
  render(<RouteReplay defaultView={defaultView} onViewChange={onViewChange} slots={slots} />, {
    wrapper: Wrapper,
  });
  return { onViewChange, server };
}
const slider = () => screen.findByRole('slider', { name: 'Moment of the route' });
const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.nextSibling?.textContent} ${term.textContent}`);

describe('RouteReplay', () => {
  it('says what was driven, and where it stopped for how long [S1.18]', async () => {
    await open();
    await slider();
    expect(figures()).toEqual(
      expect.arrayContaining(['2 stops', expect.stringMatching(/^1 h \d+ min driving$/)]),
    );
    const list = within(screen.getAllByRole('list')[1]!);
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent(/^[\d.]+ km · 20 min$/);
    const entries = list.getAllByRole('button');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Start.*11:00/),
      expect.stringMatching(/^1Stop 15 minAv\. Juscelino Kubitschek, 1830.*11:20/),
      expect.stringMatching(/^Hard braking.*11:40/),
      expect.stringMatching(/^2Stop 8 min.*11:50/),
      expect.stringMatching(/^No signal for 51 min.*12:29/),
      expect.stringMatching(/^End.*1:20/),
    ]);
  });

  it('draws the sign of a gap in lines, not as a dot', async () => {
    await open();
    const gap = await screen.findByRole('button', { name: /^No signal for/ });
    const lines = [...gap.querySelectorAll('svg path')].map((line) => line.getAttribute('d') ?? '');
    expect(lines.filter((line) => !line.endsWith('h.01')).length).toBeGreaterThan(2);
  });

  it('tells stops and events as account and server say, until somebody chooses', async () => {
    const server = { attributes: { mapStops: false, mapEvents: true } };
    const { onViewChange } = await open({}, { ...replayState(), server });
    await slider();
    const list = () => document.querySelector('.rastro-replay-list')?.textContent;
    const drawn = (kind: string) => document.querySelectorAll(`[data-kind=${kind}]`).length;
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name });
    expect(await choice('Stops')).not.toBeChecked();
    expect(list()).not.toContain('Stop 15 min');
    expect(list()).toContain('Hard braking');
    expect([drawn('stop'), drawn('alarm')]).toEqual([0, 1]);
    expect(figures()).toContain('2 stops');
    await userEvent.click(await choice('Stops'));
    await userEvent.click(await choice('Events'));
    expect(list()).toContain('Stop 15 min');
    expect(list()).not.toContain('Hard braking');
    expect([drawn('stop'), drawn('alarm')]).toEqual([2, 0]);
    expect(onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ stops: true, events: false }),
      { isStep: false },
    );
  });

  it('folds what happened between two stops, fences only when they are wanted', async () => {
    const event = (minute: number, type: string) => ({
      id: minute,
      deviceId: 1,
      type,
      attributes: {},
      eventTime: new Date(START_MS + minute * MINUTE_MS).toISOString(),
    });
    const types = ['deviceOverspeed', 'geofenceExit', 'driverChanged', 'geofenceEnter'];
    const events = types.map((type, index) => event(36 + index, type));
    const { onViewChange } = await open({}, replayState({ 'GET /api/reports/events': events }));
    const moment = await slider();
    const fold = screen.getByRole('button', { name: /^2 events/ });
    expect(screen.queryByText(/entered geofence/i)).not.toBeInTheDocument();
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(fold.parentElement!).getAllByRole('button')[2]!);
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/11:38:00/));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Geofences/ }));
    expect(fold).toHaveTextContent('4 events');
    expect(onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fenceEvents: true, events: true }),
      { isStep: false },
    );
  });

  it('draws the limit of the device in the graph of speeds, in the unit of the account', async () => {
    const state = replayState();
    const devices = state.devices?.map((device) => ({
      ...device,
      attributes: { speedLimit: 32.4 },
    }));
    await open({}, { ...state, ...(devices && { devices }) });
    await slider();
    expect(screen.getByText('limit 60 km/h')).toBeInTheDocument();
  });

  it('draws the limit of the group that a device is in, above all that was driven', async () => {
    const state = replayState({
      'GET /api/groups': [{ id: 5, name: 'North', groupId: 0, attributes: { speedLimit: 54 } }],
    });
    const devices = state.devices?.map((device) => ({ ...device, groupId: 5 }));
    await open({}, { ...state, ...(devices && { devices }) });
    await slider();
    expect(await screen.findByText('limit 100 km/h')).toBeInTheDocument();
    expect(screen.getByText('100 km/h')).toBeInTheDocument();
  });

  it('begins the last of its colours at the limit, and says so in its legend', async () => {
    const state = replayState();
    const devices = state.devices?.map((device) => ({
      ...device,
      attributes: { speedLimit: 43.2 },
    }));
    await open({}, { ...state, ...(devices && { devices }) });
    await slider();
    expect(screen.getByText('40–80')).toBeInTheDocument();
    expect(screen.getByText('above the limit, 80 km/h')).toBeInTheDocument();
    expect(screen.queryByText('above 60 km/h')).not.toBeInTheDocument();
    expect(document.querySelector('[data-kind=limit][data-of=devices]')).toBeInTheDocument();
  });

  it('draws where the last colour begins where nobody set a limit, and nothing beside other graphs', async () => {
    await open();
    await slider();
    const limits = () => document.querySelectorAll('[data-kind=limit]').length;
    expect(screen.getByText('60 km/h')).toBeInTheDocument();
    expect(screen.queryByText(/limit/)).not.toBeInTheDocument();
    expect(limits()).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Fuel' }));
    expect(limits()).toBe(0);
  });

  it('is stepped by keyboard and tells each moment to who does not see it', async () => {
    const { onViewChange } = await open();
    const moment = await slider();
    expect(moment).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/11:00:00 AM, \d+ km\/h/),
    );
    fireEvent.keyDown(moment, { key: 'ArrowRight' });
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/11:01:00 AM/));
    fireEvent.keyDown(moment, { key: 'PageUp' });
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/11:20:00 AM, 0 km\/h/));
    expect(screen.getByRole('button', { current: 'step' })).toHaveTextContent('Stop 15 min');
    fireEvent.keyDown(moment, { key: 'End' });
    fireEvent.keyDown(moment, { key: 'ArrowLeft' });
    fireEvent.change(moment, { target: { value: START_MS + 100 * MINUTE_MS } });
    expect(moment).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/12:40:00 PM, no signal/),
    );
    await waitFor(() =>
      expect(onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ atMs: START_MS + 100 * MINUTE_MS }),
        { isStep: false },
      ),
    );
  });

  it('plays by the space bar and changes its speed by < and >', async () => {
    await open();
    await slider();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    await userEvent.keyboard('>');
    expect(screen.getByRole('radio', { name: '32×' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('where it is narrow, its speed is shown and steps slower and faster', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly tell: (entries: unknown[]) => void) {}
        observe = () => this.tell([{ contentRect: { width: 351 } }]);
        disconnect = () => undefined;
      },
    );
    await open();
    await slider();
    const rates = within(screen.getByRole('group', { name: 'Replay speed' }));
    await userEvent.click(rates.getByRole('button', { name: 'Faster' }));
    await userEvent.click(rates.getByRole('button', { name: 'Faster' }));
    expect(rates.getByRole('status')).toHaveTextContent('64×');
    expect(rates.getByRole('button', { name: 'Faster' })).toBeDisabled();
    await userEvent.click(rates.getByRole('button', { name: 'Slower' }));
    expect(rates.getByRole('status')).toHaveTextContent('32×');
  });

  it('shows ignitions where they are asked for: stops tell most of them', async () => {
    await open();
    await slider();
    const list = () => document.querySelector('.rastro-replay-list')?.textContent;
    expect(list()).not.toMatch(/Ignition/);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Ignition/ }));
    expect(list()).toMatch(/Ignition off/);
  });

  it('names no day in a route of one', async () => {
    await open();
    await slider();
    const list = screen.getAllByRole('list')[1]!;
    expect(list).toHaveTextContent(/11:00/);
    expect(list).not.toHaveTextContent(/Aug/);
    await userEvent.click(screen.getByRole('radio', { name: 'Positions' }));
    expect(screen.getByRole('grid')).toHaveTextContent(/11:00:00/);
    expect(screen.getByRole('grid')).not.toHaveTextContent(/Aug/);
  });

  it('names a day where it begins in a route over more than one, and once', async () => {
    const state = replayState();
    const answer = state.answers?.['GET /api/positions'];
    const positions = (call: FakeCall) => {
      const fixes: unknown = typeof answer === 'function' ? answer(call) : [];
      const fixTime = new Date(START_MS + 30 * 60 * MINUTE_MS).toISOString();
      return Array.isArray(fixes) ? [...fixes, makePosition(1, { id: 9, fixTime })] : fixes;
    };
    await open({}, replayState({ 'GET /api/positions': positions }));
    await slider();
    const [start] = within(screen.getAllByRole('list')[1]!).getAllByRole('button');
    expect(start).toHaveTextContent(/^Start.*Aug 21, 11:00/);
    const list = screen.getAllByRole('list')[1]!.textContent;
    expect(list.match(/Aug 21/g)).toHaveLength(1);
    expect(list.match(/Aug 22/g)).toHaveLength(1);
  });

  it('draws the entries of a long list once they are near what is seen', async () => {
    const near: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: unknown[]) => void) {
          near.push(() => tell([{ isIntersecting: true }]));
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const stops = Array.from({ length: 100 }, (_, index) => {
      const [from, to] = [index, index + 0.5].map((minute) =>
        new Date(START_MS + (minute * MINUTE_MS) / 2).toISOString(),
      );
      const place = { latitude: 0, longitude: 0, address: `Stop of ${index + 1}` };
      return { deviceId: 1, startTime: from, endTime: to, ...place };
    });
    await open({}, replayState({ 'GET /api/reports/stops': stops }));
    await slider();
    const numbers = () =>
      [...document.querySelectorAll('.rastro-replay-list button')].filter(({ textContent }) =>
        /^\d+Stop /.test(textContent),
      ).length;
    expect(numbers()).toBeGreaterThan(10);
    expect(numbers()).toBeLessThan(60);
    act(() => near.forEach((tell) => tell()));
    expect(numbers()).toBe(100);
  });

  it('sums up the part that is selected, and all again', async () => {
    await open();
    const moment = await slider();
    fireEvent.keyDown(moment, { key: 'PageUp' });
    fireEvent.keyDown(moment, { key: 'PageUp', shiftKey: true });
    expect(screen.getByText(/^Section: .*11:20:00.*11:50:00/)).toBeInTheDocument();
    expect(figures()).toContain('30 min duration');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryByText(/^Section:/)).not.toBeInTheDocument();
  });

  it('binds its table of positions to the moment both ways', async () => {
    await open();
    const moment = await slider();
    await userEvent.click(screen.getByRole('radio', { name: 'Positions' }));
    const table = screen.getByRole('grid', { name: 'Positions of the route' });
    expect(table).toHaveAttribute('aria-rowcount', '92');
    expect(within(table).getByRole('row', { selected: true })).toHaveTextContent('11:00:00');
    fireEvent.keyDown(moment, { key: 'ArrowRight' });
    expect(within(table).getByRole('row', { selected: true })).toHaveTextContent('11:01:00');
    fireEvent.keyDown(table, { key: 'ArrowDown' });
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/11:02:00/));
  });

  it('says when there is no route for the period [S8.42]', async () => {
    await open({ deviceIds: [3] });
    expect(await screen.findByText('No route for this period')).toBeInTheDocument();
    expect(screen.getByText(/^No position of Corolla between/)).toBeInTheDocument();
  });

  it('names the vehicles that have none beside those that have one', async () => {
    await open({ deviceIds: [1, 3] });
    await slider();
    expect(screen.getByText('No route for this period: Corolla.')).toBeInTheDocument();
  });

  it('draws each of several vehicles in its own colour in the graph, before it is played too', async () => {
    await open({ deviceIds: [1, 2] });
    await slider();
    const ahead = [...document.querySelectorAll('[data-kind="rest"][data-of="several"]')];
    expect(ahead).toHaveLength(2);
    const colors = ahead.map((line) => line.parentElement?.style.color);
    expect(new Set(colors).size).toBe(2);
  });

  it('asks for no route of ten years, and says how long a period may be', async () => {
    const toMs = MORNING.toMs!;
    const choice: PeriodChoice = { kind: 'custom', fromMs: toMs - 3_652 * DAY_MS, toMs };
    const isRoute = ({ url }: FakeCall) => url.searchParams.has('from');
    const asked = vi.fn((call: FakeCall) => (isRoute(call) ? 400 : []));
    const { server } = await open({ choice }, replayState({ 'GET /api/positions': asked }));
    expect(await screen.findByText('Correct the period')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(
      'Choose at most 31 days.',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(asked.mock.calls.filter(([call]) => isRoute(call))).toEqual([]);
    expect(server.calls.filter((call) => call.includes('/reports/'))).toEqual([]);
  });

  it('asks again after a failure', async () => {
    const state = replayState({ 'GET /api/reports/stops': 502 });
    await open({}, state);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    state.answers!['GET /api/reports/stops'] = [];
    await userEvent.click(retry);
    expect(await slider()).toBeInTheDocument();
  });

  it('goes on while the connection is away', async () => {
    const { server } = await open();
    const moment = await slider();
    server.drop();
    fireEvent.keyDown(moment, { key: 'ArrowRight' });
    expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/11:01:00 AM/));
  });
});
