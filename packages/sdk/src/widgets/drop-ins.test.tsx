import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DeviceDetail,
  DeviceList,
  GeofenceEditor,
  Reports,
  RouteHistory,
  TrackingProvider,
  type DeviceSelection,
} from '../index';
import { createFakeServer, makeDevice, makePosition } from '../testing';

const van = makeDevice(1, { name: 'Van', status: 'online' });
const bus = makeDevice(2, { name: 'Bus', status: 'online' });

function show(widgets: ReactNode) {
  const { client } = createFakeServer({
    devices: [van, bus],
    positions: [makePosition(1), makePosition(2)],
  });
  return render(
    <TrackingProvider client={client} locale="en-US">
      {widgets}
    </TrackingProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('a widget that is given nothing but a provider', () => {
  it('chooses among all reports', async () => {
    show(<Reports />);
    await userEvent.click(await screen.findByRole('button', { name: /Summary/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Trips' }));
    expect(await screen.findByRole('button', { name: /Trips/ })).toBeVisible();
  });

  it('replays the way of the vehicle that it is told', async () => {
    const { container } = show(<RouteHistory selectedId={1} />);
    await waitFor(() => expect(container.textContent).not.toBe(''));
  });

  it('draws a new fence on a map of its own, with its form', async () => {
    show(<GeofenceEditor />);
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  });

  it('shares one selection with the others', async () => {
    function Page(): ReactElement {
      const [selected, select] = useState<DeviceSelection>();
      return (
        <>
          <button onClick={() => select(null)}>Nobody</button>
          <button onClick={() => select(1)}>The van</button>
          <DeviceList selectedId={selected} onSelect={select} grouped={false} />
          <DeviceDetail deviceId={selected} fallback={<p>Nothing chosen</p>} />
        </>
      );
    }
    show(<Page />);
    await waitFor(() => expect(screen.getByText('Nothing chosen')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'The van' }));
    await waitFor(() => expect(screen.queryByText('Nothing chosen')).toBeNull());
    act(() => screen.getByRole('button', { name: 'Nobody' }).click());
    await waitFor(() => expect(screen.getByText('Nothing chosen')).toBeVisible());
  });
});
