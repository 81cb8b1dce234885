import { render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notification } from '../../contract';
import { createTestServer } from '../../react/testing';
import { makeDevice, makeUser, type FakeServerState } from '../../testing';
import { NotificationRules, type NotificationRulesHandle } from './notification-rules';

const HOSTILE = '<img src=x onerror=alert(1)>';
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const typed = (...types: string[]) => types.map((type) => ({ type }));

const sos = notification.decode({
  id: 1,
  type: 'alarm',
  always: true,
  notificators: 'web,mail',
  description: HOSTILE,
  attributes: { alarms: 'sos,powerCut', 'rastro.color': 'red', 'rastro.pin': true },
});
const bySms = notification.decode({
  id: 2,
  type: 'ignitionOn',
  always: false,
  notificators: 'sms',
  attributes: {},
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  return () => void vi.restoreAllMocks();
});

interface Call {
  body: string;
}

function open(state: FakeServerState = {}) {
  const links: unknown[] = [];
  const handle: { current: NotificationRulesHandle | null } = { current: null };
  const server = createTestServer({
    user: makeUser({ id: 7, email: 'ana@example.com' }),
    devices: [makeDevice(1, { name: 'Van 1' }), makeDevice(2, { name: 'Bus 2067' })],
    notifications: [sos, bySms],
    ...state,
    answers: {
      'GET /api/notifications/types': typed('alarm', 'ignitionOn', 'geofenceEnter'),
      'GET /api/notifications/notificators': typed('web', 'mail', 'command'),
      'GET /api/notifications/1/holders': { deviceIds: [], groupIds: [] },
      'GET /api/notifications/2/holders': { deviceIds: [1], groupIds: [] },
      'POST /api/permissions': ({ body }: Call) => {
        links.push(['+', JSON.parse(body)]);
        return 204;
      },
      'DELETE /api/permissions': ({ body }: Call) => {
        links.push(['-', JSON.parse(body)]);
        return 204;
      },
      ...state.answers,
    },
  });
  render(<NotificationRules ref={handle} />, {
    wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }),
  });
  return { ...server, links, handle };
}
const lines = () => screen.getAllByRole('row').slice(1);
const form = async () => screen.findByRole('complementary');
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
async function choose(field: string | RegExp, choice: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`) }));
}

describe('NotificationRules', () => {
  it('[S1.11] [S7.48] lists what is told, by which channels and for what, and what tells nobody', async () => {
    open();
    await screen.findByText(HOSTILE);
    await waitFor(() => expect(lines()[1]).toHaveTextContent('No working channel'));
    const first = lines().find((line) => line.textContent.includes(HOSTILE));
    expect(first).toHaveTextContent('SOS, Power cut');
    expect(first).toHaveTextContent('On-screen alert, Email');
    expect(first).toHaveTextContent('All vehicles');
    expect(first).toHaveTextContent('Active');
    const other = lines().find((line) => !line.textContent.includes(HOSTILE));
    await waitFor(() => expect(other).toHaveTextContent('Van 1'));
    expect(document.querySelector('img')).toBeNull();
  });

  it('counts what a rule holds for where names would be too many', async () => {
    open({
      answers: { 'GET /api/notifications/2/holders': { deviceIds: [1, 2, 3], groupIds: [4] } },
    });
    expect(await screen.findByText('1 group · 3 vehicles')).toBeVisible();
  });

  it('[S3.35] [S5.32] [S7.49] [S7.67] [S7.68] makes a rule for chosen vehicles, and links them to it', async () => {
    const { state, links, handle } = open({ notifications: [] });
    await screen.findByText('No rules yet');
    handle.current?.create();
    await form();
    await press('Save');
    expect(await screen.findAllByText('Choose the event.')).not.toHaveLength(0);
    await choose(/^Event/, 'Entered geofence');
    // A calendar is asked for, and always is a choice (decision 12).
    expect(screen.getByRole('combobox', { name: /^Calendar/ })).toHaveAccessibleDescription(
      /apply always/,
    );
    await user.click(screen.getByRole('radio', { name: 'Selected' }));
    await press('Save');
    expect(await screen.findAllByText('Choose a vehicle or a group.')).not.toHaveLength(0);
    await choose(/^Vehicles/, 'Bus 2067');
    await press('Save');
    await waitFor(() => expect(state.notifications).toHaveLength(1));
    expect(state.notifications?.[0]).toMatchObject({
      type: 'geofenceEnter',
      notificators: 'web',
      always: false,
      attributes: {},
      calendarId: 0,
    });
    const notificationId = state.notifications?.[0]?.id;
    await waitFor(() => expect(links).toEqual([['+', { deviceId: 2, notificationId }]]));
  });

  it('names the bot that writes to the account, and says when it may not', async () => {
    const { handle } = open({
      user: makeUser({ id: 7, email: 'ana@example.com', attributes: { telegramChatId: '4711' } }),
      answers: {
        'GET /api/notifications/notificators': typed('web', 'telegram'),
        'GET /api/telegram-bot': { username: 'north_bot', isLinked: false },
      },
    });
    await screen.findByText(HOSTILE);
    handle.current?.create();
    await form();
    const bot = await screen.findByRole('link', { name: 'Open the bot @north_bot in Telegram' });
    expect(bot).toHaveAttribute('href', 'https://t.me/north_bot');
    expect(screen.getByText(/may not write to your chat yet/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Telegram' })).toBeDisabled();
  });

  it('[S5.28] [S3.38] [S7.50] changes alarms and looks, and nothing that it does not show', async () => {
    const bodies: unknown[] = [];
    open({
      answers: {
        'PATCH /api/notifications/1': ({ body }: Call) => {
          bodies.push(JSON.parse(body));
          return { ...sos, notificators: 'web' };
        },
      },
    });
    await user.click(await screen.findByText(HOSTILE));
    await form();
    await user.click(await screen.findByRole('button', { name: 'Remove SOS' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email' }));
    await user.click(screen.getByRole('radio', { name: 'By event' }));
    await press('Save');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toEqual({
      notificators: 'web',
      attributes: { alarms: 'powerCut', 'rastro.color': null },
    });
  });

  it('[S3.37] [S7.69] says why a channel does not work, and tests one that does', async () => {
    let status = 429;
    open({ answers: { 'POST /api/notifications/test/mail': () => status } });
    await user.click(await screen.findByText(HOSTILE));
    const panel = await form();
    await within(panel).findByRole('checkbox', { name: 'SMS' });
    expect(within(panel).getByRole('checkbox', { name: 'SMS' })).toBeDisabled();
    expect(panel).toHaveTextContent('There are no saved commands.');
    await press('Test Email');
    expect(await within(panel).findByText(/wait|too many/i)).toBeInTheDocument();
    status = 400;
    await press('Test Email');
    expect(await within(panel).findByText(/was not sent/)).toBeInTheDocument();
    status = 204;
    await press('Test Email');
    expect(await within(panel).findByText('Test sent.')).toBeInTheDocument();
  });

  it('says to whom an alarm goes that nobody takes, in their order', async () => {
    const bodies: unknown[] = [];
    open({
      user: makeUser({ id: 7, email: 'ana@example.com', administrator: true }),
      users: [makeUser({ id: 8, name: 'Rui' }), makeUser({ id: 9, name: HOSTILE })],
      server: { escalatesAlarms: true },
      answers: {
        'PATCH /api/notifications/1': ({ body }: Call) => {
          bodies.push(JSON.parse(body));
          return sos;
        },
      },
    });
    await user.click(await screen.findByText(HOSTILE));
    await form();
    await user.type(await screen.findByRole('textbox', { name: /^If nobody takes it/ }), '5');
    await press('Save');
    expect(await screen.findAllByText('Choose a contact.')).not.toHaveLength(0);
    await choose(/^Contacts/, '<img');
    await choose(/^Contacts/, 'Rui');
    await choose('Notify by', 'Email');
    await press('Save');
    await waitFor(() => expect(bodies).toHaveLength(1));
    const attributes = {
      'rastro.escalateAfter': 5,
      'rastro.escalateTo': '9,8',
      'rastro.escalateBy': 'mail',
    };
    expect(bodies[0]).toEqual({ attributes });
  });

  it.each([
    [
      'the server hears of nothing alone',
      { escalatesAlarms: false },
      true,
      'Not available on this server',
    ],
    ['the account has no others', { escalatesAlarms: true }, false, 'You have no other accounts'],
  ])('says why an alarm goes to nobody where %s', async (_name, server, administrator, why) => {
    open({ server, user: makeUser({ id: 7, administrator, userLimit: 0 }) });
    await user.click(await screen.findByText(HOSTILE));
    const panel = await form();
    await waitFor(() => expect(panel).toHaveTextContent(why));
    expect(within(panel).getByRole('textbox', { name: /^If nobody takes it/ })).toHaveAttribute(
      'readonly',
    );
  });

  it('takes back a new rule whose links are refused', async () => {
    const { state, handle } = open({
      notifications: [],
      answers: { 'POST /api/permissions': 403 },
    });
    await screen.findByText('No rules yet');
    handle.current?.create();
    await form();
    await choose(/^Event/, 'Ignition on');
    await user.click(screen.getByRole('radio', { name: 'Selected' }));
    await choose(/^Vehicles/, 'Van 1');
    await press('Save');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(state.notifications).toEqual([]);
  });

  it('[S8.36] says what went wrong with a save, at its place', async () => {
    open({ answers: { 'PATCH /api/notifications/1': 503 } });
    await user.click(await screen.findByText(HOSTILE));
    await form();
    await user.click(await screen.findByRole('button', { name: 'Remove SOS' }));
    await press('Save');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('[S7.51] deletes a rule once somebody is sure', async () => {
    const { state } = open();
    await user.click(await screen.findByText(HOSTILE));
    await form();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(HOSTILE);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(state.notifications).toHaveLength(1));
  });

  it('shows rules to who may change none', async () => {
    open({ user: makeUser({ id: 7, readonly: true, administrator: false }) });
    await user.click(await screen.findByText(HOSTILE));
    const panel = await form();
    await within(panel).findByRole('checkbox', { name: 'Email' });
    expect(within(panel).getByRole('checkbox', { name: 'Email' })).toBeDisabled();
    expect(within(panel).queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('says what went wrong with the list, and asks again', async () => {
    const server = open({ answers: { 'GET /api/notifications': 503 } });
    const retry = await screen.findByRole('button', { name: /again/i });
    delete server.state.answers?.['GET /api/notifications'];
    await user.click(retry);
    expect(await screen.findByText(HOSTILE)).toBeInTheDocument();
  });
});
