import { calendar, command, computedAttribute, driver, maintenance } from '@rastro/sdk/contract';
import {
  createFakeServer,
  makeDevice,
  makePosition,
  makeUser,
  type FakeServerState,
} from '@rastro/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../testing/render-console';
import { testInWideWindow } from '../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

const lia = driver.decode({ id: 1, name: 'Lia', uniqueId: 'tag-1', attributes: {} });

function open(path: string, state: FakeServerState = {}) {
  const devices = [makeDevice(1, { name: 'Van' })];
  const holders = { deviceIds: [1], groupIds: [], userIds: [] };
  const answers = {
    'GET /api/drivers/1/holders': holders,
    'GET /api/maintenance/1/holders': holders,
    'GET /api/calendars/1/holders': holders,
    'GET /api/commands/1/holders': holders,
    'GET /api/attributes/computed/1/holders': holders,
    ...state.answers,
  };
  const account = makeUser({ administrator: true });
  const server = createFakeServer({ user: account, devices, ...state, answers });
  renderConsole(server.client, path);
  return server;
}
const field = (name: RegExp) => screen.findByRole('textbox', { name }, WAIT);
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

testInWideWindow();

describe('/drivers', () => {
  it('[S1.13] makes one, and leaves it open beside the list', async () => {
    const server = open('/drivers', { drivers: [] });
    expect(await screen.findByText('No drivers', {}, WAIT)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'New driver' })[0]!);
    await user.type(await field(/^Name/), 'Marina');
    await save();
    expect((await screen.findAllByText(/Identifier/, {}, WAIT)).length).toBeGreaterThan(0);
    expect(server.calls).not.toContain('POST /api/drivers');
    await user.type(await field(/^Identifier/), '0029');
    await save();
    await waitFor(() => expect(server.calls).toContain('POST /api/drivers'), WAIT);
    expect(await screen.findByRole('heading', { name: 'Marina' }, WAIT)).toBeVisible();
  });

  it('links one that is open, and unlinks it', async () => {
    const server = open('/drivers?id=1', { drivers: [lia] });
    const linked = await screen.findByRole('region', { name: 'Devices: 1' }, WAIT);
    expect(within(linked).getByText('Van')).toBeVisible();
    await user.click(within(linked).getByRole('button', { name: 'Unlink Van' }));
    await waitFor(() => expect(server.calls).toContain('DELETE /api/permissions'), WAIT);
  });

  it('[S3.40] keeps the licence in attributes, doubts its number, and says in the list when it ends', async () => {
    const attributes = { 'rastro.cnhValidity': '2020-01-31', cnhCategory: 'D', shift: 'night' };
    const made = driver.decode({ id: 1, name: 'Lia', uniqueId: 'tag-1', attributes });
    const server = open('/drivers?id=1', { drivers: [made] });
    expect(await screen.findByText(/Ended [\d,]+ days ago/, {}, WAIT)).toBeVisible();
    await user.type(await field(/^Licence number/), '02650306462');
    await save();
    const number = await field(/^Licence number/);
    await waitFor(
      () => expect(number).toHaveAccessibleDescription(/should be 61, but are 62/),
      WAIT,
    );
    // What is wrong is said at the head first, and gets the focus.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/needs attention/), WAIT);
    await user.clear(await field(/^Licence number/));
    await user.type(await field(/^Licence number/), '02650306461');
    const [, classOf] = await screen.findAllByRole('button', { name: /^Licence class/ });
    await user.click(classOf!);
    await user.click(await screen.findByRole('menuitemradio', { name: 'E' }, WAIT));
    await save();
    const kept = { ...attributes, cnhCategory: 'E', 'rastro.cnh': '02650306461' };
    await waitFor(() => expect(server.state.drivers).toMatchObject([{ attributes: kept }]), WAIT);
  });

  it('asks to be told before a licence ends, and takes that back', async () => {
    const server = open('/drivers', {
      drivers: [lia],
      answers: { 'GET /api/due-notices/channels': ['mail', 'sms'] },
    });
    const openNotice = async () => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }, WAIT));
      await user.click(await screen.findByRole('menuitem', { name: 'Notify me' }, WAIT));
    };
    await openNotice();
    await user.click(await screen.findByRole('switch', { name: 'Tell me beforehand' }, WAIT));
    expect(await field(/^Days before/)).toHaveValue('30');
    await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await save();
    const made = [{ kind: 'licence', days: 30, channels: 'mail,sms' }];
    await waitFor(() => expect(server.state.dueNotices).toMatchObject(made), WAIT);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT);
    await openNotice();
    const isOn = await screen.findByRole('switch', { name: 'Tell me beforehand' }, WAIT);
    await waitFor(() => expect(isOn).toBeChecked(), WAIT);
    await user.click(isOn);
    await save();
    await waitFor(() => expect(server.state.dueNotices).toEqual([]), WAIT);
  });

  it('leads who may change drivers to the screen of the phone for all, and back', async () => {
    open('/drivers', { drivers: [lia] });
    await user.click(await screen.findByRole('button', { name: 'More actions' }, WAIT));
    await user.click(await screen.findByRole('menuitem', { name: 'Driver shifts' }, WAIT));
    expect(await screen.findByRole('heading', { name: 'Driver shifts' }, WAIT)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Back to drivers' }, WAIT));
    expect(await screen.findByText('Lia', {}, WAIT)).toBeVisible();
  });

  it('shows who drives now, and ends what was not checked out once it is confirmed', async () => {
    const drive = { id: 4, deviceId: 1, driverId: 1, driverName: 'Lia', endedAt: null };
    const server = open('/drivers', {
      drivers: [lia],
      answers: {
        'GET /api/drives': [{ ...drive, beganAt: '2026-11-23T12:00:00Z' }],
        'POST /api/drives/4/end': { ...drive, beganAt: '2026-11-23T12:00:00Z', endedBy: 'ended' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Who drives' }, WAIT));
    expect(await screen.findByText(/^Van, since/, {}, WAIT)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'End shift' }, WAIT));
    expect(server.calls).not.toContain('POST /api/drives/4/end');
    await user.click(await screen.findByRole('button', { name: 'End it now' }, WAIT));
    await waitFor(() => expect(server.calls).toContain('POST /api/drives/4/end'), WAIT);
  });

  it('shows no form of an access to who may make no account, but why', async () => {
    open('/drivers?id=1', { drivers: [lia], user: makeUser({ userLimit: 0 }) });
    expect(await screen.findByText(/only managers and administrators/, {}, WAIT)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull();
  });

  it('says of an address whose driver is gone that there is none', async () => {
    open('/drivers?id=9', { drivers: [lia] });
    expect(await screen.findByRole('alert', {}, WAIT)).toBeVisible();
  });
});

describe('/services', () => {
  it('[S1.15] [S3.46] [S3.47] writes a plan in the units of the account and keeps it in metres', async () => {
    const plan = { id: 1, name: 'Oil', type: 'totalDistance', start: 0, period: 10_000_000 };
    const made = maintenance.decode({ ...plan, attributes: {} });
    const server = open('/services?id=1', { maintenance: [made] });
    const period = await field(/every/);
    expect(period).toHaveValue('6,213.7');
    await user.clear(period);
    await user.type(period, '100');
    await save();
    await waitFor(
      () => expect(server.state.maintenance).toMatchObject([{ period: 160_934 }]),
      WAIT,
    );
  });
});

describe('/services?part=due', () => {
  it('lists what is due on which vehicle, what is over first, and when at the present pace', async () => {
    const plan = (id: number, name: string, start: number) =>
      maintenance.decode({ id, name, type: 'totalDistance', start, period: 10_000_000 });
    const times = { startTime: '2026-11-19T00:00:00Z', endTime: '2026-11-26T00:00:00Z' };
    const week = { deviceId: 1, deviceName: 'Van', distance: 700_000, engineHours: 0, ...times };
    const server = open('/services?part=due', {
      maintenance: [plan(1, 'Oil', 0), plan(2, 'Belt', 30_000_000)],
      devices: [makeDevice(1, { name: 'Van' })],
      positions: [makePosition(1, { attributes: { totalDistance: 9_500_000 } })],
      answers: {
        'GET /api/maintenance/links': [1, 2].map((maintenanceId) => ({
          deviceId: 1,
          maintenanceId,
        })),
        'GET /api/reports/summary': [week],
      },
    });
    const oil = await screen.findByRole('row', { name: /Van.*Oil/ }, WAIT);
    expect(oil).toHaveTextContent(/311 mi left/);
    const rows = await screen.findAllByRole('row', { name: /Van/ });
    expect(rows[0]).toBe(oil);
    expect(rows[1]).toHaveTextContent(/Belt12,738 mi left/);
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000).getFullYear();
    await waitFor(() => expect(oil).toHaveTextContent(String(inFiveDays)), WAIT);

    // It is done: the next is counted from there, and the plan of this vehicle alone is moved too.
    await user.click(within(oil).getByRole('button', { name: 'Done: Oil of Van' }));
    expect(await screen.findByRole('checkbox', { name: /Move the start/ }, WAIT)).toBeChecked();
    await user.type(await screen.findByRole('textbox', { name: /Cost/ }, WAIT), '350.5');
    await user.click(screen.getByRole('button', { name: 'Write it down' }));
    await waitFor(() => expect(server.calls).toContain('PATCH /api/maintenance/1'), WAIT);
    expect(server.state.maintenanceRecords).toMatchObject([
      { deviceId: 1, maintenanceId: 1, counter: 9_500_000, cost: 350.5 },
    ]);
    expect(server.state.maintenance).toMatchObject([{ start: 19_500_000 }, {}]);
    await user.click(screen.getByRole('radio', { name: 'History' }));
    expect(await screen.findByRole('row', { name: /Van.*350\.5/ }, WAIT)).toBeVisible();
  });
});

describe('/commands', () => {
  it('[S1.10] [S3.33] [S3.34] asks for what goes with the type', async () => {
    const server = open('/commands?id=new', { commands: [] });
    expect(await field(/^Description/)).toHaveValue('New...');
    await user.click(screen.getByRole('combobox', { name: /Command/ }));
    await user.click(await screen.findByRole('option', { name: 'Text command' }, WAIT));
    await save();
    expect((await screen.findAllByText(/Fill in: Text/, {}, WAIT)).length).toBeGreaterThan(0);
    await user.type(await field(/^Text/), 'RESET#');
    await save();
    await waitFor(
      () =>
        expect(server.state.commands).toMatchObject([
          { type: 'custom', attributes: { data: 'RESET#' } },
        ]),
      WAIT,
    );
  });

  it('leaves nothing behind of another type', async () => {
    const attributes = { data: 'RESET#', kept: 1 };
    const made = command.decode({ id: 1, description: 'R', type: 'custom', attributes });
    const server = open('/commands?id=1', { commands: [made] });
    await user.click(await screen.findByRole('combobox', { name: /Command/ }, WAIT));
    await user.click(await screen.findByRole('option', { name: 'Restart tracker' }, WAIT));
    await save();
    await waitFor(
      () =>
        expect(server.state.commands).toMatchObject([
          { type: 'rebootDevice', attributes: { kept: 1 } },
        ]),
      WAIT,
    );
    expect(server.state.commands?.[0]?.attributes).not.toHaveProperty('data');
  });
});

describe('/computed', () => {
  it('[S1.12] [S2.7] [S7.65] tries an expression with the latest fix of a device, and one of the past', async () => {
    const each = { id: 1, description: 'Half', attribute: 'half', expression: 'speed / 2' };
    const made = computedAttribute.decode({ ...each, type: 'number', priority: 0 });
    const pasts = [{ before: 17 }, { before: 20 }];
    open('/computed?id=1', {
      computedAttributes: [made],
      answers: {
        'POST /api/attributes/computed/test': () => new Response('31'),
        'POST /api/attributes/computed/past': () =>
          Response.json({ fixTime: '2026-08-21T12:00:00Z', value: 20, ...pasts.shift() }),
      },
    });
    await user.click(await screen.findByRole('combobox', { name: /position of/ }, WAIT));
    await user.click(await screen.findByRole('option', { name: 'Van' }, WAIT));
    await user.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('31', {}, WAIT)).toBeVisible();
    const at = screen.getByRole('group', { name: 'At' });
    expect(at).toHaveAccessibleDescription(/latest/);
    expect(within(at).getByRole('button', { name: 'Open calendar: At' })).toBeVisible();
    const [first] = within(at).getAllByRole('textbox');
    fireEvent.paste(first!, { clipboardData: { getData: () => '08/21/2026 09:00 AM' } });
    await user.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText(/half goes from 17 to 20/, {}, WAIT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText(/half stays 20$/, {}, WAIT)).toBeVisible();
    const expression = screen.getByRole('textbox', { name: /^Expression/ });
    await user.clear(expression);
    await user.type(expression, '1 + batteryL');
    await user.click(await screen.findByRole('button', { name: 'batteryLevel' }, WAIT));
    expect(expression).toHaveValue('1 + batteryLevel');
  });
});

