import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser, type FakeServerState } from '../../testing';
import type { FakeCall } from '../../testing/answer-resource';
import type { Device } from '../../contract';
import { DeviceForm } from './device-form';

vi.setConfig({ testTimeout: 60_000 });

const carla = { id: 4, name: 'Carla', uniqueId: 'carla', attributes: {} };
const otto = { id: 5, name: 'Otto', uniqueId: 'otto', attributes: {} };

function open(device: Device | null, state: FakeServerState = {}) {
  const sent: [string, unknown][] = [];
  const take = (name: string) => (call: FakeCall) => {
    sent.push([name, JSON.parse(call.body)]);
    return 204;
  };
  const server = createTestServer({
    devices: device ? [device] : [],
    drivers: [carla, otto],
    commands: [],
    user: makeUser({ administrator: true }),
    ...state,
    answers: {
      'POST /api/permissions': take('link'),
      'DELETE /api/permissions': take('unlink'),
      'PUT /api/devices/1/accumulators': take('count'),
      ...state.answers,
    },
  });
  const Wrapper = server.wrapper({ locale: 'en-US' });
  const onSaved = vi.fn();
  const draw = (shown: Device | null) => (
    <Wrapper>
      <DeviceForm device={shown} onSaved={onSaved} />
    </Wrapper>
  );
  const { rerender } = render(draw(device));
  return { server, sent, onSaved, show: (newer: Device) => rerender(draw(newer)) };
}
const field = async (name: string | RegExp) => {
  // By label: roles of so many fields take a test seconds.
  const found = await screen.findByLabelText(name, { selector: 'input' });
  await waitFor(() => expect(found).not.toHaveAttribute('readonly'));
  return found;
};
const write = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => userEvent.click(screen.getByText('Save', { selector: 'button *, button' }));

describe('DeviceForm', () => {
  it('[S3.4] [S5.14] makes a device whose data lie in attributes under the prefix', async () => {
    const { server, sent, onSaved } = open(null);
    await write(/^Name/, 'Fiorino 07');
    await write(/^Identifier/, '490154203237518');
    await write('Plate', ' RTA4F27 ');
    await write('Fuel tank', '55');
    await write('Speed limit', '80');
    await userEvent.click(screen.getByLabelText('Van', { selector: 'input' }));
    await userEvent.click(await field('Drivers'));
    await userEvent.click(await screen.findByRole('option', { name: /Carla/ }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.state.devices).toMatchObject([
      {
        name: 'Fiorino 07',
        category: 'van',
        attributes: {
          'rastro.plate': 'RTA4F27',
          'rastro.fuelTank': 55,
          speedLimit: expect.closeTo(43.197, 3),
        },
      },
    ]);
    expect(Object.keys(server.state.devices?.[0]?.attributes ?? {})).toHaveLength(3);
    expect(sent).toEqual([['link', { deviceId: 1, driverId: 4 }]]);
  });

  it('takes a new device back whose links are refused', async () => {
    const { server, onSaved } = open(null, { answers: { 'POST /api/permissions': 403 } });
    await write(/^Name/, 'Fiorino 07');
    await write(/^Identifier/, 'van');
    await userEvent.click(await field('Drivers'));
    await userEvent.click(await screen.findByRole('option', { name: /Carla/ }));
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.state.devices).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('[S3.6] changes only what was changed: attributes where they lie, what was counted, links', async () => {
    const van = makeDevice(1, {
      name: 'Van',
      uniqueId: 'van',
      attributes: { plate: 'ABC1234', 'rastro.brand': 'Fiat', 'rastro.color': '#ff0000', crew: 2 },
    });
    const attributes = { totalDistance: 84_312_040, hours: 3_600_000 };
    const { server, sent, onSaved } = open(van, {
      positions: [makePosition(1, { deviceId: 1, attributes })],
    });
    expect(await field('Plate')).toHaveValue('ABC1234');
    expect(await field(/^Odometer/)).toHaveValue('84,312');
    await write('Plate', 'ABC1C34');
    await write('Make', '');
    await write(/^Odometer/, '90000');
    await userEvent.click(screen.getByRole('button', { name: /Remove .*Otto/ }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.state.devices?.[0]?.attributes).toEqual({
      plate: 'ABC1C34',
      'rastro.color': '#ff0000',
      crew: 2,
    });
    expect(sent).toEqual([
      ['unlink', { deviceId: 1, driverId: 5 }],
      ['count', { deviceId: 1, totalDistance: 90_000_000 }],
    ]);
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('shows what somebody else saves meanwhile beside what was changed here, and loses neither', async () => {
    const van = makeDevice(1, { name: 'Van', uniqueId: 'van', attributes: { plate: 'ABC1234' } });
    const { server, onSaved, show } = open(van);
    await write(/^Name/, 'Mine');
    const theirs = { ...van, name: 'Theirs', attributes: { plate: 'ABC1C34' } };
    server.state.devices = [theirs];
    show(theirs);
    expect(await screen.findByText(/Somebody else has just changed: Name, Plate/)).toBeVisible();
    expect(await field(/^Name/)).toHaveValue('Mine');
    expect(await field('Plate')).toHaveValue('ABC1C34');
    expect(screen.getByText('Theirs')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.state.devices?.[0]).toMatchObject({
      name: 'Mine',
      attributes: theirs.attributes,
    });
  });

  it('keeps fields out of the list of attributes', async () => {
    const attributes = { 'rastro.plate': 'RTA4F27', 'rastro.color': '#ff0000', crew: 2 };
    open(makeDevice(1, { attributes }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Attributes', expanded: false }),
    );
    const list = within(screen.getByRole('group', { name: 'Attributes' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText(/crew/)).toBeVisible();
  });

  it('has no counters of a device that was never heard', async () => {
    open(makeDevice(1));
    await field('Plate');
    expect(screen.queryByLabelText(/^Odometer/)).not.toBeInTheDocument();
  });

  it('warns of a plate, a RENAVAM and a chassis that look wrong, and lets each be', async () => {
    const { server, onSaved } = open(makeDevice(1, { name: 'Van', uniqueId: 'van' }));
    await write('Plate', 'ABC12');
    await write('RENAVAM', '00639884961');
    await write('Chassis number', '9BD2651JHR918420');
    await save();
    expect(await field('Plate')).toHaveAccessibleDescription(/does not look like a plate/);
    expect(await field('RENAVAM')).toHaveAccessibleDescription(/should be 2, but is 1/);
    expect(await field('Chassis number')).toHaveAccessibleDescription(/this one has 16/);
    expect(server.calls).not.toContain('PATCH /api/devices/1');
    for (const box of screen.getAllByLabelText('Save anyway')) {
      await userEvent.click(box);
    }
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.state.devices?.[0]?.attributes).toMatchObject({ 'rastro.plate': 'ABC12' });
  });

  it('says that the limit of devices is reached', async () => {
    const answer = () =>
      new Response(JSON.stringify({ code: 'DEVICE_LIMIT_EXCEEDED', message: 'full' }), {
        status: 409,
      });
    open(null, { answers: { 'POST /api/devices': answer } });
    await write(/^Name/, 'Van');
    await write(/^Identifier/, 'van');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/limit/i);
  });
});
