import { render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  choice,
  defineResource,
  flag,
  id,
  moment,
  number,
  reference,
  text,
} from '../../../contract';
import { makeDevice, makeGroup, type FakeServerState } from '../../../testing';
import type { LabelOverrides } from '../../labels/label';
import { createTestServer } from '../../testing';
import { defineView } from '../define-view';
import { deviceView } from '../device.view';
import { ResourceTable, type ResourceTableProps } from './resource-table';

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const labels: LabelOverrides = {
  'member.boat.topSpeed': 'Top speed',
  'member.crew': 'Crew',
  'member.sailed': 'Sailed',
  'member.builtAt': 'Built',
  'member.hasSails': 'Has sails',
  'member.kind': 'Kind',
  'choice.boat.kind.yacht': 'A yacht',
  'choice.kind.ferry': 'A ferry',
};
const boat = defineResource({
  name: 'Boat',
  path: '/boats',
  area: 'boats',
  members: {
    id: id(),
    name: text({ required: true }),
    groupId: reference('Group'),
    topSpeed: number({ unit: 'knots' }),
    crew: number({ whole: true }),
    sailed: number({ unit: 'metres' }),
    builtAt: moment(),
    hasSails: flag(),
    kind: choice(['yacht', 'ferry'], { default: 'ferry' }),
    code: text({ secret: true }),
  },
});
const boatView = defineView(boat, {
  columns: ['name', 'groupId', 'topSpeed', 'crew', 'sailed', 'builtAt', 'hasSails', 'kind', 'code'],
  form: [['name']],
});
const BOATS = [
  {
    id: 1,
    name: 'Ana',
    groupId: 5,
    topSpeed: 10,
    crew: 1234,
    sailed: 1500,
    builtAt: '2026-08-21T02:30:00Z',
    hasSails: true,
    kind: 'yacht',
    code: 'hidden',
  },
  {
    id: 2,
    name: '<img src=x>',
    groupId: 0,
    topSpeed: null,
    crew: null,
    sailed: 0,
    builtAt: null,
    hasSails: false,
    kind: 'ferry',
    code: '',
  },
  {
    id: 3,
    name: 'Zoe',
    groupId: 77,
    topSpeed: 2,
    crew: 3,
    sailed: 10,
    builtAt: null,
    hasSails: false,
    kind: 'barge',
    code: '',
  },
];

function open(props: Omit<ResourceTableProps, 'label'>, state: FakeServerState = {}) {
  const server = createTestServer({ groups: [makeGroup(5, { name: 'Harbour' })], ...state });
  const Wrapper = server.wrapper({ locale: 'pt-BR', timeZone: 'America/Sao_Paulo' });
  return {
    server,
    ...render(<ResourceTable label="Boats" labels={labels} {...props} />, { wrapper: Wrapper }),
  };
}
const cells = (index: number) => {
  const line = document.querySelector(`[data-index="${index}"]`);
  return within(line as HTMLElement)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

describe('ResourceTable', () => {
  it('writes each kind of member as the account reads it, and no secret', async () => {
    open({ view: boatView, rows: BOATS });
    await screen.findByText('Harbour');
    const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual([
      'Nome',
      'Grupo',
      'Top speed',
      'Crew',
      'Sailed',
      'Built',
      'Has sails',
      'Kind',
    ]);
    expect(cells(0).map((text) => text?.replace(/\s/g, ' '))).toEqual([
      'Ana',
      'Harbour',
      '19 km/h',
      '1.234',
      '1,5 km',
      '20/08/2026 23:30',
      'Sim',
      'A yacht',
    ]);
    expect(cells(1)).toEqual([
      '<img src=x>',
      '–',
      '–',
      '–',
      expect.any(String),
      '–',
      'Não',
      'A ferry',
    ]);
    expect(cells(2)[1]).toBe('#77');
    expect(cells(2)[7]).toBe('barge');
  });

  it('asks the server for its list and for the names it shows, once each', async () => {
    const devices = [makeDevice(1, { name: 'Alfa', groupId: 5 }), makeDevice(2, { name: 'Beta' })];
    const { server } = open({ view: deviceView }, { devices });
    expect(await screen.findByText('Harbour')).toBeInTheDocument();
    const asked = server.calls.filter((call) => /GET .*(devices|groups)/.test(call));
    expect([...asked].sort()).toEqual(['GET /api/devices', 'GET /api/groups']);
    await user.type(screen.getByRole('searchbox'), 'harb');
    await waitFor(() => expect(screen.queryByText('Beta')).not.toBeInTheDocument());
    expect(screen.getByText('Alfa')).toBeInTheDocument();
  });

  it('stands without names that it may not read, and says what failed', async () => {
    const answers = { 'GET /api/groups': 403, 'GET /api/devices': 502 };
    const { server } = open(
      { view: deviceView },
      { devices: [makeDevice(1, { groupId: 5 })], answers },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/Algo deu errado/);
    server.state.answers = { 'GET /api/groups': 403 };
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('#5')).toBeInTheDocument();
  });

  it('lets a page draw cells and add columns of its own', async () => {
    open({
      view: boatView,
      rows: BOATS,
      cells: { name: ({ id: boatId }) => <b>{`Boat ${boatId}`}</b> },
      moreColumns: [{ id: 'more', label: 'More', value: () => 'of it' }],
    });
    await screen.findByText('Harbour');
    expect(cells(0)[0]).toBe('Boat 1');
    expect(cells(0).at(-1)).toBe('of it');
  });
});
