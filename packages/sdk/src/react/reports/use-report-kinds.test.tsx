import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PERMISSION_PRESETS, REPORT_KINDS, writePermissions } from '../../domain';
import { makeUser, type FakeServerState } from '../../testing';
import { createTestServer } from '../testing';
import { useReportKinds } from './use-report-kinds';

const offerTo = (state: FakeServerState) =>
  renderHook(() => useReportKinds(REPORT_KINDS), { wrapper: createTestServer(state).wrapper() });

it('[S6.31] offers the days of drivers to who may read drivers, and other reports to who may not', async () => {
  const server = { attributes: { 'rastro.enableAdvancedPerms': true } };
  const given = PERMISSION_PRESETS.viewer;
  const holding = (names: typeof given) =>
    makeUser({ attributes: { 'rastro.advancedPerms': writePermissions(names) } });
  const all = offerTo({ server, user: holding(given) });
  await waitFor(() => expect(all.result.current).toEqual(REPORT_KINDS));
  const some = offerTo({ server, user: holding(given.filter((one) => one !== 'drivers.view')) });
  await waitFor(() => expect(some.result.current).toEqual(REPORT_KINDS.slice(0, -1)));
});

it('offers none to who has no reports', async () => {
  const { result } = offerTo({ user: makeUser({ disableReports: true }) });
  await waitFor(() => expect(result.current).toEqual([]));
});