describe('/calendars', () => {
  it('changes a schedule of another program and leaves all else of its file', async () => {
    const own = 'DTSTART:20260706T080000Z\r\nDTEND:20260706T180000Z\r\n';
    const write = (rule: string) =>
      `BEGIN:VCALENDAR\r\nX-MAKER:1\r\nBEGIN:VEVENT\r\nSUMMARY:Shift\r\n${own}${rule}END:VEVENT\r\nEND:VCALENDAR\r\n`;
    const made = calendar.decode({ id: 1, name: 'Shift', data: btoa(write('')), attributes: {} });
    const server = open('/calendars?id=1', { calendars: [made] });
    await user.click(await screen.findByRole('button', { name: /Repeats/ }, WAIT));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Every week' }, WAIT));
    await user.click(await screen.findByRole('checkbox', { name: 'Monday' }, WAIT));
    await save();
    const next = btoa(write('RRULE:FREQ=WEEKLY;BYDAY=MO\r\n'));
    await waitFor(() => expect(server.state.calendars).toMatchObject([{ data: next }]), WAIT);
  });

  it('refuses a file without an event, and takes one that has', async () => {
    open('/calendars?id=new', { calendars: [] });
    const file = async (text: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      await user.upload(input, new File([text], 'a.ics', { type: 'text/calendar' }));
    };
    await screen.findByRole('button', { name: 'Add a schedule' }, WAIT);
    await file('BEGIN:VCALENDAR\nEND:VCALENDAR\n');
    expect(await screen.findByText(/The file has no event/, {}, WAIT)).toBeVisible();
    await file('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260706\nEND:VEVENT\nEND:VCALENDAR\n');
    expect(await screen.findByText(/1 event has details/, {}, WAIT)).toBeVisible();
    // A file in place of what is there asks first, because that is lost.
    await file(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n',
    );
    const asks = await screen.findByRole('alertdialog', { name: /Replace all schedules/ }, WAIT);
    expect(asks).toHaveTextContent('1 event, which is lost');
    await user.click(within(asks).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(/2 events have details/, {}, WAIT)).toBeVisible();
  });

  it('draws the week, says what comes next, and that nothing ever happens', async () => {
    const made = calendar.decode({ id: 1, name: 'Shift', data: btoa('x'), attributes: {} });
    const hour = 3_600_000;
    const fromMs = Math.floor(Date.now() / hour) * hour;
    const times = { week: [{ fromMs, toMs: fromMs + hour }], next: [], happens: false };
    open('/calendars?id=1', {
      calendars: [made],
      answers: { 'POST /api/calendars/times': times },
    });
    const week = await screen.findByRole('region', { name: 'This week' }, WAIT);
    expect(within(week).getAllByRole('listitem')).toHaveLength(7);
    expect(within(week).getByRole('status')).toHaveTextContent('No more times from now on');
    expect(within(week).getAllByRole('listitem', { name: /nothing/ })).toHaveLength(6);
  });
});
