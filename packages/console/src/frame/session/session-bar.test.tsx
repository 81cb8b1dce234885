import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer } from '@rastro/sdk/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { SessionBar } from './session-bar';

const show = (isOutdated: boolean) =>
  render(
    <TextProvider locale="pt-BR">
      <TrackingProvider client={createFakeServer().client} appearance={null}>
        <SessionBar
          userName="Rui"
          status={{ by: null, worksFor: null, endsAtMs: null }}
          isOutdated={isOutdated}
        />
      </TrackingProvider>
    </TextProvider>,
  );

it('[S8.30] says that there is a new version, and offers to reload', async () => {
  show(true);
  expect(await screen.findByText('Há uma nova versão. Recarregue a página.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeEnabled();
});

it('says nothing while there is none', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});
