import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../../react/testing';
import { DeviceList } from '../device-list';
import { fleet, layOutPage, openList, rows, user } from '../testing';

describe('what DeviceList says', () => {
  layOutPage();

  it('says that there is nothing yet', async () => {
    const { calls } = openList({}, { devices: [], positions: [] });
    expect(await screen.findByText('No devices yet')).toBeInTheDocument();
    const reads = () => calls.filter((call) => call === 'GET /api/devices').length;
    const before = reads();
    await user.click(screen.getByRole('button', { name: 'Refresh list' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('says that loading failed and tries again when asked', async () => {
    const server = createTestServer(fleet);
    server.state.answers = { 'GET /api/devices': 502, 'GET /api/positions': 502 };
    render(<DeviceList density="comfortable" />, { wrapper: server.wrapper({ locale: 'es' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar');
    server.state.answers = {};
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  });

  it('shows a skeleton after 200 ms of waiting', async () => {
    vi.useFakeTimers();
    const server = createTestServer(fleet);
    vi.spyOn(server.client.live, 'hasLoaded').mockReturnValue(false);
    render(<DeviceList density="comfortable" />, { wrapper: server.wrapper({ locale: 'en-US' }) });
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(screen.queryByText('Loading devices')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(screen.getByText('Loading devices')).toBeInTheDocument();
  });

  it('keeps old data under a notice while the connection is lost', async () => {
    const { drop, container } = openList();
    await waitFor(() => expect(rows()).toHaveLength(5));
    await waitFor(() => expect(screen.getByText('Live')).toBeInTheDocument());
    act(() => drop());
    expect(screen.getByText('No connection to the server')).toBeInTheDocument();
    expect(screen.getByText(/Reconnecting in 5 s/)).toBeInTheDocument();
    expect(rows()).toHaveLength(5);
    expect(container.querySelector('.rastro-device-list')).toHaveAttribute(
      'data-connection',
      'reconnecting',
    );
  });
});
