import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServer } from '../testing';
import { useReportNames } from './use-report-names';

it('names fences, and says in words that one is there no more', async () => {
  const server = createTestServer({
    answers: { 'GET /api/geofences': [{ id: 5, name: 'Depósito' }] },
  });
  const { result } = renderHook(() => useReportNames({ withFences: true }), {
    wrapper: server.wrapper(),
  });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  const { names } = result.current;
  expect([5, 6].map((id) => names.fence(id))).toEqual(['Depósito', 'Cerca indisponível']);
});

it('calls a fence gone only where it could ask which there are', async () => {
  const server = createTestServer({ answers: { 'GET /api/geofences': 500 } });
  const { result } = renderHook(() => useReportNames({ withFences: true }), {
    wrapper: server.wrapper(),
  });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(result.current.names.fence(5)).toBe('#5');
});
