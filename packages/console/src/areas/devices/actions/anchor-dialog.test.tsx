import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeDevice, makeUser } from '@rastro/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { needWords } from '../../../frame/i18n/page-words';
import { TextProvider } from '../../../frame/i18n/text-context';
import { AnchorDialog } from './anchor-dialog';

await needWords('detail', 'resource');

it('[S4.53] says that it was cancelled, and sends nothing', async () => {
  const server = createFakeServer({
    user: makeUser({ administrator: true }),
    devices: [makeDevice(1, { name: 'Van' })],
  });
  render(
    <MemoryRouter>
      <TextProvider locale="pt-BR">
        <TrackingProvider client={server.client} locale="pt-BR" appearance={null}>
          <AnchorDialog deviceId={1} />
        </TrackingProvider>
      </TextProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('Ação cancelada pelo usuário')).toBeVisible();
  expect(server.calls).not.toContain('POST /api/commands/send');
});
