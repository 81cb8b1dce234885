import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };
const THEME = {
  domain: '',
  revision: 2,
  proof: null,
  verifiedAt: null,
  files: [],
  branding: { productName: 'Veloz', trackers: { host: 'track.veloz.com' } },
  versions: [2, 1].map((revision) => ({
    revision,
    savedAt: '2026-11-01T12:00:00.000Z',
    savedBy: 'Ana',
  })),
};

function open(path: string, state: FakeServerState = {}) {
  const answers = { 'GET /api/themes': [], 'GET /api/theme': THEME, ...state.answers };
  const server = createFakeServer({ ...state, user: makeUser({ administrator: true }), answers });
  renderConsole(server.client, path);
  return server;
}

testInWideWindow();

it('[S1.29] [S2.57] saves what an administrator changes of the brand, and keeps the rest', async () => {
  const sent: unknown[] = [];
  const save = ({ body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return { ...THEME, revision: 3 };
  };
  open('/theme', { answers: { 'PUT /api/theme': save } });
  const name = await screen.findByRole('textbox', { name: 'Product name' }, WAIT);
  expect(name).toHaveValue('Veloz');
  await user.clear(name);
  await user.type(name, 'Ligeiro');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const branding = { productName: 'Ligeiro', trackers: { host: 'track.veloz.com' } };
  await waitFor(() => expect(sent).toMatchObject([{ revision: 2, branding }]), WAIT);
});

it('has what was typed again where the page went without asking, and not what was discarded', async () => {
  const { client } = open('/theme');
  const field = () => screen.findByRole('textbox', { name: 'Product name' }, WAIT);
  await user.type(await field(), ' Sul');
  cleanup();
  renderConsole(client, '/theme');
  await waitFor(async () => expect(await field()).toHaveValue('Veloz Sul'), WAIT);
  expect(screen.getByText('What you had typed is back, and is not saved yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  renderConsole(client, '/theme');
  expect(await field()).toHaveValue('Veloz');
});

it('says that it is saved only once it was', async () => {
  open('/theme', { answers: { 'GET /api/theme': { ...THEME, revision: 0, versions: [] } } });
  await screen.findByRole('textbox', { name: 'Product name' }, WAIT);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('says at its field what cannot be saved, and sends nothing', async () => {
  const server = open('/theme');
  const accent = await screen.findByRole('textbox', { name: /^Brand colour/ }, WAIT);
  await user.clear(accent);
  await user.type(accent, 'red');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(accent).toBeInvalid(), WAIT);
  expect(server.calls).not.toContain('PUT /api/theme');
});

it('takes an earlier version back', async () => {
  const server = open('/theme', { answers: { 'POST /api/theme/revert': THEME } });
  await user.click(await screen.findByRole('button', { name: 'Versions' }, WAIT));
  const dialog = await screen.findByRole('dialog', {}, WAIT);
  await user.click(within(dialog).getByRole('button', { name: 'Use version 1' }));
  await waitFor(() => expect(server.calls).toContain('POST /api/theme/revert'), WAIT);
});

it('shows what the DNS of a domain must say', async () => {
  const proof = {
    name: '_rastro.track.acme.com',
    value: 'rastro=abc',
    file: 'https://track.acme.com/.well-known/rastro.txt',
  };
  open('/theme?domain=track.acme.com', {
    answers: { 'GET /api/theme': { ...THEME, domain: 'track.acme.com', proof } },
  });
  expect(await screen.findByText('rastro=abc', {}, WAIT)).toBeVisible();
});

it('is for administrators', async () => {
  const server = createFakeServer({ user: makeUser({}) });
  renderConsole(server.client, '/theme');
  await waitFor(() => expect(screen.queryByText('Product name')).toBeNull(), WAIT);
  expect(server.calls).not.toContain('GET /api/theme');
});

it('shows a reseller the brand of their own domain, and leads there from their menu', async () => {
  const attributes = { 'rastro.resellerDomain': 'track.acme.com' };
  const reseller = makeUser({ userLimit: -1, attributes });
  const answers = {
    'GET /api/themes': [],
    'GET /api/theme': { ...THEME, domain: 'track.acme.com' },
  };
  const server = createFakeServer({ user: reseller, answers });
  renderConsole(server.client, '/theme?domain=track.other.com');
  expect(await screen.findByText('Brand of track.acme.com', {}, WAIT)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My brand' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New domain' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  expect(await screen.findByRole('menuitem', { name: 'My brand' }, WAIT)).toBeVisible();
});
