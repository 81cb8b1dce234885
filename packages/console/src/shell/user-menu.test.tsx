import { makeUser } from '@rastro/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { PreferencesProvider } from '../preferences/preferences-context';
import { UserMenu } from './user-menu';

it('[S2.39] [S2.67] shows whose account it is, and signs out', async () => {
  const onSignOut = vi.fn();
  render(
    <PreferencesProvider>
      <TextProvider locale="en-US">
        <UserMenu user={makeUser({ name: 'Ana Lima' })} onSignOut={onSignOut} />
      </TextProvider>
    </PreferencesProvider>,
  );
  const trigger = screen.getByRole('button', { name: /Ana Lima/ });
  expect(trigger).toHaveTextContent('Ana Lima');
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
