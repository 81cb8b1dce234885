import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { geofence } from '../../contract';
import type { EditorAction } from '../../domain/geofence-editor/editor-state';
import { useFenceList, useGeofenceEditor, type FenceEditor } from '../../react';
import { createTestServer } from '../../react/testing';
import { makeDevice, type FakeServerState } from '../../testing';
import { GeofenceForm } from './geofence-form';
import { GeofenceList } from './geofence-list';
import { useFenceForm } from './use-fence-form';

/** A page without layout has no room for lines. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(384);
});
afterEach(() => vi.restoreAllMocks());

const make = (id: number, change: object) => geofence.decode({ id, ...change });
const FENCES = [
  make(1, { name: 'Zona <b>Sul</b>', area: 'CIRCLE (-23.5 -46.6, 3000)' }),
  make(2, {
    name: 'Anel',
    area: 'POLYGON ((0 0, 0 1, 1 1, 0 0))',
    attributes: { speedLimit: 27 },
  }),
  make(3, { name: 'Vazia', area: '' }),
  make(4, {
    name: 'Âncora',
    area: 'CIRCLE (0 0, 150)',
    attributes: { isAnchor: true, deviceId: 7 },
  }),
];
const show = (element: ReactElement, state: FakeServerState = { geofences: FENCES }) => {
  const server = createTestServer(state);
  render(element, { wrapper: server.wrapper({ locale: 'pt-BR' }) });
  return server;
};

function List({
  query = '',
  onSelect = () => undefined,
}: {
  query?: string;
  onSelect?: (id: number) => void;
}) {
  const { ordinary, anchors } = useFenceList(query);
  const visitors = new Map([[1, [5, 6]]]);
  if (!ordinary || !anchors) return null;
  return (
    <GeofenceList
      ordinary={ordinary}
      anchors={anchors}
      visitors={visitors}
      onSelect={onSelect}
      selectedId={null}
    />
  );
}

it('[S3.30] [S9.17] [S9.18] [S9.19] lists fences by name with their areas, and anchors apart', async () => {
  const devices = [makeDevice(7, { attributes: { plate: 'EOX5J38' } })];
  show(<List />, { geofences: FENCES, devices });
  await screen.findByText('Zona <b>Sul</b>');
  const list = screen.getByRole('list', { name: 'Lista de cercas' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Anel3 pontos · máx. 50 km/h',
    'VaziaÁrea Não Definida',
    'Zona <b>Sul</b>Círculo · 28,27 km²2 dentro',
    expect.stringMatching(/^ÂncoraCírculo · 0,0707 km²/),
  ]);
  expect(list.textContent).toMatch(/Cercas 3.*Âncoras 1/);
  expect(await screen.findByText('EOX5J38')).toBeVisible();
});

it('goes from line to line by arrows, and opens one', async () => {
  const onSelect = vi.fn();
  show(<List onSelect={onSelect} />);
  const first = (await screen.findByText('Anel')).closest('button');
  act(() => first?.focus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Âncora'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Zona'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(1);
});

it('finds a fence without its accents', async () => {
  show(<List query="ancora" />);
  expect(await screen.findByText('Âncora')).toBeVisible();
  expect(screen.queryByText('Anel')).toBeNull();
});

let editor: FenceEditor;
function Form({
  fence = null,
  onSaved,
}: {
  fence?: (typeof FENCES)[number] | null;
  onSaved: (saved: unknown) => void;
}) {
  const made = useGeofenceEditor();
  const form = useFenceForm(fence, made.editor);
  return (
    <>
      <GeofenceForm form={form} editor={made.editor} />
      <button
        onClick={() => {
          editor = made.editor;
          void form.save().then(onSaved);
        }}
      >
        save
      </button>
    </>
  );
}
const edit = (...actions: EditorAction[]) =>
  act(() => actions.forEach((each) => editor.dispatch(each)));
const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }));

it('[S5.25] [S7.29] [S7.61] requires a name in the words of the product, then makes the fence', async () => {
  const onSaved = vi.fn();
  show(<Form onSaved={onSaved} />, { geofences: [] });
  await screen.findByRole('textbox', { name: /Nome/ });
  await save();
  expect(await screen.findByText('Informe o nome.')).toBeVisible();
  expect(onSaved).toHaveBeenLastCalledWith(undefined);
  edit({ type: 'begin', kind: 'circle' }, { type: 'add', place: { latitude: 1, longitude: 2 } });
  await userEvent.type(screen.getByRole('textbox', { name: /Nome/ }), 'Pátio');
  await userEvent.type(screen.getByRole('textbox', { name: 'Raio' }), '150');
  await userEvent.type(screen.getByRole('textbox', { name: 'Limite de velocidade' }), '50');
  await save();
  await waitFor(() =>
    expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Pátio' })),
  );
  const [saved] = onSaved.mock.lastCall as [(typeof FENCES)[number]];
  expect(saved.area).toBe('CIRCLE (1 2, 150)');
  expect(saved.attributes['speedLimit']).toBeCloseTo(50 / 1.852, 6);
});

it('says where fences do not lock, and lets a lock of before be turned off', async () => {
  const locking = make(9, {
    name: 'Pátio',
    area: 'CIRCLE (1 2, 150)',
    attributes: { lockOnExit: true },
  });
  show(<Form fence={locking} onSaved={vi.fn()} />, { server: { locksByFences: false } });
  const why = await screen.findByText(/^Não disponível neste servidor/);
  const onEnter = screen.getByRole('checkbox', { name: 'Bloquear o motor ao entrar' });
  expect(onEnter).toBeDisabled();
  expect(onEnter).toHaveAttribute('aria-describedby', why.id);
  const onExit = screen.getByRole('checkbox', { name: 'Bloquear o motor ao sair' });
  await userEvent.click(onExit);
  expect(onExit).not.toBeChecked();
});

it('lets fences lock where the server hears of them', async () => {
  const server = show(<Form onSaved={vi.fn()} />, { server: { locksByFences: true } });
  const onEnter = await screen.findByRole('checkbox', { name: 'Bloquear o motor ao entrar' });
  await waitFor(() => expect(server.calls).toContain('GET /api/server'));
  await userEvent.click(onEnter);
  expect(onEnter).toBeChecked();
  expect(screen.queryByText(/^Não disponível neste servidor/)).toBeNull();
});
