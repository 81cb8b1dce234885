import { device } from '@rastro/sdk/contract';
import { createFakeServer, makeDevice, makeGroup, makeUser } from '@rastro/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 20_000 };

testInWideWindow();

function open(account = makeUser({ administrator: true })) {
  const devices = [makeDevice(7, { name: 'Truck 7', uniqueId: '7007' })];
  const server = createFakeServer({
    user: account,
    devices,
    groups: [makeGroup(2, { name: 'North' })],
  });
  renderConsole(server.client, '/devices/import');
  return server;
}
const choose = async (text: string) => {
  await screen.findByText('File', {}, WAIT);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input!, new File([text], 'fleet.csv', { type: 'text/csv' }));
};

it('plans a file, lets a row be mended, and makes and changes what is there', async () => {
  const server = open();
  await choose(
    'Nome;IMEI;Grupo;Cor;attributes.speedLimit\nTruck 7b;7007;North;red;80\nVan;"3,55E+14";;;\n',
  );
  expect(await screen.findByText('To update: 1', {}, WAIT)).toBeVisible();
  expect(screen.getByText('Refused: 1')).toBeVisible();
  expect(screen.getByText(/was rounded by the spreadsheet/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'attributes.speedLimit' })).toHaveDisplayValue(
    /Speed limit \(mph\)/,
  );
  await user.click(screen.getByText(/was rounded by the spreadsheet/));
  const dialog = await screen.findByRole('dialog', { name: 'Line 3' }, WAIT);
  const id = within(dialog).getByRole('textbox', { name: /Identifier/ });
  expect(id).toHaveAccessibleDescription(/was rounded/);
  await user.clear(id);
  await user.type(id, '355000000000008');
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('To create: 1', {}, WAIT)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByText('The import is done', {}, WAIT)).toBeVisible();
  expect(screen.getByText('Created: 1')).toBeVisible();
  expect(screen.getByText('Updated: 1')).toBeVisible();
  const kept = await server.client.resource(device).list();
  expect(kept[0]?.attributes).toEqual({ speedLimit: expect.closeTo(69.518, 3) });
  expect(kept.map(({ name, uniqueId, groupId }) => [name, uniqueId, groupId])).toEqual([
    ['Truck 7b', '7007', 2],
    ['Van', '355000000000008', 0],
  ]);
});

it('asks which column tells one from another, and takes the answer', async () => {
  open();
  await choose('name,Code\nVan,8\n');
  expect(await screen.findByText(/No column is for “Identifier”/, {}, WAIT)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 0' })).toBeDisabled();
  const column = screen.getByRole('combobox', { name: 'Code' });
  await user.clear(column);
  await user.type(column, 'Identifier');
  await user.click(await screen.findByRole('option', { name: 'Identifier' }, WAIT));
  expect(await screen.findByText('To create: 1', {}, WAIT)).toBeVisible();
});

it('says of a file that is none what it is', async () => {
  open();
  await choose('%PDF-1.7');
  await waitFor(
    () => expect(screen.getByText('It is no CSV and no .xlsx file.')).toBeVisible(),
    WAIT,
  );
});

it('is not for accounts that may make none', async () => {
  open(makeUser({ readonly: true }));
  await waitFor(() => expect(screen.queryByText(/one line each/)).toBeNull(), WAIT);
  expect(screen.queryByLabelText(/Choose a file/)).toBeNull();
});
