import { driver } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../../../frame/i18n/text-context';
import { DriverData } from './driver-data';

const WAIT = { timeout: 20_000 };
const parts = [
  { part: 'person', fate: 'ends', keptFor: '', count: 1 },
  { part: 'driver', fate: 'unnamed', keptFor: 'vehicle', count: 4 },
];
const erasure = { driverId: 7, name: 'João', isErased: false, parts };
const state = {
  drivers: [driver.decode({ id: 7, name: 'João', uniqueId: 'joao', attributes: {} })],
  answers: {
    'GET /api/qr-access': [],
    'GET /api/drivers/7/erase': erasure,
    'POST /api/drivers/7/erase': { ...erasure, isErased: true },
  },
};
const show = (user: ReturnType<typeof makeUser>, onSubmit = vi.fn()) => {
  const { client, calls } = createFakeServer({ ...state, user });
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={client} appearance={null}>
        <form onSubmit={onSubmit}>
          <DriverData driverId={7} />
        </form>
      </TrackingProvider>
    </TextProvider>,
  );
  return { calls, onSubmit };
};

it('erases a driver once the name was typed, and does not save the form that it stands in', async () => {
  const { calls, onSubmit } = show(makeUser({ administrator: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Erase person' }, WAIT));
  const plan = await screen.findByRole('list', { name: 'What happens' }, WAIT);
  expect(plan).toHaveTextContent('Name, number and documents of the driver (1)erased');
  expect(plan).toHaveTextContent('kept without the name · history of the vehicle');
  const [send] = screen.getAllByRole('button', { name: 'Erase person' }).slice(-1);
  expect(send).toBeDisabled();
  const name = screen.getByRole('textbox', { name: /João/ });
  fireEvent.change(name, { target: { value: 'joão ' } });
  expect(calls).not.toContain('POST /api/drivers/7/erase');
  fireEvent.click(send as HTMLElement);
  await waitFor(() => expect(calls).toContain('POST /api/drivers/7/erase'), WAIT);
  expect(await screen.findByRole('status', {}, WAIT)).toHaveTextContent(/^Erased\./);
  expect(onSubmit).not.toHaveBeenCalled();
}, 60_000);

it('is not offered to who only reads', async () => {
  const { calls } = show(makeUser({ readonly: true }));
  await waitFor(() => expect(calls).toContain('GET /api/drivers'), WAIT);
  expect(screen.queryByRole('button')).toBeNull();
}, 60_000);
