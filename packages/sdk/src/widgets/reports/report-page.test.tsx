import { render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_REPORT_VIEW, type ReportKind, type ReportView } from '../../domain';
import { createTestServer } from '../../react/testing';
import { makeUser, type FakeServerState } from '../../testing';
import { ReportPage } from './report-page';
import type { ReportPageProps } from './report-page-props';
import { REPORT_DAY, reportState } from './testing';

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const asked: Partial<ReportView> = {
  vehicles: { deviceIds: [1, 2], groupIds: [] },
  period: { kind: 'custom', fromMs: REPORT_DAY, toMs: REPORT_DAY + 86_400_000 },
};

function open(
  kind: ReportKind,
  view: Partial<ReportView> = asked,
  state: FakeServerState = {},
  props: Partial<ReportPageProps> = {},
) {
  const views: ReportView[] = [];
  function Host() {
    const [current, setCurrent] = useState<ReportView>({ ...EMPTY_REPORT_VIEW, ...view });
    return (
      <ReportPage
        kind={kind}
        view={current}
        onViewChange={(next) => {
          views.push(next);
          setCurrent(next);
        }}
        {...props}
      />
    );
  }
  const answers = { ...reportState.answers, ...state.answers };
  const server = createTestServer({ ...reportState, ...state, answers });
  render(<Host />, { wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }) });
  return views;
}
/** jsdom lays nothing out: the table is told how large it is. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: ResizeObserverCallback) {}
      observe(target: Element) {
        const contentRect = { width: 1280, height: 600 } as DOMRectReadOnly;
        const entry = { target, contentRect } as ResizeObserverEntry;
        this.tell([entry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const drawn = (count: number) =>
  waitFor(() =>
    expect(document.querySelectorAll('.rastro-table-row[data-opens]')).toHaveLength(count),
  );
const lines = () => screen.getAllByRole('row').slice(1);
const cell = (line: HTMLElement, at: number) => within(line).getAllByRole('gridcell')[at];

describe('ReportPage', () => {
  it('[S1.20] asks for what was built, and shows rows with their figures', async () => {
    const views = open('trips', {});
    await user.click(await screen.findByRole('combobox', { name: 'Vehicles and groups' }));
    await user.keyboard('zona');
    await user.click(await screen.findByRole('option', { name: /Entregas Zona Sul/ }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(views.at(-1)?.vehicles).toEqual({ deviceIds: [], groupIds: [1] });
    await drawn(3);
    // Three trips of 10.0, 10.7 and 11.4 km.
    const totals = lines().at(-1)!;
    expect(totals).toHaveTextContent('32.1 km');
    expect(totals).toHaveTextContent('2 h 30 min');
  });

  it('folds what was asked for into a line, and opens it again', async () => {
    const views = open('trips');
    await drawn(6);
    const change = () => screen.findByRole('button', { name: 'Change vehicles and period' });
    expect(screen.queryByRole('form', { name: 'Build the report' })).toBeNull();
    expect(await change()).toHaveAccessibleDescription(/^Custom · .*Aug.* · Fiorino 07, .*$/);
    await user.click(await change());
    const field = await screen.findByRole('combobox', { name: 'Vehicles and groups' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await change()).toHaveFocus();
    expect(views).toEqual([]);
    await user.click(await change());
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await change()).toHaveFocus();
    expect(views).toHaveLength(1);
  });

  it('says that nobody checked in, and leads to the drivers', async () => {
    const onDrivers = vi.fn();
    open('drivers', asked, { answers: { 'GET /api/drives': [] } }, { onDrivers });
    expect(await screen.findByText('No driver took a vehicle')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Drivers and codes' }));
    expect(onDrivers).toHaveBeenCalledOnce();
  });

  it('groups the days of drivers by day, not by vehicle', async () => {
    const drive = (id: number, deviceId: number) => ({
      id,
      deviceId,
      driverId: 7,
      driverName: 'João Prado',
      beganAt: '2026-08-20T08:00:00Z',
      endedAt: '2026-08-20T09:00:00Z',
    });
    const answers = { 'GET /api/drives': [drive(1, 1), drive(2, 2)] };
    open('drivers', { ...asked, grouping: 'vehicle' }, { answers });
    await drawn(2);
    expect(lines()[0]).toHaveTextContent('João Prado');
    await user.click(screen.getByRole('button', { name: 'Group: none' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['No grouping', 'By day']);
  });

  it('asks the same again by one press', async () => {
    let count = 0;
    const trips = () => (count++, []);
    open('trips', asked, { answers: { 'GET /api/reports/trips': trips } });
    const again = await screen.findByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(count).toBe(2));
    await user.click(again);
    await waitFor(() => expect(count).toBe(4));
    expect(again).toHaveFocus();
  });

  it('offers to schedule what goes out by itself, to who may', async () => {
    const onSchedule = vi.fn();
    open('trips', asked, {}, { onSchedule });
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    expect(onSchedule).toHaveBeenCalledOnce();
  });

  it.each([
    ['a chart', 'chart', {}],
    ['an account that changes nothing', 'trips', { user: makeUser({ readonly: true }) }],
  ] as const)('does not offer it for %s', async (_, kind, state) => {
    open(kind, asked, state, { onSchedule: () => expect.unreachable() });
    await screen.findByRole('button', { name: 'Refresh' });
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  });

  it('keeps the form open while its period is none', async () => {
    const { fromMs, toMs } = asked.period!;
    open('trips', { ...asked, period: { kind: 'custom', fromMs: toMs, toMs: fromMs } });
    expect(await screen.findByRole('form', { name: 'Build the report' })).toBeVisible();
  });

  it('asks the server for none of ten years, and says how long a period may be', async () => {
    const { toMs } = asked.period!;
    const answer = vi.fn(() => []);
    const period: ReportView['period'] = {
      kind: 'custom',
      fromMs: toMs! - 3_652 * 86_400_000,
      toMs,
    };
    open('trips', { ...asked, period }, { answers: { 'GET /api/reports/trips': answer } });
    const form = await screen.findByRole('form', { name: 'Build the report' });
    expect(within(form).getByRole('group', { name: 'To' })).toHaveAccessibleDescription(
      'Choose at most 366 days.',
    );
    expect(within(form).getByRole('button', { name: 'Generate' })).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
  });

  it('draws what strangers named as text', async () => {
    open('trips');
    await drawn(6);
    await waitFor(() =>
      expect(screen.getAllByText('<img src=x onerror=alert(1)>').length).toBeGreaterThan(2),
    );
    expect(document.querySelector('img')).toBeNull();
  });

  it('sorts, and tells its host', async () => {
    const views = open('trips');
    await drawn(6);
    await user.click(await screen.findByRole('button', { name: /^Distance/ }));
    expect(views.at(-1)?.sort).toEqual({ columnId: 'distance', isDescending: false });
    await user.click(screen.getByRole('button', { name: /^Distance/ }));
    await waitFor(() => expect(cell(lines()[0]!, 0)).toHaveTextContent('FQK2B91'));
  });

  it('tells which highest speeds were above what the vehicle may drive at', async () => {
    open('trips', asked, { server: { attributes: { speedLimit: 41.5 } } });
    await drawn(6);
    const marks = await screen.findAllByRole('img', { name: 'Above the 77 km/h limit' });
    expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(
      Array.from({ length: 3 }, () => '78 km/h'),
    );
  });

  it('groups by vehicle with figures of each', async () => {
    open('trips', { ...asked, grouping: 'vehicle' });
    const group = (await screen.findByText('Fiorino 07 (3)')).closest('[role=row]');
    expect(group).toHaveTextContent('32.1 km');
  });

  it('shows all that is known of a row beside, and leads to its replay', async () => {
    const onReplay = vi.fn();
    open('events', asked, {}, { onReplay });
    await drawn(8);
    await screen.findAllByRole('gridcell');
    await user.click(cell(lines()[1]!, 1)!);
    const side = await screen.findByRole('complementary');
    expect(side).toHaveTextContent('This event has no location.');
    expect(side).toHaveTextContent('SOS');
    await user.click(within(side).getByRole('button', { name: 'Replay' }));
    expect(onReplay).toHaveBeenCalledWith(expect.objectContaining({ deviceId: 1 }));
    await user.click(within(lines()[0]!).getByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Replay' }));
    expect(onReplay).toHaveBeenCalledTimes(2);
  });

  it('opens the first trip beside its table where there is room, until somebody closes it', async () => {
    const isWide = (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener() {},
      removeEventListener() {},
    });
    vi.stubGlobal('matchMedia', isWide);
    open('trips', asked, { answers: { 'GET /api/positions': [] } });
    await drawn(6);
    const side = await screen.findByRole('complementary', { name: 'Fiorino 07' });
    await waitFor(() => expect(lines()[0]).toHaveAttribute('aria-current', 'true'));
    await user.click(within(side).getByRole('button', { name: 'Close the row' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(cell(lines()[3]!, 0)!);
    expect(await screen.findByRole('complementary')).toHaveTextContent('FQK2B91');
  });

  it('says who drove, the arrival and where to below vehicle, start and place', async () => {
    open('trips');
    await drawn(6);
    await screen.findAllByRole('columnheader');
    const line = lines()[0]!;
    expect(cell(line, 0)).toHaveTextContent('João Batista');
    expect(cell(line, 1)).toHaveTextContent(/8:01.*until 8:51/);
    expect(cell(line, 2)).toHaveTextContent(/Guararapes.*→ .*Kubitschek/);
    await user.click(screen.getByRole('button', { name: /Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Driver' }));
    expect(cell(lines()[0]!, 0)).not.toHaveTextContent('João Batista');
  });

  it('of one vehicle says who it is above, and only the times of its day in rows, till somebody chooses', async () => {
    const views = open('trips', { ...asked, vehicles: { deviceIds: [1], groupIds: [] } });
    await drawn(3);
    expect(
      await screen.findByRole('button', { name: 'Change vehicles and period' }),
    ).toHaveAccessibleDescription(/Fiorino 07 · RTA4F27$/);
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).join()).not.toContain('Vehicle');
    expect(cell(lines()[0]!, 0)).toHaveTextContent(/^8:01 AM.*until 8:51 AM$/);
    await user.click(screen.getByRole('button', { name: /Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Vehicle' }));
    expect(views.at(-1)?.columns?.[0]).toBe('vehicle');
    expect(cell(lines()[0]!, 0)).toHaveTextContent('RTA4F27');
    await user.click(screen.getByRole('checkbox', { name: 'Vehicle' }));
    await user.click(screen.getByRole('checkbox', { name: 'Driver' }));
    expect(cell(lines()[0]!, 0)).toHaveTextContent(/^8:01/);
    await user.click(screen.getByRole('checkbox', { name: 'Vehicle' }));
    expect(cell(lines()[0]!, 0)).toHaveTextContent('RTA4F27');
  });

  it('asks for the addresses of what is on the screen, one after the other, and finds rows by them', async () => {
    const found: string[] = [];
    open('trips', asked, {
      server: { geocoderEnabled: true },
      answers: {
        'GET /api/server/geocode': ({ url }: { url: URL }) => {
          const longitude = Number(url.searchParams.get('longitude')).toFixed(2);
          found.push(`${longitude} ${url.searchParams.get('background')}`);
          return new Response(`Rua ${longitude}`);
        },
      },
    });
    await drawn(6);
    await waitFor(() => expect(screen.getAllByText('Rua -46.64')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('Rua -46.65')).toHaveLength(2));
    // What starts with an address is not asked for, and what two rows share once.
    expect(found.sort()).toEqual(['-46.64 true', '-46.65 true']);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Find .*address/ })).toBeNull(),
    );
    await user.type(screen.getByRole('searchbox', { name: /Search/ }), '-46.65');
    await drawn(2);
  });

  it('names the vehicles that failed, and asks for them again', async () => {
    let isBroken = true;
    const answer = reportState.answers?.['GET /api/reports/stops'] as (call: {
      url: URL;
    }) => object;
    open('stops', asked, {
      answers: {
        'GET /api/reports/stops': (call: { url: URL }) =>
          isBroken && call.url.searchParams.get('deviceId') === '1' ? 502 : answer(call),
      },
    });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('One vehicle failed');
    expect(notice).toHaveTextContent('Fiorino 07');
    isBroken = false;
    await user.click(within(notice).getByRole('button', { name: 'Try those again' }));
    await drawn(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says of a vehicle that is gone that it is, and asks for it still', async () => {
    open('stops', { ...asked, vehicles: { deviceIds: [1, 99], groupIds: [] } });
    expect(await screen.findByText(/One selected vehicle was deleted/)).toBeVisible();
    await drawn(2);
  });

  it('draws what was measured, and opens the row that was pressed at', async () => {
    const views = open('chart');
    await drawn(20);
    const chart = () => document.querySelector('.rastro-line-chart svg')!;
    expect(chart()).toHaveAccessibleName(/Fiorino 07, Speed: from/);
    expect(chart().querySelectorAll('path')).toHaveLength(2);
    await user.pointer({
      keys: '[MouseLeft]',
      target: chart(),
      coords: { clientX: 0, clientY: 0 },
    });
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.pointer({
      keys: '[MouseLeft]',
      target: chart(),
      coords: { clientX: 1, clientY: 0 },
    });
    expect(await screen.findByRole('complementary')).toHaveTextContent('Speed');
    await user.click(screen.getByRole('button', { name: /What the chart shows/ }));
    await user.click(await screen.findByText('Altitude'));
    expect(views.at(-1)?.measure).toBe('altitude');
    await waitFor(() => expect(chart()).toHaveAccessibleName(/Fiorino 07, Altitude/));
    await user.click(document.querySelector('.rastro-chip[aria-pressed=true]')!);
    await waitFor(() => expect(chart()).not.toHaveAccessibleName(/Fiorino/));
  });

  it('says that nobody told what is asked for', async () => {
    open('chart', { ...asked, measure: 'humidity' });
    expect(await screen.findByText(/None of these vehicles reported/)).toBeVisible();
  });

  it('[S8.43] says that there is nothing in a period', async () => {
    open('stops', asked, { answers: { 'GET /api/reports/stops': [] } });
    // It is drawn anew when the names of fences come.
    await waitFor(() => expect(screen.getByText('Nothing in this period')).toBeVisible());
  });

  it('tells the silent vehicles with what helps to reach them', async () => {
    open('silent', { vehicles: 'all' });
    const line = (await screen.findByText('+55 11 91234-5678')).closest('[role=row]');
    expect(line).toHaveTextContent('12 %');
  });

  it('asks nothing for an account without reports, and says why', async () => {
    const none = makeUser({ disableReports: true });
    open('trips', asked, { user: none, answers: { 'GET /api/reports/trips': 500 } });
    expect(await screen.findByText(/reports/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  });
});
