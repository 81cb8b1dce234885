import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nameOf } from '../../testing/name-of';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';
import { someUsers, usersState } from '../../testing/story-users';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

function open(path = '/users', state: FakeServerState = {}) {
  const server = createFakeServer({ ...usersState, ...state });
  renderConsole(server.client, path);
  return server;
}
/** At once, wherever the focus is: key by key a form takes half a minute. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const drawer = () => screen.findByRole('complementary', { name: 'Edson Ferreira' }, WAIT);

testInWideWindow();

describe('/users', () => {
  it('lists accounts with role and state, and no guests of shared links [S1.16] [S6.15] [S7.44]', async () => {
    const { calls } = open();
    expect(await screen.findByText('edson@centralsul.example', {}, WAIT)).toBeInTheDocument();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(someUsers.length - 1);
    const row = (name: string) => rows.find((each) => within(each).queryByText(name));
    expect(row('Renata Sales')).toHaveTextContent('Disabled');
    expect(row('Vera Nunes')).toHaveTextContent('Expires soon');
    expect(row('Osmar Pires')).toHaveTextContent('Expired');
    expect(row('Helena Brito')).toHaveTextContent('Manager');
    expect(row('Demo')).toHaveTextContent('Demonstration');
    expect(screen.queryByText('Guest of a link')).not.toBeInTheDocument();
    expect(calls.filter((call) => call === 'GET /api/users')).toHaveLength(1);
  });

  it('says that an administrator sees everything, in place of what is linked', async () => {
    const administrator = makeUser({ id: 30, name: 'Edson Ferreira', administrator: true });
    open('/users?id=30', { users: [...someUsers, administrator] });
    const shown = within(await drawer());
    expect(shown.getByText('An administrator sees all of them, without a link.')).toBeVisible();
    expect(shown.queryByText(/^Linked devices/)).not.toBeInTheDocument();
  });

  it('asks for no list where there may be no users [S5.16]', async () => {
    const { calls } = open('/users', { user: makeUser({ userLimit: 0 }) });
    expect(
      await screen.findByText('Only someone who manages users can do this.', {}, WAIT),
    ).toBeVisible();
    expect(calls).not.toContain('GET /api/users');
    expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  });

  it('gives who manages nobody the own account to change, and asks for no list', async () => {
    const me = makeUser({ id: 7, name: 'Ana', userLimit: 0 });
    const { calls } = open('/users?id=7&edit', { user: me });
    expect(await screen.findByRole('textbox', { name: /^Name/ }, WAIT)).toHaveValue('Ana');
    expect(screen.getByRole('heading', { name: 'My account' })).toBeVisible();
    expect(calls).not.toContain('GET /api/users');
  });

  it('shows one account, and the next in the order of the list', async () => {
    open();
    await user.click(await screen.findByText('edson@centralsul.example', {}, WAIT));
    expect(within(await drawer()).getByText('(11) 98114-2207')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/users?id=12');
    await user.click(screen.getByRole('button', { name: 'Next user' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/users?id=13'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  });

  it('makes an account that reaches the floors, and shows it [S7.45]', async () => {
    const { state, calls } = open('/users?id=new');
    const save = await screen.findByRole('button', { name: 'Save' }, WAIT);
    await user.click(save);
    expect(await screen.findAllByText('Enter a name and surname')).not.toHaveLength(0);
    expect(calls).not.toContain('POST /api/users');
    const form = document.querySelector('form') as HTMLElement;
    const type = (label: string, text: string) =>
      write(within(form).getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), text);
    type('Name', 'Caio Prado');
    type('Email', 'caio@example.test');
    type('Password', 'a long password');
    await user.click(save);
    expect(await screen.findAllByText(/the two are not the same/)).not.toHaveLength(0);
    type('Repeat the password', 'a long password');
    await user.click(save);
    const made = await screen.findByRole('complementary', { name: 'Caio Prado' }, WAIT);
    expect(within(made).getByText('caio@example.test')).toBeVisible();
    const [stored] = (state.users ?? []).filter(({ name }) => name === 'Caio Prado');
    expect(stored).toMatchObject({ email: 'caio@example.test' });
    expect(stored).not.toHaveProperty('passwordAgain');
  });

  it('sends what changed of an account, and deletes it once that is confirmed [S5.38] [S7.46] [S7.47]', async () => {
    const { state, calls } = open('/users?id=12&edit');
    const phone = await screen.findByLabelText('Phone', {}, WAIT);
    await user.clear(phone);
    await user.type(phone, '99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const edit = await screen.findByRole('button', { name: 'Edit' }, WAIT);
    expect(within(await drawer()).getByText('99')).toBeVisible();
    expect(calls).toContain('PATCH /api/users/12');
    await user.click(edit);
    await user.click(await screen.findByRole('button', { name: 'Delete' }, WAIT));
    expect(calls).not.toContain('DELETE /api/users/12');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls).toContain('DELETE /api/users/12'));
    await waitFor(() => expect(screen.queryByText('edson@centralsul.example')).toBeNull());
    expect(state.users?.some(({ id }) => id === 12)).toBe(false);
  });

  it('[S3.15] [S3.16] asks for what an account is, and where its map begins', async () => {
    open('/users?id=12&edit');
    await screen.findByLabelText('Phone', {}, WAIT);
    for (const part of screen.queryAllByRole('button', { name: /^Map/, expanded: false })) {
      await user.click(part);
    }
    const names = [...(document.querySelector('form')?.elements ?? [])].map(nameOf);
    for (const label of [
      ...['Name', 'Email', 'User name', 'Password', 'Repeat the password', 'Administrator'],
      ...['Access disabled', 'Read only', 'Cannot change devices', 'Saved commands only'],
      ...['Device limit', 'User limit', 'Expires', 'Latitude', 'Longitude', 'Zoom', 'Map'],
    ]) {
      expect(
        names.filter((name) => name.startsWith(label)),
        label,
      ).not.toHaveLength(0);
    }
  });

  it('[S3.20] [S3.21] keeps address and ways to reach somebody in attributes', async () => {
    const { state } = open('/users?id=12&edit');
    await screen.findByLabelText('Phone', {}, WAIT);
    for (const part of ['Contact', 'Address']) {
      await user.click(await screen.findByRole('button', { name: part, expanded: false }, WAIT));
    }
    const written = {
      postcode: '01310-100',
      street: 'Av. Paulista',
      number: '1000',
      complement: '12',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      personalPhone: '11',
      personalWhatsapp: '22',
      personalEmail: 'e@a.example',
      commercialPhone: '33',
      commercialWhatsapp: '44',
      commercialEmail: 'e@b.example',
    };
    const labels: Record<keyof typeof written, string> = {
      postcode: 'Postal code',
      street: 'Street',
      number: 'Number',
      complement: 'Unit or suite',
      district: 'District',
      city: 'City',
      state: 'State',
      personalPhone: 'Personal phone',
      personalWhatsapp: 'Personal WhatsApp',
      personalEmail: 'Personal email',
      commercialPhone: 'Business phone',
      commercialWhatsapp: 'Business WhatsApp',
      commercialEmail: 'Business email',
    };
    const form = within(document.querySelector('form') as HTMLElement);
    for (const [name, text] of Object.entries(written)) {
      write(form.getByLabelText(labels[name as keyof typeof written]), text);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const kept = Object.fromEntries(
      Object.entries(written).map(([name, text]) => [`rastro.${name}`, text]),
    );
    await waitFor(() =>
      expect(state.users?.find(({ id }) => id === 12)?.attributes).toMatchObject(kept),
    );
  });

  it('[S3.23] [S3.24] gives rights area by area, and those that are no area', async () => {
    open('/users?id=12', {
      server: { attributes: { 'rastro.enableAdvancedPerms': true } },
      answers: {
        'GET /api/users/12/access': { userId: 12, permissions: null, bits: null, suspension: null },
      },
    });
    const change = await screen.findByRole('button', { name: 'Change permissions' }, WAIT);
    await user.click(change);
    const dialog = within(await screen.findByRole('dialog', { name: /Edson Ferreira may/ }, WAIT));
    const names = dialog.getAllByRole('checkbox').map(nameOf);
    for (const area of [
      ...['Vehicles', 'Reports', 'Geofences', 'Commands', 'Groups', 'Notifications', 'Events'],
      ...['Drivers', 'Calendars', 'Shared links', 'Users', 'Computed attributes', 'Maintenance'],
      ...['Anchor', 'Share', 'Lock', 'Unlock', 'Send', 'Edit own account'],
      ...['Resellers', 'Sub-resellers'],
    ]) {
      expect(names.filter((name) => name === area)).toEqual([area]);
    }
    for (const action of ['See', 'Create', 'Edit', 'Delete']) {
      expect(names.filter((name) => name === action)).toHaveLength(13);
    }
  });

  it('gives an account that is suspended its unlock on trust anew, for who may suspend [S3.22] [S6.11]', async () => {
    const suspended = { since: '2026-08-20T12:00:00Z', reason: 'Debts', trustAvailable: false };
    const access = {
      userId: 12,
      permissions: null,
      bits: null,
      trustUntil: null,
      maySuspend: true,
      suspension: { ...suspended, trustDays: 3 },
    };
    open('/users?id=12', {
      answers: {
        'GET /api/users/12/access': access,
        'POST /api/users/12/trust': {
          ...access,
          suspension: { ...suspended, trustAvailable: true, trustDays: 5 },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Give unlock on trust' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: /Unlock on trust for/ }, WAIT));
    const days = dialog.getByLabelText(/Days, up to 30/);
    const give = dialog.getByRole('button', { name: 'Give unlock on trust' });
    await user.clear(days);
    await user.type(days, '31');
    expect(give).toBeDisabled();
    await user.clear(days);
    await user.type(days, '5');
    await user.click(give);
    expect(await screen.findByText(/once on trust, for 5 days/, undefined, WAIT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'End trust' })).toBeVisible();
  });

  it('offers no suspension to who may not suspend', async () => {
    open('/users?id=12', {
      answers: {
        'GET /api/users/12/access': {
          userId: 12,
          permissions: null,
          bits: null,
          suspension: null,
          trustUntil: null,
          maySuspend: false,
        },
      },
    });
    expect(await screen.findByRole('button', { name: /Sign out everywhere/ }, WAIT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });

  it('offers neither to delete nor to disable the own account [S5.35]', async () => {
    open('/users?id=7');
    const own = await screen.findByRole('complementary', { name: 'Marina Alves' }, WAIT);
    await user.click(await within(own).findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('button', { name: 'Save' }, WAIT)).toBeVisible();
    expect(within(own).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(within(own).queryByRole('checkbox', { name: 'Access disabled' })).toBeNull();
    expect(screen.getByLabelText('Your current password')).toBeVisible();
  });

  it('leaves a superior administrator be, and says why [S5.36] [S5.37]', async () => {
    const above = makeUser({ id: 30, name: 'Edson Ferreira', administrator: true });
    const [me] = someUsers;
    open('/users?id=30', {
      users: [...someUsers, above],
      answers: {
        'GET /api/users': ({ url }: { url: URL }) =>
          url.searchParams.get('userId') === '30' ? [me] : [...someUsers, above],
      },
    });
    const shown = await drawer();
    expect(await within(shown).findByText(/is above you/)).toBeVisible();
    expect(within(shown).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(within(shown).queryByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  });

  it('disables selected accounts but the own one, and names those that stayed', async () => {
    const { state } = open('/users', {
      answers: { 'PATCH /api/users/13': 403 },
    });
    for (const name of ['Marina Alves', 'Edson Ferreira', 'Helena Brito']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }, WAIT));
    }
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable 2 users?' });
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Helena Brito');
    const disabled = state.users?.filter((each) => each.disabled).map(({ name }) => name);
    expect(disabled).toEqual(['Edson Ferreira', 'Renata Sales']);
  });

  it('links devices and takes links away', async () => {
    const links: string[] = [];
    const hear =
      (method: string) =>
      ({ body }: { body: string }) => {
        links.push(`${method} ${body}`);
        return 204;
      };
    open('/users?id=12', {
      answers: {
        'GET /api/devices': ({ url }: { url: URL }) =>
          url.searchParams.has('userId') ? usersState.devices?.slice(0, 1) : usersState.devices,
        'POST /api/permissions': hear('POST'),
        'DELETE /api/permissions': hear('DELETE'),
      },
    });
    const shown = await drawer();
    const remove = await within(shown).findByRole('button', { name: 'Unlink Fiorino 07' }, WAIT);
    await user.click(within(shown).getByRole('combobox', { name: 'Link devices' }));
    await user.click(await screen.findByRole('option', { name: /Ônibus 2067/ }, WAIT));
    expect(screen.queryByRole('option', { name: /Fiorino 07/ })).not.toBeInTheDocument();
    await user.click(within(shown).getByRole('button', { name: 'Link 1' }));
    await waitFor(() => expect(links).toEqual(['POST {"userId":12,"deviceId":3}']));
    await user.click(remove);
    await waitFor(() => expect(links[1]).toBe('DELETE {"userId":12,"deviceId":1}'));
  });
});
