import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { geofence } from '../../contract';
import { createTestServer } from '../../react/testing';
import type { FakeServerState } from '../../testing';
import { GeofenceImportDialog } from './geofence-import-dialog';

const point = (name: string, radius?: number) => ({
  type: 'Feature',
  properties: { name, radius },
  geometry: { type: 'Point', coordinates: [-46.6, -23.5] },
});
const toFile = (features: unknown[]) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], 'fences.geojson');

async function open(file: File, state: FakeServerState = {}) {
  const server = createTestServer({ geofences: [], ...state });
  const Wrapper = server.wrapper({ locale: 'en-US' });
  render(<GeofenceImportDialog isOpen onClose={() => undefined} />, { wrapper: Wrapper });
  await screen.findByRole('dialog', { name: 'Import geofences' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
  return server;
}
const submit = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows what can be taken and what cannot, and makes the first', async () => {
  const { calls } = await open(toFile([point('Depot <b>', 50), point('Tree'), point('', 70)]));
  expect(await screen.findByText('2 geofences can be imported')).toBeVisible();
  expect(screen.getByText('Depot <b>')).toBeVisible();
  expect(screen.getByText('is a point without a radius')).toBeVisible();
  await submit(/Import 2 geofences/);
  expect(await screen.findByText('2 geofences imported.')).toBeVisible();
  expect(calls.filter((call) => call === 'POST /api/geofences')).toHaveLength(2);
});

it('leaves a fence of the same name alone, or puts the file in its place', async () => {
  const depot = geofence.decode({ id: 4, name: 'depot', area: 'CIRCLE (0 0, 1)', calendarId: 7 });
  const { calls, state } = await open(toFile([point('Depot', 50), point('Shop', 60)]), {
    geofences: [depot],
  });
  const same = await screen.findByRole('button', { name: /1 has the name of one/ });
  expect(screen.getByRole('button', { name: /Import 1 geofence/ })).toBeEnabled();
  await userEvent.click(same);
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Replace/ }));
  await submit(/Import 2 geofences/);
  expect(await screen.findByText(/1 replaced one of its name/)).toBeVisible();
  expect(calls).toContain('PUT /api/geofences/4');
  expect(state.geofences).toMatchObject([
    { id: 4, name: 'depot', calendarId: 7, area: expect.stringContaining('50') as string },
    { name: 'Shop' },
  ]);
});

it('says how many were not saved, and why', async () => {
  await open(toFile([point('Depot', 50)]), { answers: { 'POST /api/geofences': 502 } });
  await screen.findByText('1 geofence can be imported');
  await submit(/Import 1 geofence/);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 was not saved.');
});

it.each(['kml', 'geojson'])('refuses 50 MB of %s without opening them', async (kind) => {
  const file = new File(['x'], `large.${kind}`);
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
  const text = vi.spyOn(file, 'text');
  await open(file);
  expect(
    await screen.findByText('The file is larger than 20 MB. Split it into parts.'),
  ).toBeVisible();
  expect(text).not.toHaveBeenCalled();
});

it('refuses a document type in words', async () => {
  await open(new File(['<!DOCTYPE x><kml/>'], 'bomb.kml'));
  expect(await screen.findByText(/declares a document type \(line 1\)/)).toBeVisible();
});

it('saves a few at a time, and stops after those when it is told to', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => point(`Shop ${index}`, 50));
  const { client } = await open(toFile(many));
  const answers: (() => void)[] = [];
  const made = geofence.decode({ id: 1, name: 'Shop', area: 'CIRCLE (0 0, 1)' });
  vi.spyOn(client.geofences, 'create').mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(made))),
  );
  await screen.findByText('2,000 geofences can be imported');
  await submit(/Import 2,000 geofences/);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  expect(answers).toHaveLength(4);
  await userEvent.click(stop);
  for (const answer of answers) answer();
  const text = 'Import stopped: 4 of 2,000 were saved.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(answers).toHaveLength(4);
});
