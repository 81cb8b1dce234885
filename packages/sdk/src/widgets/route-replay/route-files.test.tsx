import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { RouteReplay } from './route-replay';
import { MORNING, replayState } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a route as a file whose name and content a hostile name cannot break', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => (files.push(file), 'blob:x');
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { wrapper } = createTestServer(replayState());
  const view = { deviceIds: [4], choice: MORNING, coloring: 'speed', atMs: null } as const;
  render(<RouteReplay defaultView={view} slots={{ map: () => null }} />, {
    wrapper: wrapper({ locale: 'en-US', timeZone: 'UTC' }),
  });
  for (const name of ['GPX', 'CSV (spreadsheet)']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  }
  expect(names).toEqual([
    'img src=x onerror=alert(1) =1+1 gnp.exe 2026-08-21.gpx',
    'img src=x onerror=alert(1) =1+1 gnp.exe 2026-08-21.csv',
  ]);
  const [gpx, csv] = await Promise.all(files.map((file) => file.text()));
  expect(gpx?.match(/<trkpt /g)).toHaveLength(91);
  expect(gpx).toContain('&lt;img src=x');
  expect(csv?.split('\r\n')).toHaveLength(93);
  // For people: with the year, in the account's units.
  expect(csv).toMatch(/^[^\r]*Time,Latitude,Longitude,Speed \(km\/h\),/);
  expect(csv?.split('\r\n')[1]).toContain('2026-08-21 11:00:00');
});
