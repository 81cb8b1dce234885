import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { apiKey, defineResource, flag, id, number, text } from '../../../contract';
import { makeGroup, makeUser } from '../../../testing';
import { defineView } from '../define-view';
import { apiKeyView } from '../api-key.view';
import { commandView } from '../command.view';
import { deviceView } from '../device.view';
import { driverView } from '../driver.view';
import { groupView } from '../group.view';
import { button, field, renderForm, van } from './testing';

vi.setConfig({ testTimeout: 60_000 });

describe('ResourceForm', () => {
  it('leaves what stands below it to itself, forms of its own too', async () => {
    const { onSaved } = renderForm(groupView, makeGroup(3, { name: 'North' }), {
      more: () => (
        <form onSubmit={(event) => event.preventDefault()}>
          <button>Send it</button>
        </form>
      ),
    });
    await userEvent.type(await field('Name'), ' two');
    await userEvent.click(button('Send it'));
    expect(button('Save')).not.toHaveAttribute('aria-busy', 'true');
    expect(onSaved).not.toHaveBeenCalled();
    expect(document.querySelector('form form')).toBeNull();
  });

  it('[S3.5] changes the colours of a vehicle before one’s eyes, and keeps only what changes something', async () => {
    const { server } = renderForm(deviceView, {
      ...van,
      attributes: { kept: 'yes', 'rastro.color': '#ff0000', 'rastro.hue': 30 },
    });
    const section = within(await screen.findByRole('region', { name: 'Appearance' }));
    const slider = (name: string) => section.getByRole('slider', { name });
    await waitFor(() => expect(slider('Hue')).toBeEnabled());
    expect(slider('Hue')).toHaveValue('30');
    expect(slider('Saturation')).toHaveAttribute('aria-valuetext', '100\u00a0%');
    const preview = section.getByRole('img', { name: 'How the vehicle looks on the map' });
    await waitFor(() => expect(preview.querySelector('path')).not.toBeNull());
    const fills = () => [...preview.querySelectorAll('path')].map((path) => path.style.fill);
    const before = fills();
    fireEvent.change(slider('Hue'), { target: { value: '200' } });
    expect(fills()).not.toEqual(before);
    fireEvent.change(slider('Brightness'), { target: { value: '80' } });
    fireEvent.change(slider('Hue'), { target: { value: '0' } });
    await userEvent.click(button('Save'));
    await waitFor(() =>
      expect(server.state.devices?.[0]?.attributes).toMatchObject({ 'rastro.brightness': 80 }),
    );
    expect(server.state.devices?.[0]?.attributes).not.toHaveProperty(['rastro.hue']);
    await userEvent.click(section.getByRole('button', { name: 'Back to default' }));
    expect(slider('Brightness')).toHaveValue('100');
    expect(section.getByRole('textbox', { name: /Main color/ })).toHaveValue('');
  });

  it('takes in what somebody else saves meanwhile, and keeps what was changed here', async () => {
    const { server, show } = renderForm(groupView, makeGroup(3, { name: 'North' }));
    const name = await field('Name');
    show(makeGroup(3, { name: 'Norte' }));
    await waitFor(() => expect(name).toHaveValue('Norte'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    show(makeGroup(3, { name: 'Theirs', groupId: 2 }));
    expect(await screen.findByText(/Somebody else has just changed: Name/)).toBeVisible();
    expect(name).toHaveValue('Mine');
    expect(screen.getByText('Theirs')).toBeInTheDocument();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(server.state.groups?.find(({ id }) => id === 3)?.name).toBe('Mine'));
    expect(screen.queryByText(/Somebody else has just/)).not.toBeInTheDocument();
  });

  it('[S5.14] shows a thing, what it refers to by its name, and sends only what changed', async () => {
    const { server, onSaved } = renderForm(deviceView, van);
    const name = await field('Name');
    expect(name).toHaveValue('Van');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Group' })).toHaveValue('South'),
    );
    expect(button('Save')).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Bus');
    await userEvent.click(screen.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await screen.findByRole('option', { name: 'North' }));
    await userEvent.click(screen.getByRole('button', { name: 'Attributes', expanded: false }));
    await userEvent.click(screen.getByRole('button', { name: /Remove .*gone/ }));
    expect(screen.getByRole('status')).toHaveTextContent('3 unsaved changes');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({
      name: 'Bus',
      uniqueId: 'abc',
      groupId: 3,
      attributes: { speedLimit: 80, kept: 'yes' },
    });
    expect(onSaved.mock.calls[0]?.[0].attributes).not.toHaveProperty('gone');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.calls.filter((call) => /^(PUT|PATCH)/.test(call))).toEqual([
      'PATCH /api/devices/1',
    ]);
  });

  it('sends the whole, as it is there now, to a server that knows no PATCH', async () => {
    const { server, onSaved } = renderForm(groupView, makeGroup(2, { name: 'South' }), {
      groups: [makeGroup(2, { name: 'South', groupId: 3, attributes: { since: 'then' } })],
      answers: { 'PATCH /api/groups/2': 405 },
    });
    await userEvent.type(await field('Name'), 'ern');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({
      name: 'Southern',
      groupId: 3,
      attributes: { since: 'then' },
    });
    const writes = server.calls.filter((call) => /^(PUT|PATCH)/.test(call));
    expect(writes).toEqual(['PATCH /api/groups/2', 'PUT /api/groups/2']);
  });

  it('[S5.15] [S8.40] says what is missing at its field and at its head, and sends nothing', async () => {
    const { server } = renderForm(groupView, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const head = await screen.findByRole('alert');
    expect(head).toHaveFocus();
    expect(head).toHaveTextContent('Check the form. One field needs attention');
    const name = await field('Name');
    expect(name).toHaveAccessibleDescription(/Enter a name/);
    await userEvent.click(within(head).getByRole('button', { name: /Enter a name/ }));
    expect(name).toHaveFocus();
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await userEvent.type(name, 'West');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(server.calls).toContain('POST /api/groups'));
  });

  it('[S5.23] [S5.24] asks for name and identifier of a device', async () => {
    const { server } = renderForm(deviceView, null, { user: makeUser({ deviceLimit: -1 }) });
    const name = await field('Name');
    await userEvent.click(button('Save'));
    const head = await screen.findByRole('alert');
    expect(head).toHaveTextContent('2 fields need attention');
    expect(name).toHaveAccessibleDescription('Please enter a name for the device');
    expect(await field('Identifier')).toHaveAccessibleDescription(/Please enter the identifier/);
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it.each([
    ['[S8.37] a device', deviceView, van, '/devices/1', 'Name'],
    [
      ...(['[S8.38] a driver', driverView] as const),
      ...([{ id: 1, name: 'Lia', uniqueId: 'tag', attributes: {} }, '/drivers/1', 'Name'] as const),
    ],
    [
      ...(['[S8.39] a saved command', commandView] as const),
      { id: 1, description: 'Reset', type: 'rebootDevice', textChannel: false, attributes: {} },
      ...(['/commands/1', 'Description'] as const),
    ],
  ] as const)('says that %s could not be saved, and keeps what was written', async (...row) => {
    const [, view, value, path, label] = row;
    const { onSaved } = renderForm(view, value, { answers: { [`PATCH /api${path}`]: 503 } });
    const name = await field(label);
    await userEvent.type(name, ' two');
    await userEvent.click(button('Save'));
    const head = await screen.findByRole('alert');
    await waitFor(() => expect(head).not.toBeEmptyDOMElement());
    expect(head).toHaveFocus();
    expect((name as HTMLInputElement).value).toMatch(/ two$/);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('[S8.41] says that a device could not be deleted, and keeps asking', async () => {
    const { onDeleted } = renderForm(deviceView, van, {
      answers: { 'DELETE /api/devices/1': 500 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog', { name: /Delete .*Van/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Van{Enter}');
    expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('shows what the server refuses at its field, or at the head where there is no such field', async () => {
    const refuse = (fieldName: string) => () =>
      new Response(JSON.stringify({ code: 'ALREADY_EXISTS', message: 'no', field: fieldName }), {
        status: 409,
      });
    renderForm(groupView, null, { answers: { 'POST /api/groups': refuse('name') } });
    await userEvent.type(await field('Name'), 'West');
    await userEvent.click(button('Save'));
    await waitFor(async () =>
      expect(await field('Name')).toHaveAccessibleDescription(/already in use/),
    );
  });

  it('says at its head what is refused of a member it does not show', async () => {
    const answer = () =>
      new Response(JSON.stringify({ code: 'ALREADY_EXISTS', message: 'no', field: 'calendar' }), {
        status: 400,
      });
    renderForm(groupView, null, { answers: { 'POST /api/groups': answer } });
    await userEvent.type(await field('Name'), 'West');
    await userEvent.click(button('Save'));
    const head = await screen.findByRole('alert');
    expect(head).toHaveTextContent(/calendar.*already in use/);
    expect(within(head).queryByRole('button')).not.toBeInTheDocument();
    expect(await field('Name')).toHaveValue('West');
  });

  it('says why a value is refused, with its bound, also of a field that it does not show', async () => {
    const says = [{ key: 'refusal.most.own', params: { most: 20 } }];
    const answer = (more: object) => () =>
      Response.json({ code: 'FIELD_INVALID', field: 'deviceLimit', ...more }, { status: 422 });
    const answers = { 'POST /api/groups': answer({ message: 'At most 20.', says }) };
    renderForm(groupView, null, { answers });
    await userEvent.type(await field('Name'), 'West');
    await userEvent.click(button('Save'));
    const head = await screen.findByRole('alert');
    expect(head).toHaveTextContent('deviceLimit: At most 20, as you may have yourself.');
    answers['POST /api/groups'] = answer({ message: 'It ends before it begins.' });
    await userEvent.click(button('Save'));
    await waitFor(() => expect(head).toHaveTextContent('deviceLimit: One of the values'));
    expect(head).not.toHaveTextContent('It ends before it begins.');
  });

  it('lists what it would change, old and new, and takes back one of them', async () => {
    renderForm(deviceView, van);
    const name = await field('Name');
    await userEvent.clear(name);
    await userEvent.type(name, '<b>Bus');
    await userEvent.click(screen.getByRole('button', { name: 'Attributes', expanded: false }));
    await userEvent.click(screen.getByRole('button', { name: /Remove .*gone/ }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await screen.findByRole('option', { name: 'North' }));
    const list = within(document.querySelector<HTMLElement>('.rastro-form-changes')!);
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'NameVan →becomes <b>Bus',
        'GroupSouth →becomes North',
        'gone1 →becomes empty',
      ]),
    );
    await userEvent.click(list.getByRole('button', { name: /Undo: .*gone/ }));
    await userEvent.click(list.getByRole('button', { name: /Undo: .*Group/ }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Group' })).toHaveValue('South');
    expect(screen.getByRole('button', { name: /Remove .*gone/ })).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: /Undo: .*Name/ }));
    expect(button('Save')).toBeDisabled();
  });

  it('leads to its parts, and says there what is wrong or changed', async () => {
    renderForm(deviceView, van);
    const phone = await field('Phone');
    const ways = within(screen.getByRole('navigation', { name: 'Parts of the form' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Identification',
      'Details',
      'Access',
      'Appearance',
      'Attributes',
    ]);
    fireEvent.change(screen.getByRole('slider', { name: 'Hue' }), { target: { value: '40' } });
    expect(ways.getByRole('button', { name: /Appearance.*changed/ })).toBeInTheDocument();
    expect(ways.getByRole('button', { name: 'Attributes' })).toBeInTheDocument();
    await userEvent.type(phone, '1');
    await userEvent.clear(await field('Name'));
    await userEvent.click(button('Save'));
    expect(ways.getByRole('button', { name: /Identification.*1 to correct/ })).toBeInTheDocument();
    expect(ways.getByRole('button', { name: /Details.*changed/ })).toBeInTheDocument();
    await userEvent.click(ways.getByRole('button', { name: /Attributes/ }));
    expect(screen.getByRole('heading', { name: 'Attributes' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /Remove .*gone/ })).toBeVisible();
  });

  it('stops at what looks wrong until somebody lets it be', async () => {
    const { server, onSaved } = renderForm(deviceView, van);
    const identifier = await field('Identifier');
    await userEvent.clear(identifier);
    await userEvent.type(identifier, '490154203237512');
    await userEvent.click(button('Save'));
    expect(identifier).toHaveAccessibleDescription(/should be 8, but is 2/);
    expect(identifier).not.toBeInvalid();
    expect(server.calls).not.toContain('PATCH /api/devices/1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(identifier, '{Backspace}1');
    expect(
      screen.getByRole('checkbox', { name: 'Save anyway' }),
      'another value',
    ).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ uniqueId: '490154203237511' });
  });

  it('asks for the name of what carries much with it', async () => {
    const { server, onDeleted } = renderForm(deviceView, van);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog', { name: /Delete .*Van/ }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Type .*Van/ }), 'Va{Enter}');
    expect(server.calls).not.toContain('DELETE /api/devices/1');
    await userEvent.type(dialog.getByRole('textbox'), 'n{Enter}');
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith(1));
  });

  it('takes changes back, and asks before they are lost', async () => {
    const { ref } = renderForm(groupView, makeGroup(2, { name: 'South' }));
    const name = await field('Name');
    await userEvent.type(name, 'ern');
    const leave = vi.fn();
    act(() => ref.current?.ask(leave));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(leave).not.toHaveBeenCalled();
    await userEvent.click(button('Discard'));
    expect(name).toHaveValue('South');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('says that a vehicle can be brought back where deleted ones are kept', async () => {
    const server = { attributes: { 'rastro.safeDeletion': true } };
    renderForm(deviceView, van, { server });
    await field('Name');
    await userEvent.click(button('Delete'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/An administrator can bring it back/)).toBeVisible();
    expect(dialog.queryByText(/cannot be undone/)).not.toBeInTheDocument();
  });

  it('asks in a whole sentence about what has no name', async () => {
    renderForm(groupView, makeGroup(2, { name: '' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete this item?' })).toBeVisible();
  });

  it('deletes when somebody is sure', async () => {
    const { server, onDeleted } = renderForm(groupView, makeGroup(2, { name: 'South' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: /Delete .*South/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith(2));
    expect(server.calls).toContain('DELETE /api/groups/2');
  });

  it('offers nothing to change to an account that may only look', async () => {
    renderForm(deviceView, van, { user: makeUser({ readonly: true }) });
    expect(await field('Name')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Disabled' })).toBeDisabled();
  });

  it('takes several of a list by their words, and sends them as one text', async () => {
    const bodies: unknown[] = [];
    const key = apiKey.decode({ id: 7, name: 'Shop', reads: 'positions', expiresAt: '2030-01-01' });
    const { onSaved } = renderForm(apiKeyView, key, {
      answers: {
        'PATCH /api/keys/7': ({ body }: { body: string }) => {
          bodies.push(JSON.parse(body));
          return { ...key, reads: 'devices,positions' };
        },
      },
    });
    await field('Name');
    expect(screen.getByRole('button', { name: /Remove .*Positions/ })).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Read' }), 'vehic');
    await userEvent.click(await screen.findByRole('option', { name: 'Vehicles' }));
    const list = within(document.querySelector<HTMLElement>('.rastro-form-changes')!);
    await waitFor(() =>
      expect(list.getByText(/Positions, Vehicles|Vehicles, Positions/)).toBeVisible(),
    );
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(bodies).toEqual([{ reads: 'positions,devices' }]);
  });

  it('makes a form of any description', async () => {
    const ramp = defineResource({
      name: 'Ramp',
      path: '/ramps',
      area: 'ramps',
      members: {
        id: id(),
        name: text({ required: true }),
        width: number({ min: 2, whole: true }),
        isOpen: flag(),
      },
    });
    const view = defineView(ramp, { columns: ['name'], form: [['name', 'width', 'isOpen']] });
    const made = { id: 1, name: 'A', width: 3, isOpen: true };
    const { onSaved } = renderForm(view, null, {
      answers: { 'POST /api/ramps': () => new Response(JSON.stringify(made)) },
    });
    await userEvent.type(await field('Name'), 'A');
    const width = await field('Width');
    await userEvent.clear(width);
    await userEvent.type(width, '1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Is open' }));
    await userEvent.click(button('Save'));
    expect(width).toHaveAccessibleDescription(/the minimum is/);
    await userEvent.clear(width);
    await userEvent.type(width, '3');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(made));
  });
});

it('shows and takes figures of attributes in the unit of the account', async () => {
  const { server } = renderForm(groupView, makeGroup(3, { attributes: { speedLimit: 27 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Attributes' }));
  const limit = await field('Speed limit');
  expect(limit).toHaveValue('50');
  await userEvent.clear(limit);
  await userEvent.type(limit, '80');
  expect(screen.getByText('50 km/h').closest('ul')).toHaveTextContent(/50 km\/h.*80 km\/h/);
  await userEvent.click(button('Save'));
  await waitFor(() =>
    expect(server.state.groups?.[1]?.attributes['speedLimit']).toBeCloseTo(43.197, 3),
  );
});

it('sends no half a date, and shows no refusal above what was changed since', async () => {
  const refuse = () => Response.json({ code: 'SERVER_BUSY', message: 'no' }, { status: 503 });
  const { server } = renderForm(deviceView, van, { answers: { 'PATCH /api/devices/1': refuse } });
  await userEvent.type(await field('Name'), '!');
  await userEvent.type(await field('Expires on, day'), '31');
  await userEvent.click(button('Save'));
  expect(screen.getByRole('group', { name: 'Expires on' })).toHaveAccessibleDescription(
    /Complete the date/,
  );
  expect(server.calls).not.toContain('PATCH /api/devices/1');
  await userEvent.clear(await field('Expires on, day'));
  await userEvent.click(button('Save'));
  const alert = await screen.findByRole('alert');
  await userEvent.type(await field('Name'), '?');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});
